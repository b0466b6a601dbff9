import { expect, it } from 'vitest';
import { readDaySpan } from './day-span.ts';

it.each([
  ['two days', '2026-03-02', '2026-03-09', { from: '2026-03-02', to: '2026-03-09' }],
  ['one day', '2026-03-02', '2026-03-02', { from: '2026-03-02', to: '2026-03-02' }],
  ['days in the wrong order', '2026-03-03', '2026-03-02', undefined],
  ['a first day that does not exist', '2026-02-29', '2026-03-02', undefined],
  ['a last day that does not exist', '2026-03-02', '2026-03-32', undefined],
  ['no first day', undefined, '2026-03-02', undefined],
  ['no last day', '2026-03-02', undefined, undefined],
  ['nothing', undefined, undefined, undefined],
])('reads %s', (_, from, to, span) => {
  expect(readDaySpan(from, to)).toEqual(span);
});
