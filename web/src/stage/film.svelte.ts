// What has happened already, seen again: the same scenes, one frame of a game after another.
import type { EventLine } from '../boards/contract';
import type { Frame } from '../lib/wire';
import { scenesOf, type Scene, type Script } from './scenes';
import { Scheduler } from './scheduler';

export interface Reel {
  frames: readonly Frame[];
  /** The table after each of them. */
  views: readonly unknown[];
  script: Script;
  content: unknown;
}

export class Film {
  scene = $state.raw<Scene | null>(null);
  running = $state(false);
  readonly #scheduler: Scheduler<Scene>;

  constructor(speed: () => number) {
    this.#scheduler = new Scheduler<Scene>({
      speed,
      show: (scene, time) => (this.scene = scene && { ...scene, time }),
    });
  }

  /** Show what comes after a frame, each frame when its scenes are over. */
  run(reel: Reel, from: number, show: (frame: number) => void): void {
    this.#scheduler.drop();
    const next = from + 1;
    this.running = next < reel.frames.length;
    if (!this.running) return;
    this.#scheduler.add({
      scenes: () => framed(reel, next),
      end: () => {
        show(next);
        if (this.running) queueMicrotask(() => this.running && this.run(reel, next, show));
      },
    });
  }

  /** End the scene that is shown, and stay where it leads. */
  stop(): void {
    this.running = false;
    this.#scheduler.skip();
  }
  /** Leave everything as it is. */
  cut(): void {
    this.running = false;
    this.#scheduler.drop();
  }
}

export const eventsIn = ({ events, seq }: Frame): EventLine[] =>
  events.map((event, index) => ({ ...event, seq, index }));

/** Milliseconds at speed 1 that a moment is looked at when its scenes are over. */
const LOOK = 500;

function framed({ frames, views, script, content }: Reel, number: number): Scene[] {
  const told = eventsIn(frames[number]);
  const [before, after] = [views[number - 1], views[number]];
  const scenes = scenesOf(told, script, { before, after, content }, false);
  const event = told.at(-1);
  if (event === undefined) return scenes;
  const look: Scene = {
    id: `${event.seq}`, event, tone: 'plain', picture: { kind: 'board' }, sound: null, view: after, told, time: LOOK,
  };
  return [...scenes, look];
}
