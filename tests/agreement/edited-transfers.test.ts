import { beforeEach, expect, it } from 'vitest';
import type { Account } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { createEdit } from '#src/api/instructions/instruction-orders.ts';
import { instructionsApi } from '#src/api/instructions/instructions.ts';
import { paymentLimitsApi } from '#src/api/payments/payment-limits.ts';
import { createPaymentRun } from '#src/api/payments/payment-run.ts';
import { checkEdit } from '#src/features/instructions/model/check-edit.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { decimalText, money } from '#src/kernel/money.ts';
import { stopTheClock } from '#tests/customers/paying-customer.ts';
import { one, openCustomer } from '#tests/hostile/customer.ts';

/** Regular transfers between two accounts in one currency, edited in the app against a whole bank. Both must agree. */

const party = false as const;
const fresh = { forceRefetch: true, subscribe: false } as const;

beforeEach(stopTheClock);
const pairs = {
  GBP: ['House and garden', 'Instant Access'],
  EUR: ['Racing Partnership Euro', 'Euro reserve'],
  USD: ['Kentucky', 'Keeneland sales'],
} as const;

type Currency = keyof typeof pairs;

async function withTransfer(currency: Currency) {
  const customer = await openCustomer('racing-owner');
  const { plain, account, sandbox } = customer;
  const [from, toAccount] = await Promise.all(
    pairs[currency].map((name) => account((each) => each.currency === currency && each.title.endsWith(name))),
  );
  const ends = { from: one(from), toAccount: one(toAccount) };
  const schedule = { kind: 'regular', startOn: calendarDay('2026-03-17'), frequency: '50' } as const;
  const order = { party, ...ends, amount: money(20_00, currency), reference: 'Hay', schedule, confirms: 'transfer' };
  const run = plain.dispatch(createPaymentRun(order));
  expect(await run.verify()).toEqual({ status: 'verified' });
  expect(await run.confirm()).toMatchObject({ outcome: 'scheduled' });
  const listed = async () => {
    const list = instructionsApi.endpoints.listInstructions.initiate({ party, code: 'SI' }, fresh);
    const { data } = await plain.dispatch(list);
    return one(
      data?.instructions.find(({ reference, toOwnId }) => toOwnId === ends.toAccount.id && reference === 'Hay'),
    );
  };
  const target = 'internalTransfer';
  const limits = await plain.dispatch(paymentLimitsApi.endpoints.getPaymentLimits.initiate({ party, target }));
  return { ...ends, plain, sandbox, listed, limits: one(limits.data) };
}

async function bookedOn({ plain }: Pick<Awaited<ReturnType<typeof withTransfer>>, 'plain'>, of: readonly Account[]) {
  const { data } = await plain.dispatch(accountsApi.endpoints.listAccounts.initiate({ party }, fresh));
  return of.map(({ id }) => one(one(data?.accounts.find((each) => each.id === id)).balance).minor);
}

it.each(['GBP', 'EUR', 'USD'] as const)(
  'moves what a transfer in %s was edited to, in its currency',
  async (currency) => {
    const { from, toAccount, plain, sandbox, listed } = await withTransfer(currency);
    const before = await bookedOn({ plain }, [from, toAccount]);
    const order = plain.dispatch(
      createEdit({ of: await listed(), amount: money(75_00, currency), reference: 'Hay', confirms: 'transfer' }),
    );
    expect(await order.verify()).toEqual({ data: null });
    expect(await order.confirm()).toEqual({ outcome: 'made', made: null });
    expect((await listed()).amount).toEqual(money(75_00, currency));
    expect(await bookedOn({ plain }, [from, toAccount])).toEqual(before);
    await sandbox.control.setClock('2026-03-17T05:59', 'kept');
    const ready = await bookedOn({ plain }, [from, toAccount]);
    await sandbox.control.setClock('2026-03-17T06:00', 'kept');
    const [left = 0, arrived = 0] = await bookedOn({ plain }, [from, toAccount]);
    expect([left - (ready[0] ?? 0), arrived - (ready[1] ?? 0)]).toEqual([-75_00, 75_00]);
  },
);

it.each([
  ['GBP', 0, true],
  ['GBP', 1, false],
  ['EUR', 0, true],
  ['EUR', 1, false],
] as const)(
  'app and bank agree on %s when the edit is %i minor units above what is available',
  async (currency, over, fits) => {
    const { from, plain, listed, limits } = await withTransfer(currency);
    const of = await listed();
    const available = one(from.availableBalance);
    const amount = money(available.minor + over, currency);
    const typed = { amount: decimalText(amount), reference: 'Hay' };
    const checked = checkEdit(typed, { before: of, available, limits, helpdesk: '0113 496 0300' });
    expect(checked.outcome).toBe(fits ? 'accepted' : 'mistaken');
    const answer = await plain.dispatch(createEdit({ of, amount, reference: 'Hay', confirms: 'transfer' })).verify();
    expect('data' in answer).toBe(fits);
    if ('error' in answer) expect(answer.error.code).toBe('DIGX_PY_0134');
  },
);
