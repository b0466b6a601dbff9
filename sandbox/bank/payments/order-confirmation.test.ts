import { describe, expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { poundsText } from '#sandbox/bank/engine/pounds-text.ts';
import { recordPayeeEvent } from '#sandbox/bank/payees/payee-events.ts';
import { payeeText } from '#sandbox/bank/payees/payee-numbers.ts';
import { newKey } from '#sandbox/bank/payees/payees.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { newCode } from '#sandbox/bank/security/one-time-passwords.ts';
import {
  comeBack,
  moneyOf,
  type OrderOver,
  type PayerActions,
  payees,
  payerActions,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { money } from '#src/kernel/money.ts';

interface Case {
  readonly minor?: number;
  readonly isNewPayee?: boolean;
  /** The number of the session it was added in. */
  readonly addedIn?: number;
  readonly creatorId?: string;
  readonly secondFactor?: UserRecord['secondFactor'];
  /** Pence covered by the payee's code, in which session and for whom. */
  readonly covers?: number;
  readonly coveredIn?: 'this session' | 'another session';
  readonly coveredFor?: string;
}

const codeFor = (pounds: string) => ({ factors: ['OTP'], confirms: `to pay Ashdown Feed & Forage £${pounds}` });
const high = codeFor('30,000.00');

async function payerWith({ addedIn, creatorId = 'nell', secondFactor = 'otp', ...situation }: Case) {
  const actions = await payerActions({ user: { secondFactor } });
  const { session } = actions.customer();
  const key = newKey({ ...actions.customer(), session: { ...session, number: addedIn ?? session.number } });
  const { covers, coveredIn = 'this session', coveredFor = 'nell' } = situation;
  const sessionId = coveredIn === 'this session' ? session.id : 'another';
  const to: PayeeRecord = {
    ...payees.feed,
    id: addedIn === undefined ? 'payee-of-old' : `payee-${key}`,
    creatorId,
    addedAt: actions.bank.clock.now,
    cover: covers === undefined ? null : { sessionId, userId: coveredFor, minor: covers },
  };
  await commit(actions.bank, [{ change: 'insert', of: 'payees', record: to }]);
  if (covers !== undefined) {
    const confirms = `to add ${payeeText(to)}, as a payee and pay them ${poundsText(money(covers, 'GBP'))}`;
    await commit(actions.bank, [newCode(actions.bank, actions.customer().user, 'payee', confirms, 0).message]);
  }
  return { actions, to };
}

/** What the code must name for each order, of either kind; undefined where no code is needed. */
const kinds = [
  ['payment', (actions: PayerActions, over: OrderOver) => actions.pay(over)],
  ['instruction', (actions: PayerActions, over: OrderOver) => actions.instruct(over)],
] as const;

describe.each(kinds)('a code for a %s', (kind, order) => {
  it.each<[string, Case, object | undefined]>([
    ['a high-value order to an existing payee', {}, high],
    ['one penny below the high-value limit', { minor: 24_999_99 }, undefined],
    ['exactly the high-value limit', { minor: 25_000_00 }, codeFor('25,000.00')],
    ['a first small payment to a payee added in this session', { minor: 1, addedIn: 1 }, codeFor('0.01')],
    ['a high-value order to a payee added in this session', { addedIn: 1 }, high],
    ['the same, marked as a new payee', { addedIn: 1, isNewPayee: true }, high],
    ['a high-value order to an existing payee, marked as new', { isNewPayee: true }, high],
    ['a small amount to an existing payee, marked as new', { minor: 1, isNewPayee: true }, undefined],
    ['a payee added in another session since this one began', { minor: 1, addedIn: 12 }, undefined],
    ['a payee just added by another customer', { addedIn: 1, creatorId: 'tom' }, high],
    ['a customer who confirms with code and PIN', { secondFactor: 'otp-and-pin' }, high],
    ['a customer without a second factor', { secondFactor: 'none', addedIn: 1 }, undefined],
    ['exactly what the payee’s code covers', { addedIn: 1, covers: 30_000_00 }, undefined],
    ['the same small amount', { minor: 12_50, addedIn: 1, covers: 12_50 }, undefined],
    ['one penny more than it covers', { minor: 12_51, addedIn: 1, covers: 12_50 }, codeFor('12.51')],
    ['one penny less than it covers', { minor: 12_49, addedIn: 1, covers: 12_50 }, codeFor('12.49')],
    ['what it covered in another session', { covers: 30_000_00, coveredIn: 'another session' }, high],
    ['what it covered for somebody else', { addedIn: 1, covers: 30_000_00, coveredFor: 'tom' }, high],
  ])('is required exactly where it should be: %s', async (_, situation, expected) => {
    const { minor = 30_000_00, isNewPayee = false } = situation;
    const { actions, to } = await payerWith(situation);
    const verdict = await order(actions, { minor, isNewPayee, to });
    if (verdict.outcome !== 'confirmed') throw new Error('It may be paid.');
    expect(verdict.requiredConfirmation).toEqual(expected);
    const gone = kind === 'payment' ? minor : 0;
    expect(moneyOf(actions)).toEqual({ left: gone, arrived: gone, held: 0 });
  });

  it('covers one order only: the next of the same amount needs a code', async () => {
    const { actions, to } = await payerWith({ addedIn: 1, covers: 26_000_00 });
    const over = { minor: 26_000_00, to };
    expect(await order(actions, over)).toMatchObject({ requiredConfirmation: undefined });
    expect(actions.bank.records.find('payees', to.id)).toMatchObject({
      cover: null,
      lastReference: kind === 'payment' ? 'Hay March' : '',
    });
    const second = kind === 'payment' ? { ...over, minor: 24_000_00 } : over;
    expect(await order(actions, second)).toMatchObject(
      kind === 'payment' ? { requiredConfirmation: undefined } : { requiredConfirmation: codeFor('26,000.00') },
    );
  });

  it('keeps the cover when another amount is paid first', async () => {
    const { actions, to } = await payerWith({ addedIn: 1, covers: 12_50 });
    expect(await order(actions, { minor: 12_51, to })).toMatchObject({ requiredConfirmation: codeFor('12.51') });
    expect(actions.bank.records.find('payees', to.id)?.cover).toMatchObject({ minor: 12_50 });
  });

  it('is not needed once the payee has been paid, below the high-value limit', async () => {
    const { actions, to } = await payerWith({ addedIn: 1 });
    expect(await order(actions, { minor: 5_00, to })).toMatchObject({ requiredConfirmation: codeFor('5.00') });
    expect(await order(actions, { minor: 24_999_99, to })).toMatchObject({ requiredConfirmation: undefined });
  });
});

describe('a payee whose account was changed', () => {
  const changed = { sortCode: '200433', accountNumber: '73640519' };

  /** Paid at the first account, then changed, in an earlier session. */
  async function payerAfterChange() {
    const { actions, to } = await payerWith({});
    expect(await actions.pay({ minor: 5_00, to })).toMatchObject({ requiredConfirmation: undefined });
    const now: PayeeRecord = { ...to, ...changed };
    const event = { kind: 'changed', userId: 'nell', referenceNumber: 'PB2606100099' } as const;
    await commit(actions.bank, [
      { change: 'update', of: 'payees', record: now },
      recordPayeeEvent(actions.bank, now, event),
    ]);
    return { actions: await comeBack(actions), to: now };
  }

  it.each(kinds)('counts as new until a %s is confirmed with a code', async (_, order) => {
    const { actions, to } = await payerAfterChange();
    expect(await order(actions, { minor: 5_00, to })).toMatchObject({ requiredConfirmation: codeFor('5.00') });
    expect(await order(actions, { minor: 6_00, to })).toMatchObject({ requiredConfirmation: undefined });
  });

  it('is as before once it is changed back', async () => {
    const { actions, to } = await payerAfterChange();
    const back: PayeeRecord = { ...to, ...payees.feed, id: to.id };
    await commit(actions.bank, [{ change: 'update', of: 'payees', record: back }]);
    expect(await actions.pay({ minor: 5_00, to: back })).toMatchObject({ requiredConfirmation: undefined });
  });
});

it('is needed for a new payee, even after another has been paid', async () => {
  const { actions, to } = await payerWith({ addedIn: 1 });
  expect(await actions.pay({ minor: 5_00 })).toMatchObject({ requiredConfirmation: undefined });
  expect(await actions.pay({ minor: 5_00, to })).toMatchObject({ requiredConfirmation: codeFor('5.00') });
});

it('covers a payment or an instruction, not both', async () => {
  const { actions, to } = await payerWith({ addedIn: 1, covers: 25_000_00 });
  expect(await actions.instruct({ minor: 25_000_00, to })).toMatchObject({ requiredConfirmation: undefined });
  expect(await actions.pay({ minor: 25_000_00, to })).toMatchObject({ requiredConfirmation: codeFor('25,000.00') });
  expect(moneyOf(actions)).toEqual({ left: 25_000_00, arrived: 25_000_00, held: 0 });
});

it('covers nothing in the next session', async () => {
  const { actions, to } = await payerWith({ addedIn: 1, covers: 25_000_00 });
  const later = await comeBack(actions);
  expect(await later.pay({ minor: 25_000_00, to })).toMatchObject({ requiredConfirmation: codeFor('25,000.00') });
});

it('needs no further code once confirmed', async () => {
  const actions = await payerActions();
  const order = actions.order({ minor: 30_000_00 });
  const verified = await actions.create(order);
  if (verified.outcome !== 'verified') throw new Error('It may be paid.');
  await actions.confirm(verified.record.id, order);
  expect(await actions.confirm(verified.record.id, order)).toMatchObject({
    requiredConfirmation: undefined,
    changes: [],
  });
});
