import { describe, expect, it } from 'vitest';
import type { EventLine } from '../boards/contract';
import { subjectOf } from './subject';
import type { GameInfo, Msg } from './wire';

const info = { printed: { gringotts: [], boggart: [], aurors: [], 'ron-weasley/a': [] } } as unknown as GameInfo;
const ask = (args: Msg['args']): Msg => ({ key: 'tal-ask', args });
const drawn = (args: Msg['args']): EventLine => ({
  name: 'card-drawn', rule: '', line: { key: 'tal-log-card-drawn', args }, seq: 1, index: 0,
});

describe('what a question is about', () => {
  it('is what it names', () => {
    expect(subjectOf(ask({ card: 'gringotts' }), [drawn({ card: 'boggart' })], info)).toBe('gringotts');
    expect(subjectOf(ask({ stat: 'magic', foes: ['boggart', 'aurors'] }), [], info)).toBe('boggart');
    expect(subjectOf(ask({ card: 'ron-weasley' }), [], info)).toBe('ron-weasley');
  });
  it('is else what has turned up last', () => {
    const events = [drawn({ card: 'boggart', space: 'gringotts' }), drawn({ card: 'aurors' }), drawn({ seat: 1 })];
    expect(subjectOf(ask({ seat: 0 }), events, info)).toBe('aurors');
  });
  it('is nothing without a text', () => {
    expect(subjectOf(ask({ card: 'galleon' }), [drawn({ space: 'gringotts' })], info)).toBeNull();
  });
});
