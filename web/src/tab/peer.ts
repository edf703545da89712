// A line to another device, without anybody between: WebRTC without a server that introduces the two.
// The one that invites tells a code, the other answers with one; both travel as links.
import { codeOf, sdpOf, type Code } from './code';

/** Browsers carry no more than this in one piece everywhere. */
const PIECE = 60_000;
const MORE = '+';
const LAST = '.';

export interface Heed {
  open(): void;
  hear(text: string): void;
  /** The other device is gone. */
  close(): void;
}

export class Peer {
  readonly #connection = new RTCPeerConnection({ iceServers: [] });
  readonly #channel = this.#connection.createDataChannel('commonroom', { negotiated: true, id: 0 });
  readonly #heed: Heed;
  #heard = '';
  #over = false;

  constructor(heed: Heed) {
    this.#heed = heed;
    this.#channel.onopen = () => heed.open();
    this.#channel.onmessage = ({ data }) => this.#hear(data as string);
    this.#channel.onclose = () => this.close();
    this.#connection.onconnectionstatechange = () => {
      if (['disconnected', 'failed', 'closed'].includes(this.#connection.connectionState)) this.close();
    };
    // A page that is left says so: else the other one would wait for a while.
    window.addEventListener('pagehide', () => this.close());
  }

  /** The code that invites. */
  async invite(id: string): Promise<string> {
    await this.#connection.setLocalDescription(await this.#connection.createOffer());
    return this.#told(id);
  }

  /** Answer an invitation: the code that goes back. */
  async answer(invitation: Code): Promise<string> {
    await this.#connection.setRemoteDescription({ type: 'offer', sdp: sdpOf(invitation, 'offer') });
    await this.#connection.setLocalDescription(await this.#connection.createAnswer());
    return this.#told(invitation.id);
  }

  async accept(answer: Code): Promise<void> {
    await this.#connection.setRemoteDescription({ type: 'answer', sdp: sdpOf(answer, 'answer') });
  }

  send(text: string): void {
    if (this.#channel.readyState !== 'open') return;
    let at = 0;
    for (; at + PIECE < text.length; at += PIECE) this.#channel.send(MORE + text.slice(at, at + PIECE));
    this.#channel.send(LAST + text.slice(at));
  }

  close(): void {
    if (this.#over) return;
    this.#over = true;
    this.#channel.close();
    this.#connection.close();
    this.#heed.close();
  }

  /** A code says everything at once, so it waits until this device knows where it listens. */
  async #told(id: string): Promise<string> {
    const connection = this.#connection;
    await new Promise<void>((settle) => {
      const look = () => connection.iceGatheringState === 'complete' && settle();
      connection.onicegatheringstatechange = look;
      look();
    });
    return codeOf(id, connection.localDescription!.sdp);
  }

  #hear(piece: string): void {
    this.#heard += piece.slice(1);
    if (piece[0] === MORE) return;
    const text = this.#heard;
    this.#heard = '';
    this.#heed.hear(text);
  }
}
