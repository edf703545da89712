import { describe, expect, it } from 'vitest';
import { LessonLine } from './lesson';
import type { FromServer, Lesson, LessonStep, Msg, News, Update } from './wire';

const msg = (key: string): Msg => ({ key, args: {} });
const update = (seq: number): Update => ({
  type: 'update', seq, news: [{ seq } as News], company: null, position: null,
  link: '',
});
const HINT = { undoable: true, chance: null, at_least: false, aim: null, at: [], note: [] };
const step = (part: Partial<LessonStep>) =>
  ({ text: msg('read'), look: [], answer: null, waits: null, hints: [], updates: [], ...part });

const LESSON = {
  game: 'toy',
  welcome: { type: 'welcome', seq: 1, position: 'at first', news: [] },
  steps: [
    step({}),
    step({ answer: ['go', 'left'], waits: msg('left'), updates: [update(2), update(3)] }),
    step({ updates: [update(4)] }),
    step({ answer: ['stop'], waits: msg('stop'), hints: [HINT] }),
  ],
} as unknown as Lesson;

async function begun() {
  const told: FromServer[] = [];
  const steps: number[] = [];
  const line = new LessonLine(LESSON, (number) => steps.push(number));
  line.onopen = () => line.send('{"type":"hello"}');
  line.onmessage = ({ data }) => told.push(JSON.parse(data) as FromServer);
  await Promise.resolve();
  const answer = (...option: string[]) =>
    line.send(JSON.stringify({ type: 'answer', option, nonce: 'n' }));
  return { line, told, steps, answer };
}

describe('a lesson', () => {
  it('welcomes, and goes on when it was read and answered', async () => {
    const { line, told, steps, answer } = await begun();
    expect(told.map((one) => one.type)).toEqual(['welcome']);
    line.next();
    answer('go', 'left');
    line.next();
    answer('stop');
    expect(steps).toEqual([1, 2, 3, 4]);
    expect(told.slice(1).map((one) => one.type)).toEqual(
      ['update', 'update', 'done', 'update', 'hints', 'done'],
    );
    expect(told.find((one) => one.type === 'hints')).toMatchObject({ decision: 4 });
  });

  it('says why it waits when something else is answered, and stays where it is', async () => {
    const { told, steps, answer } = await begun();
    answer('go', 'right');
    expect(steps).toEqual([]);
    expect(told.at(-1)).toMatchObject({ type: 'refused', nonce: 'n', msg: { key: 'left' } });
  });

  it('lets one answer without having read everything, but not past what happens', async () => {
    const { told, steps, answer } = await begun();
    answer('go', 'left');
    expect(steps).toEqual([2]);
    answer('stop');
    expect(steps).toEqual([2]);
    expect(told.at(-1)).toMatchObject({ type: 'refused' });
  });

  it('does nothing at a step that waits for an answer when told to go on', async () => {
    const { line, steps } = await begun();
    line.next();
    line.next();
    expect(steps).toEqual([1]);
  });

  it('goes back to the step before, with everything as it was', async () => {
    const { line, told, steps, answer } = await begun();
    line.next();
    answer('go', 'left');
    line.send('{"type":"undo","nonce":"u"}');
    expect(steps).toEqual([1, 2, 1]);
    expect(told.slice(-2)).toMatchObject([
      { type: 'done', nonce: 'u' },
      { type: 'welcome', seq: 1, position: 'at first', more: true },
    ]);
    answer('go', 'left');
    line.send('{"type":"history","after":1,"nonce":"h"}');
    expect(told.at(-1)).toMatchObject({ type: 'past', news: [{ seq: 2 }, { seq: 3 }], nonce: 'h' });
  });

  it('has nothing before its first step', async () => {
    const { line, told, steps } = await begun();
    line.send('{"type":"undo","nonce":"u"}');
    expect(steps).toEqual([]);
    expect(told.at(-1)).toMatchObject({ type: 'done' });
  });

  it('has no table to pause', async () => {
    const { line, told } = await begun();
    line.send('{"type":"pause","paused":true,"nonce":"p"}');
    expect(told.at(-1)).toMatchObject({ type: 'refused', msg: { key: 'web-lesson-only' } });
  });
});
