import { expect, it } from 'vitest';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { auditOf } from './audit.ts';

const at = '2026-03-02T09:00:00.000Z' as Instant;
const first = '2026-03-02T10:00:00.000Z' as Instant;
const second = '2026-03-03T11:00:00.000Z' as Instant;
const made = { userId: 'maker', at };

function approval(given: Pick<ApprovalRecord, 'state' | 'decisions' | 'endedAt'>): ApprovalRecord {
  return {
    id: 'approval-1',
    partyId: 'company',
    makerId: 'maker',
    kind: 'payment',
    subjectId: 'order-1',
    referenceNumber: 'PB1',
    madeAt: at,
    needed: 2,
    ...given,
  };
}

const authorised = (userId: string, when: Instant) => ({ userId, at: when, decision: 'approved' }) as const;

it.each([
  [
    'what two others authorised, done when the second did',
    'accepted',
    {
      state: 'approved',
      decisions: [authorised('anna', first), authorised('ben', second)],
      endedAt: second,
    },
    [
      ['maker', at, 'initiated'],
      ['anna', first, 'authorised'],
      ['ben', second, 'authorised'],
      [null, second, 'accepted'],
    ],
  ],
  [
    'what still needs the second of two',
    'pending-approval',
    { state: 'pending', decisions: [authorised('anna', first)], endedAt: null },
    [
      ['maker', at, 'initiated'],
      ['maker', at, 'pending-approval'],
      ['anna', first, 'authorised'],
    ],
  ],
  [
    'what one authorised and another declined',
    'rejected',
    {
      state: 'rejected',
      decisions: [authorised('anna', first), { userId: 'ben', at: second, decision: 'declined' }],
      endedAt: second,
    },
    [
      ['maker', at, 'initiated'],
      ['anna', first, 'authorised'],
      ['ben', second, 'rejected'],
    ],
  ],
  [
    'what was not authorised in time',
    'expired',
    { state: 'expired', decisions: [], endedAt: second },
    [
      ['maker', at, 'initiated'],
      [null, second, 'expired'],
    ],
  ],
] as const)('tells who decided %s', (_, state, given, expected) => {
  const steps = auditOf(made, state, approval({ ...given, decisions: [...given.decisions] }));
  expect(steps.map(({ userId, at: when, status }) => [userId, when, status])).toEqual(expected);
});
