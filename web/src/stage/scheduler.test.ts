import { beforeEach, describe, expect, it } from 'vitest';
import { Scheduler, type Clock, type Timed } from './scheduler';

/** A clock that only goes on when it is told to. */
class FakeClock implements Clock {
  now = 0;
  #alarms: { at: number; then: () => void }[] = [];

  after = (milliseconds: number, then: () => void) => {
    const alarm = { at: this.now + milliseconds, then };
    this.#alarms.push(alarm);
    return () => void (this.#alarms = this.#alarms.filter((one) => one !== alarm));
  };
  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const due = this.#alarms.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#alarms = this.#alarms.filter((one) => one !== due);
      this.now = due.at;
      due.then();
    }
    this.now = until;
  }
  get pending(): number {
    return this.#alarms.length;
  }
}

interface Named extends Timed {
  name: string;
}

let clock: FakeClock;
let told: string[];
let speed: number;
let scheduler: Scheduler<Named>;

const act = (name: string, ...times: number[]) => ({
  scenes: () => times.map((time, i) => ({ name: `${name}${i}`, time })),
  end: () => void told.push(`${name}.`),
});

beforeEach(() => {
  clock = new FakeClock();
  told = [];
  speed = 1;
  scheduler = new Scheduler<Named>(
    { speed: () => speed, show: (scene) => told.push(scene?.name ?? '-') },
    clock,
  );
});

describe('the stage', () => {
  it('begins nothing while somebody reads, and misses nothing', () => {
    scheduler.hold(true);
    scheduler.add(act('a', 100));
    clock.pass(1000);
    expect(told).toEqual(['-']);
    scheduler.hold(false);
    expect(told).toEqual(['-', 'a0']);
    scheduler.hold(true);
    scheduler.add(act('b', 10));
    clock.pass(1000);
    expect(told).toEqual(['-', 'a0', 'a.', '-']);
    scheduler.hold(false);
    clock.pass(10);
    expect(told).toEqual(['-', 'a0', 'a.', '-', 'b0', 'b.', '-']);
  });
  it('keeps nobody waiting at speed 0, whatever they read', () => {
    speed = 0;
    scheduler.hold(true);
    scheduler.add(act('a', 100));
    expect(told).toEqual(['a.', '-']);
  });

  it('shows scenes one after another, and then what is true', () => {
    scheduler.add(act('a', 100, 50));
    scheduler.add(act('b', 10));
    expect(told).toEqual(['a0']);
    clock.pass(99);
    expect(told).toEqual(['a0']);
    clock.pass(1);
    expect(told).toEqual(['a0', 'a1']);
    clock.pass(50);
    expect(told).toEqual(['a0', 'a1', 'a.', 'b0']);
    clock.pass(10);
    expect(told).toEqual(['a0', 'a1', 'a.', 'b0', 'b.', '-']);
    expect(scheduler.playing).toBe(false);
  });
  it('asks for the scenes of an act when the one before is over', () => {
    let truth = 'old';
    scheduler.add({ scenes: () => [{ name: 'first', time: 5 }], end: () => (truth = 'new') });
    scheduler.add({ scenes: () => [{ name: truth, time: 5 }], end: () => {} });
    clock.pass(5);
    expect(told).toEqual(['first', 'new']);
  });
  it('goes as fast as the table', () => {
    speed = 4;
    scheduler.add(act('a', 100));
    clock.pass(25);
    expect(told).toEqual(['a0', 'a.', '-']);
  });
  it('waits for nothing at speed 0, and shows nothing', () => {
    speed = 0;
    scheduler.add(act('a', 100, 100));
    scheduler.add(act('b', 100));
    expect(told.filter((one) => one !== '-')).toEqual(['a.', 'b.']);
    expect(clock.pending).toBe(0);
  });
  it('ends what is running when the speed becomes 0', () => {
    scheduler.add(act('a', 100, 100, 100));
    speed = 0;
    clock.pass(100);
    expect(told).toEqual(['a0', 'a.', '-']);
  });
  it('does not wait after an act without scenes', () => {
    scheduler.add(act('a'));
    expect(told).toEqual(['a.', '-']);
  });
  it('ends everything at once when somebody skips, in its order', () => {
    scheduler.add(act('a', 100, 100));
    scheduler.add(act('b', 100));
    scheduler.skip();
    expect(told).toEqual(['a0', '-', 'a.', 'b.']);
    expect([scheduler.playing, clock.pending]).toEqual([false, 0]);
    scheduler.add(act('c', 100));
    expect(told.at(-1)).toBe('c0');
  });
  it('may be skipped by what has just ended', () => {
    scheduler.add({ scenes: () => [{ name: 'a0', time: 5 }], end: () => scheduler.skip() });
    scheduler.add(act('b', 100));
    clock.pass(5);
    expect(told.filter((one) => one !== '-')).toEqual(['a0', 'b.']);
    expect(scheduler.playing).toBe(false);
  });
  it('forgets what will not happen', () => {
    scheduler.add(act('a', 100));
    scheduler.drop();
    clock.pass(1000);
    expect(told).toEqual(['a0', '-']);
  });
  it('hurries when much is waiting', () => {
    for (const name of 'abcdefg') scheduler.add(act(name, 100));
    clock.pass(160);
    expect(told).toEqual(['a0', 'a.', 'b0', 'b.', 'c0']);
  });
  it('says how much is waiting', () => {
    const counts: number[] = [];
    const other = new Scheduler<Named>(
      { speed: () => 1, show: () => {}, waiting: (count) => counts.push(count) }, clock,
    );
    other.add(act('a', 10));
    other.add(act('b', 10));
    clock.pass(20);
    expect(counts).toEqual([1, 0, 1, 0]);
  });
});
