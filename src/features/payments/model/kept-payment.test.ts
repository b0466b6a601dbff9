import fc from 'fast-check';
import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { asId, type PayeeId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import { draftBefore, keptPayment } from './kept-payment.ts';
import { newPayee } from './payee.fixture.ts';
import { type DraftEvent, draftAfter, newDraft, type PaymentDraft } from './payment-draft.ts';

const details = {
  amount: '12.50',
  reference: 'Hay',
  when: 'later',
  laterDate: calendarDay('2026-07-01'),
  isRegular: true,
  frequencyCode: '30',
  repeatUntil: 'endDate',
  endDate: calendarDay('2026-12-01'),
} as const;
const amount = money(12_50, 'GBP');
const given: DraftEvent = { type: 'payee-given', newPayee };
const accepted: DraftEvent = { type: 'accepted', details, amount };
const finished: DraftEvent = {
  type: 'finished',
  result: {
    payment: {
      from: account(),
      payee: { name: 'Hay', accountNumber: '1', sortCode: '2' },
      amount,
      reference: '',
      schedule: { kind: 'now' },
      on: calendarDay('2026-06-17'),
    },
    at: '2026-06-17T09:00:00.000Z' as Instant,
    outcome: { outcome: 'paid' },
  },
};

function drafted(...events: readonly DraftEvent[]): PaymentDraft {
  return events.reduce(draftAfter, newDraft({ isRegular: false }));
}

function reloaded(draft: PaymentDraft): PaymentDraft {
  return draftBefore(jsonIn(JSON.stringify(keptPayment(draft)) ?? ''), false);
}

it('is filled in again as typed, with a payee to add, and is to be checked again', () =>
  expect(reloaded(drafted(given, accepted))).toEqual({
    details,
    referenceFor: 'new',
    payeeToAdd: { newPayee },
    isRefilled: true,
  }));

it('remembers that the payee was added, so that it is not added twice', () => {
  const added = { id: asId<PayeeId>('P1'), groupId: 'G1' };
  expect(reloaded(drafted(given, accepted, { type: 'payee-added', payee: added })).payeeToAdd?.added).toEqual(added);
});

it('is not kept before anything is typed, nor once the payment was sent', () => {
  expect(keptPayment(drafted())).toBeUndefined();
  expect(keptPayment(drafted(given, accepted, finished))).toBeUndefined();
  expect(keptPayment(drafted(given, accepted, finished, { type: 'typed', change: details }))).toBeUndefined();
  expect(keptPayment(drafted(given, accepted, finished, accepted))).toBeDefined();
});

it('counts as checked again once the customer has continued', () =>
  expect(draftAfter(reloaded(drafted(accepted)), accepted).isRefilled).toBeUndefined());

it('asks for the payee again if what was found out about it cannot be read', () => {
  const kept = { details, payeeToAdd: { newPayee: { ...newPayee, report: { enabled: true, matched: 'yes' } } } };
  expect(draftBefore(kept, false).payeeToAdd).toBeUndefined();
});

it('begins a new payment with anything else', () => {
  expect(draftBefore(undefined, true)).toEqual(newDraft({ isRegular: true }));
  expect(draftBefore({ details: { ...details, frequencyCode: '99' } }, false)).toEqual(newDraft({ isRegular: false }));
  fc.assert(fc.property(fc.anything(), (kept) => typeof draftBefore(kept, false).details.amount === 'string'));
});
