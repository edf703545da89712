// A lesson: a game's guide, played without a table. The server has worked out what a table would
// say; this is the other end of the line, here in the page.
import type { Socket } from './connection';
import type { FromClient, FromServer, Lesson, LessonStep, Msg, Update, Welcome } from './wire';

/** What is said to everything that a lesson has no table for. */
const NO_TABLE: Msg = { key: 'web-lesson-only', args: {} };

export const sameOption = (one: readonly unknown[] | null, other: readonly unknown[] | null) =>
  one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other);

export class LessonLine implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #lesson: Lesson;
  readonly #moved: (step: number) => void;
  #step = 0;
  #seq: number;

  /** `moved` is told which step is read now; after the last one, their number. */
  constructor(lesson: Lesson, moved: (step: number) => void) {
    this.#lesson = lesson;
    this.#moved = moved;
    this.#seq = lesson.welcome.seq;
    queueMicrotask(() => this.onopen?.());
  }

  /** Go on from a step that is only to be read. */
  next(): void {
    if (this.#now?.answer === null) this.#goOn(this.#now);
  }

  send(text: string): void {
    const said = JSON.parse(text) as FromClient;
    if (said.type === 'hello') {
      this.#say(this.#lesson.welcome);
      this.#hint();
    } else if (said.type === 'answer') {
      this.#answered(said.option, said.nonce ?? '');
    } else if (said.type === 'undo') {
      // Told first: after a welcome, what was not answered is asked again.
      this.#say({ type: 'done', nonce: said.nonce ?? '', seq: this.#seq });
      this.#back();
    } else if (said.type === 'history') {
      const { after = 0, nonce = '' } = said;
      const news = this.#told.flatMap((one) => one.news).filter((one) => one.seq > after);
      this.#say({ type: 'past', after, news, more: false, nonce });
    } else {
      this.#refuse(said.nonce ?? '', NO_TABLE);
    }
  }

  close(): void {}

  get #now(): LessonStep | undefined {
    return this.#lesson.steps[this.#step];
  }

  /** What was said so far: the welcome, and what came of the steps behind. */
  get #told(): (Welcome | Update)[] {
    const behind = this.#lesson.steps.slice(0, this.#step);
    return [this.#lesson.welcome, ...behind.flatMap((step) => step.updates)];
  }

  /** To the step before, where everything is again as it was. */
  #back(): void {
    if (this.#step === 0) return;
    this.#step--;
    const told = this.#told;
    this.#seq = told.at(-1)!.seq;
    const position = told.findLast((one) => one.position !== null)!.position!;
    // The news are asked for anew, as after any gap.
    this.#say({ ...this.#lesson.welcome, seq: this.#seq, position, news: [], more: true });
    this.#moved(this.#step);
    this.#hint();
  }

  /** The answer that the guide waits for. Whoever knows it need not have read everything before. */
  #answered(option: readonly unknown[], nonce: string): void {
    const waiting = this.#lesson.steps.findIndex((one, at) => at >= this.#step && this.#stops(one));
    const step = this.#lesson.steps[waiting];
    if (!step || !sameOption(step.answer, option)) {
      this.#refuse(nonce, step?.waits ?? NO_TABLE);
      return;
    }
    this.#step = waiting;
    this.#goOn(step);
    this.#say({ type: 'done', nonce, seq: this.#seq });
  }

  /** Whether something happens at a step. */
  #stops(step: LessonStep): boolean {
    return step.answer !== null || step.updates.length > 0;
  }

  #goOn(step: LessonStep): void {
    for (const update of step.updates) {
      this.#seq = update.seq;
      this.#say(update);
    }
    this.#step++;
    this.#moved(this.#step);
    this.#hint();
  }

  #hint(): void {
    const hints = this.#now?.hints ?? [];
    if (hints.length > 0) this.#say({ type: 'hints', decision: this.#seq, hints });
  }

  #refuse(nonce: string, msg: Msg): void {
    this.#say({ type: 'refused', nonce, error: 'lesson', msg, seq: this.#seq });
  }

  #say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
