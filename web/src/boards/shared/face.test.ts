import { expect, test } from 'vitest';
import { index, sourceOf } from './face';

test('an entry says where it comes from', () => {
  expect(sourceOf(undefined)).toEqual({ source: null });
  expect(sourceOf({ id: 'a', source: 'ours' })).toEqual({ source: 'ours', partly: false });
  expect(sourceOf({ id: 'a', source: 'seed' })).toEqual({ source: 'seed', partly: false });
  expect(sourceOf({ id: 'a', source: 'seed', ours: ['track'] })).toEqual({
    source: 'seed',
    partly: true,
  });
});

test('entries are found by id, the first file first', () => {
  const content = { actions: [{ id: 'dobby' }], events: [{ id: 'dobby' }, { id: 'owl' }], odd: 3 };
  const found = index(content, ['events', 'actions', 'odd', 'none']);
  expect(found.get('dobby')?.file).toBe('events');
  expect(found.size).toBe(2);
  const files = ['actions'];
  expect(index(content, files)).toBe(index(content, files));
  expect(index(content, files).size).toBe(1);
});
