// What the page and its worker say to each other: requests and lines, as with a server.

/** What is on its way while a tab opens, in this order. */
export const STEPS = ['python', 'rules', 'tables'] as const;
export type Step = (typeof STEPS)[number];

export type ToWorker =
  | { kind: 'begin'; base: string; page: string }
  | { kind: 'request'; id: number; method: string; address: string; token: string | null; body: string }
  | { kind: 'connect'; id: number }
  | { kind: 'say'; id: number; text: string }
  | { kind: 'leave'; id: number };

export type FromWorker =
  | { kind: 'step'; step: Step }
  | { kind: 'ready'; kept: boolean }
  | { kind: 'failed'; reason: string }
  | { kind: 'response'; id: number; status: number; media: string; text: string }
  | { kind: 'hear'; id: number; text: string }
  | { kind: 'closed'; id: number; code: number };
