import { expect, test } from 'vitest';
import { isLocal } from './memory';
import type { Link } from './wire';

const leads = (url: string) => isLocal({ url } as Link);

test('a link to this machine is of no use to others', () => {
  expect(leads('http://127.0.0.1:8000/t/x#y')).toBe(true);
  expect(leads('http://localhost:8000/t/x#y')).toBe(true);
  expect(leads('http://[::1]:8000/t/x#y')).toBe(true);
  expect(leads('http://192.168.1.7:8000/t/x#y')).toBe(false);
  expect(leads('https://games.example/t/x#y')).toBe(false);
});
