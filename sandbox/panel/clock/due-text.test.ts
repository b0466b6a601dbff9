import { expect, it } from 'vitest';
import type { DueItem } from '#sandbox/control/queries/control-due.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { clockText, dueText, nextDue, passedText } from './due-text.ts';

const ten = '2026-03-02T10:00:00.000Z' as Instant;
const eleven = '2026-03-02T11:00:00.000Z' as Instant;
const noon = '2026-03-02T12:00:00.000Z' as Instant;
const thing = (at: Instant): DueItem => ({ at, kind: 'thing', what: 'A thing', books: false });
const pendingItem = (at: Instant): DueItem => ({ ...thing(at), books: true });

it.each([
  ['no waiting jobs', [], 'Nothing falls due.'],
  ['a job due later', [thing(noon)], 'Nothing falls due.'],
  ['a job due at that moment', [thing(eleven)], 'At least 1 due.'],
  ['one pending item', [thing(ten), pendingItem(eleven)], 'At least 2 due, 1 of them a pending item booked.'],
  ['pending items', [pendingItem(ten), pendingItem(ten)], 'At least 2 due, 2 of them pending items booked.'],
])('counts %s', (_, due, expected) => expect(dueText(due, eleven)).toBe(expected));

it('skips what is already due', () => {
  expect(nextDue([thing(ten), thing(noon)], ten)?.at).toBe(noon);
  expect(nextDue([thing(ten)], eleven)).toBeUndefined();
});

it('says what was due on the way, and what the clock shows then', () => {
  expect(passedText([thing(noon)], eleven)).toBe('');
  expect(passedText([thing(ten), thing(noon)], eleven)).toBe(' On the way: A thing.');
  expect(clockText({ now: noon, frozen: true }, passedText([thing(ten), thing(noon)], noon))).toBe(
    'The clock stands still at 12:00:00 on Mon 2 Mar 2026. On the way 2 things or more were due.',
  );
  expect(clockText({ now: noon, frozen: false }, '')).toBe('The clock ticks on from 12:00:00 on Mon 2 Mar 2026.');
});
