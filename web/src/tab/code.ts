// What two devices must know of each other to speak without anybody between them, as short as a
// code that a camera reads. What browsers write around it (SDP) is always the same.

export interface Code {
  /** Which invitation it is, or answers. */
  id: string;
  name: string;
  password: string;
  /** Of the certificate, so that nobody else can answer: SHA-256, as base64. */
  fingerprint: string;
  /** Where it listens in its own network: addresses and ports. */
  places: [address: string, port: number][];
}

const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim;

function line(sdp: string, name: string): string {
  const found = new RegExp(`^a=${name}:(.+?)\\s*$`, 'm').exec(sdp);
  if (found === null) throw new Error(`The browser does not say its ${name}.`);
  return found[1];
}

export function codeOf(id: string, sdp: string): string {
  const digest = line(sdp, 'fingerprint').replace(/^sha-256 /i, '').split(':');
  const fingerprint = btoa(String.fromCharCode(...digest.map((pair) => parseInt(pair, 16))));
  const places = [...sdp.matchAll(CANDIDATE)].flatMap(([, address, port]) => [address, Number(port)]);
  const told = [id, line(sdp, 'ice-ufrag'), line(sdp, 'ice-pwd'), fingerprint, ...places];
  return btoa(JSON.stringify(told)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const isText = (one: unknown): one is string => typeof one === 'string';

/** What a code says, or null if it is none. It may be the end of a link. */
export function read(text: string): Code | null {
  try {
    const last = text.trim().split('/').at(-1)!;
    const told: unknown = JSON.parse(atob(last.replaceAll('-', '+').replaceAll('_', '/')));
    if (!Array.isArray(told) || !told.slice(0, 4).every(isText)) return null;
    const [id, name, password, fingerprint, ...rest] = told as [string, string, string, string, ...unknown[]];
    const places: Code['places'] = [];
    for (let at = 0; at < rest.length; at += 2) {
      const [address, port] = rest.slice(at, at + 2);
      // It goes into lines of its own: whoever made the code must not add any.
      if (!isText(address) || !/^[\w.:-]+$/.test(address) || !Number.isInteger(port)) return null;
      places.push([address, port as number]);
    }
    if (![id, name, password].every((one) => /^[\w+/-]+$/.test(one)) || atob(fingerprint).length !== 32) return null;
    return { id, name, password, fingerprint, places };
  } catch {
    return null;
  }
}

export function sdpOf(code: Code, type: 'offer' | 'answer'): string {
  const bytes = Array.from(atob(code.fingerprint), (one) => one.charCodeAt(0));
  const digest = bytes.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
  const lines = [
    'v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0',
    ...code.places.map(([address, port], at) => `a=candidate:${at + 1} 1 udp ${2113937151 - at} ${address} ${port} typ host`),
    'a=end-of-candidates',
    `a=ice-ufrag:${code.name}`, `a=ice-pwd:${code.password}`, `a=fingerprint:sha-256 ${digest}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`, 'a=mid:0', 'a=sctp-port:5000', 'a=max-message-size:262144',
  ];
  return lines.map((one) => `${one}\r\n`).join('');
}
