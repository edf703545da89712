// What is told beside the board: moments nobody should miss, with the dice that made them.
import type { EventLine, Tone } from '../boards/contract';
import type { Msg } from './wire';

export interface Told {
  /** For lists on the screen. */
  id: string;
  line: Msg;
  tone: Tone;
  /** Dice of whoever acts, and of whoever answers. */
  dice: number[];
  others: number[];
}

const DICE = ['dice', 'die', 'roll', 'mine'];
const OTHERS = ['foe_die', 'other_die', 'keeper_roll', 'theirs'];
const SIDES = 6;

/** The faces of six-sided dice among the arguments of a message; of a die that was rolled again, the
    face it shows now. */
function faces(args: Msg['args'], names: readonly string[]): number[] {
  return names
    .flatMap((name) => args[name] ?? [])
    .filter((one): one is number => typeof one === 'number' && one >= 1 && one <= SIDES);
}

/** What to tell of some events: the moments of the game only, or everything but what the reader has
    just done, which is no news to them. */
export function told(
  events: readonly EventLine[],
  moments: Record<string, Tone | null>,
  everything: boolean,
  you: number | null,
): Told[] {
  const alone = events.length === 1 && you !== null && events[0].line.args.seat === you;
  return events
    .filter(({ name }) => moments[name] ?? (everything && !alone && moments[name] !== null))
    .map(({ name, seq, index, line }) => ({
      id: `${seq}-${index}`,
      line,
      tone: moments[name] ?? 'plain',
      dice: faces(line.args, typeof line.args.to === 'number' ? ['to'] : DICE),
      others: faces(line.args, OTHERS),
    }));
}
