// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Keeper } from './keeper';
import { isLocal, renewed } from './memory';
import type { Link } from './wire';

const leads = (url: string) => isLocal({ url } as Link);

test('a link to this machine is of no use to others', () => {
  expect(leads('http://127.0.0.1:8000/t/x#y')).toBe(true);
  expect(leads('http://localhost:8000/t/x#y')).toBe(true);
  expect(leads('http://[::1]:8000/t/x#y')).toBe(true);
  expect(leads('http://192.168.1.7:8000/t/x#y')).toBe(false);
  expect(leads('https://games.example/t/x#y')).toBe(false);
});

test('a seat with a new secret goes on with its receipt and its hand in the dice', () => {
  const promised = { type: 'promise', table: 'abc', commitment: 'c'.repeat(64) } as const;
  const first = new Keeper('abc', 'old').begin(promised);
  const other = new Keeper('abc', 'other').begin(promised);
  renewed('abc', 'old', { seat: 0, token: 'new', url: '' } as Link);
  expect(new Keeper('abc', 'new').begin(promised)).toEqual(first);
  expect(new Keeper('abc', 'other').begin(promised)).toEqual(other);
  expect(new Keeper('abc', 'old').begin(promised)).not.toEqual(first);
});
