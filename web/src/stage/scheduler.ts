// When each scene is shown: one after another, at the speed of the table, until somebody is in a
// hurry. It knows no clock but the one it is given, and not what a scene is.

export interface Clock {
  /** Call back after so many milliseconds; what comes back calls it off. */
  after: (milliseconds: number, then: () => void) => () => void;
}

/** What has its time on the stage, in milliseconds at speed 1. */
export interface Timed {
  time: number;
}

/** Something that happened: its scenes, and what is true when they are over. */
export interface Act<S extends Timed> {
  /** Asked for when the act begins, as it depends on what was true before. */
  scenes: () => S[];
  end: () => void;
}

export interface Stage<S extends Timed> {
  /** How fast time passes; 0: nothing is waited for, nothing shown. */
  speed: () => number;
  /** A scene begins, for so many milliseconds; null: the stage is empty. */
  show: (scene: S | null, milliseconds: number) => void;
  /** Acts wait for their turn. */
  waiting?: (count: number) => void;
}

/** So many waiting acts are as many as one likes to watch; with more of them time passes faster. */
const PATIENCE = 3;
const FASTEST = 4;

const page: Clock = {
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

export class Scheduler<S extends Timed> {
  readonly #stage: Stage<S>;
  readonly #clock: Clock;
  #acts: Act<S>[] = [];
  #now: Act<S> | null = null;
  #rest: S[] = [];
  #cancel: (() => void) | null = null;
  #held = false;

  constructor(stage: Stage<S>, clock: Clock = page) {
    this.#stage = stage;
    this.#clock = clock;
  }

  /** Whether something is on the stage. */
  get playing(): boolean {
    return this.#now !== null;
  }

  add(act: Act<S>): void {
    this.#acts.push(act);
    this.#tell();
    if (this.#now === null) this.#begin();
  }

  /** Whoever reads something else misses nothing: no act begins until they are done. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && this.#now === null && this.#acts.length > 0) this.#begin();
  }

  /** Let everything be over at once, in its order. */
  skip(): void {
    this.#calledOff();
    this.#rest = [];
    const acts = [...(this.#now ? [this.#now] : []), ...this.#acts.splice(0)];
    this.#now = null;
    this.#stage.show(null, 0);
    for (const act of acts) act.end();
    this.#tell();
  }

  /** Forget everything, as if it had never been going to happen. */
  drop(): void {
    this.#calledOff();
    this.#rest = [];
    this.#acts = [];
    this.#now = null;
    this.#stage.show(null, 0);
    this.#tell();
  }

  #calledOff(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #tell(): void {
    this.#stage.waiting?.(this.#acts.length);
  }

  #begin(): void {
    const waits = this.#held && this.#stage.speed() > 0;
    const act = waits ? undefined : this.#acts.shift();
    if (act === undefined) {
      this.#stage.show(null, 0);
      return;
    }
    this.#tell();
    this.#now = act;
    this.#rest = this.#stage.speed() === 0 ? [] : act.scenes();
    this.#next();
  }

  #next(): void {
    this.#cancel = null;
    const speed = this.#stage.speed();
    const scene = speed === 0 ? undefined : this.#rest.shift();
    if (scene === undefined) {
      const act = this.#now;
      this.#now = null;
      act?.end();
      // Whatever ended may have brought something new, or somebody may have skipped it all.
      if (this.#now === null) this.#begin();
      return;
    }
    const hurry = Math.min(FASTEST, Math.max(1, this.#acts.length / PATIENCE));
    const milliseconds = scene.time / speed / hurry;
    this.#stage.show(scene, milliseconds);
    this.#cancel = this.#clock.after(milliseconds, () => this.#next());
  }
}
