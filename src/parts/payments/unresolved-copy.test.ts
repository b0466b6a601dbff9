import { expect, it } from 'vitest';
import type { UnresolvedNote } from '#src/api/payments/unresolved-notes.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { noteText, whatToCheck } from './unresolved-copy.ts';

const at = '2026-03-03T09:30:00.000Z' as Instant;

it.each([
  [
    'a payment',
    { at },
    'A payment was being confirmed at 09:30 on 3 March. We do not yet know whether it was made.',
    /transactions/,
  ],
  [
    'a request',
    { at, isRequest: true },
    'A request for an international payment was being sent at 09:30 on 3 March. We do not yet know whether it was.',
    /outbox/,
  ],
] as const)('says what %s in doubt is, and where to look', (_what, note: UnresolvedNote, text, where) => {
  expect(noteText(note)).toBe(text);
  expect(whatToCheck(note.isRequest)).toMatch(where);
});

it('says that a request was sent', () => {
  expect(noteText({ at, isRequest: true, result: 'requested' })).toBe(
    'The request for an international payment that was being sent at 09:30 on 3 March was sent.',
  );
});
