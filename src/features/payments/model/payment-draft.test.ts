import { describe, expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { PaymentResult } from '#src/banking/paying/model/payment-result.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { asId, type PayeeId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import { newPayee } from './payee.fixture.ts';
import { type DraftEvent, draftAfter, newDraft, type PaymentDraft } from './payment-draft.ts';

const typed = {
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

const result: PaymentResult = {
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
};

function drafted(...events: readonly DraftEvent[]): PaymentDraft {
  return events.reduce(draftAfter, newDraft({ isRegular: false }));
}

const accepted: DraftEvent = { type: 'accepted', details: typed, amount };

it('starts with a single payment made now or, if regular, monthly until further notice', () =>
  expect(newDraft({ isRegular: true }).details).toEqual({
    amount: '',
    reference: '',
    when: 'now',
    isRegular: true,
    frequencyCode: '50',
    repeatUntil: 'forever',
  }));

it('keeps every typed value while other fields change', () =>
  expect(drafted({ type: 'typed', change: typed }, { type: 'typed', change: { when: 'now' } }).details).toEqual({
    ...typed,
    when: 'now',
  }));

describe('an accepted amount', () => {
  it('is cleared by further typing', () => {
    expect(drafted(accepted).amount).toEqual(amount);
    expect(drafted(accepted, { type: 'typed', change: { reference: 'Straw' } }).amount).toBeUndefined();
  });

  it('is cleared by an edit, together with its text; everything else stays', () => {
    const edited = drafted({ type: 'payee-given', newPayee }, accepted, { type: 'edited' });
    expect(edited.amount).toBeUndefined();
    expect(edited.details).toEqual({ ...typed, amount: '' });
    expect(edited.payeeToAdd?.newPayee).toBe(newPayee);
  });

  it('replaces the result of the previous payment', () => {
    expect(drafted(accepted, { type: 'finished', result }, accepted).result).toBeUndefined();
  });
});

describe('a payee', () => {
  it('is dropped with its reference when someone else is chosen; amount and schedule stay', () => {
    const dropped = drafted({ type: 'payee-given', newPayee }, accepted, { type: 'payee-dropped' });
    expect(dropped.payeeToAdd).toBeUndefined();
    expect(dropped.amount).toBeUndefined();
    expect(dropped.details).toEqual({ ...typed, reference: '' });
  });

  const added = { id: asId<PayeeId>('P1'), groupId: 'G1' };
  it('stays added after an edit, and is not added again', () => {
    const edited = drafted(
      { type: 'payee-given', newPayee },
      accepted,
      { type: 'payee-added', payee: added },
      { type: 'edited' },
    );
    expect(edited.payeeToAdd).toEqual({ newPayee, added });
  });

  it('counts as not added when its details change', () => {
    const again = drafted(
      { type: 'payee-given', newPayee },
      { type: 'payee-added', payee: added },
      { type: 'payee-given', newPayee },
    );
    expect(again.payeeToAdd).toEqual({ newPayee });
  });

  it('is ignored when it was added for an earlier draft', () =>
    expect(drafted({ type: 'payee-added', payee: added })).toEqual(drafted()));
});

it('keeps only the result of a finished payment', () =>
  expect(drafted({ type: 'payee-given', newPayee }, accepted, { type: 'finished', result })).toEqual({
    ...newDraft({ isRegular: false }),
    result,
  }));

it('starts empty for another payment or another entity', () =>
  expect(drafted({ type: 'payee-given', newPayee }, accepted, { type: 'begun', isRegular: true })).toEqual(
    newDraft({ isRegular: true }),
  ));
