// This page as a guest of another device: its tables are there.
import type { Code } from './code';
import type { FromTables, ToTables } from './messages';

interface Guest {
  /** null: this page has tables of its own; `wrong`: what it was opened with is no invitation. */
  state: 'answering' | 'waiting' | 'there' | 'gone' | 'wrong' | null;
  /** The code that goes back to the other device. */
  answer: string;
}

export const guest = $state<Guest>({ state: null, answer: '' });

/** Answer an invitation, and reach the other device's tables by the line that comes of it. */
export async function join(
  invitation: Code | null, hear: (message: FromTables) => void, lose: () => void,
): Promise<(message: ToTables) => void> {
  if (invitation === null) {
    guest.state = 'wrong';
    return () => {};
  }
  guest.state = 'answering';
  const { Peer } = await import('./peer');
  const peer = new Peer({
    open: () => (guest.state = 'there'),
    hear: (text) => hear(JSON.parse(text) as FromTables),
    close: () => {
      guest.state = 'gone';
      lose();
    },
  });
  guest.answer = await peer.answer(invitation);
  guest.state = 'waiting';
  return (message) => peer.send(JSON.stringify(message));
}
