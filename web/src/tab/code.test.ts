import { describe, expect, it } from 'vitest';
import { codeOf, read, sdpOf } from './code';

/** As Chromium writes it. */
const WRITTEN = `v=0\r
m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r
a=candidate:4018113770 1 udp 2113937151 441f4f20-329a-45ce-bc52-c2fbb4430ace.local 44231 typ host generation 0\r
a=candidate:1 1 tcp 1518214911 192.0.2.7 9 typ host tcptype active\r
a=candidate:605637898 1 udp 2113942271 fd00::2 46712 typ host generation 0\r
a=ice-ufrag:kC+S\r
a=ice-pwd:+dmpLHM73vQGmewF63ZJuscb\r
a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, i) => (i + 224).toString(16).toUpperCase()).join(':')}\r
a=setup:actpass\r
`;

describe('a code', () => {
  it('says what the other device must know, and gives it back', () => {
    const code = codeOf('abc123', WRITTEN);
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(300);
    const told = read(`https://example.org/games/#/join/t/s/${code}`)!;
    expect(told.places).toEqual([['441f4f20-329a-45ce-bc52-c2fbb4430ace.local', 44231], ['fd00::2', 46712]]);
    const written = sdpOf(told, 'answer');
    expect(written).toContain('a=setup:active\r\n');
    expect(codeOf('abc123', written)).toBe(code);
  });

  it('is nothing else', () => {
    const made = (...told: unknown[]) => btoa(JSON.stringify(told));
    const print = btoa('x'.repeat(32));
    expect(read(made('id', 'name', 'word', print, '192.0.2.1', 9))).not.toBeNull();
    expect(read('')).toBeNull();
    expect(read('https://example.org/')).toBeNull();
    expect(read(made('id', 'name', 'word', btoa('x')))).toBeNull();
    expect(read(made('id', 'name', 'word', print, '192.0.2.1'))).toBeNull();
    expect(read(made('id', 'name', 'word', print, '192.0.2.1 9\r\na=x', 9))).toBeNull();
    expect(read(made('id', 'name\r\na=x', 'word', print))).toBeNull();
  });
});
