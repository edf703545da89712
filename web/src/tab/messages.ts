// What the page and its worker say to each other: requests and lines, as with a server.

/** What is on its way while a tab opens, in this order. */
export const STEPS = ['python', 'rules', 'tables'] as const;
export type Step = (typeof STEPS)[number];

/** Whether this browser keeps tables when the tab is closed. */
export type Keeping = 'all' | 'little' | 'nothing';

/** What a client says to tables that are not a server's. */
export type ToTables =
  | { kind: 'request'; id: number; method: string; address: string; token: string | null; body: string }
  | { kind: 'connect'; id: number }
  | { kind: 'say'; id: number; text: string }
  | { kind: 'leave'; id: number };
export type ToWorker = ToTables | { kind: 'begin'; base: string; page: string };

/** To the second worker, in which bots look ahead: what it takes to think. */
export type Thought = [saved: string, seat: number, level: string, seed: string, seconds: number];
export type ToBots = { kind: 'begin'; base: string } | { kind: 'think'; id: number; thought: Thought };
export type FromBots = { id: number; told: string } | { id: number; failed: string };

export type FromTables =
  | { kind: 'response'; id: number; status: number; media: string; text: string }
  | { kind: 'hear'; id: number; text: string }
  | { kind: 'closed'; id: number; code: number };
export type FromWorker =
  | FromTables
  | { kind: 'step'; step: Step }
  | { kind: 'ready'; keeping: Keeping }
  | { kind: 'failed'; reason: string };
