import { expect, it } from 'vitest';
import { serviceBase } from './transport.ts';

it.each([
  ['/digx', '/digx'],
  ['digx', '/digx'],
  ['/digx/', '/digx'],
  ['//digx//', '/digx'],
  ['/digx/digx', '/digx'],
  ['digx/digx/digx/', '/digx'],
  ['/online/digx', '/online/digx'],
  ['/online/digx/online/digx', '/online/digx'],
  ['/online/online/digx', '/online/online/digx'],
  ['/', ''],
  ['', ''],
])('makes of "%s" the one base "%s"', (configured, base) => {
  expect(serviceBase(configured)).toBe(base);
});
