import fc from 'fast-check';
import { expect } from 'vitest';
import { ownSortCode } from '#sandbox/bank/numbers/sort-codes.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { createSessionByHand, type ManualSession } from '#sandbox/walk/session-by-hand.ts';
import { confirmed, listedPayees, walkCode } from '#sandbox/walk/walk-payments.ts';
import { epochMsOf, instantFromMs } from '#src/kernel/instant.ts';
import { type DescribedCustomer, recordsIn } from '#tests/customers/described-customer.ts';
import { PaymentsModel } from '#tests/models/payments-model.ts';

/** What a customer does on the day on which they were made, when nothing else happens on their accounts. */
export type Operation =
  | { readonly does: 'pay' | 'transfer'; readonly minor: number }
  | { readonly does: 'wait'; readonly minutes: number }
  | { readonly does: 'look' };

const amounts = fc.oneof(fc.integer({ min: 1, max: 3_000_00 }), fc.constantFrom(1, 24_999_99, 25_000_00, 100_000_01));

export const operations: fc.Arbitrary<readonly Operation[]> = fc.array(
  fc.oneof(
    { arbitrary: fc.record({ does: fc.constant('pay' as const), minor: amounts }), weight: 5 },
    { arbitrary: fc.record({ does: fc.constant('transfer' as const), minor: amounts }), weight: 3 },
    {
      arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 9 }) }),
      weight: 2,
    },
    { arbitrary: fc.constant({ does: 'look' as const }), weight: 1 },
  ),
  { minLength: 40, maxLength: 40 },
);

interface Wallet {
  readonly hand: ManualSession;
  readonly sandbox: Sandbox;
  readonly userId: string;
  readonly model: PaymentsModel;
  readonly from: string;
  readonly to: string | undefined;
  readonly payee: string | undefined;
}

/**
 * Does the same in the bank and in the model of payments, and expects the same money each time.
 * @returns how many orders were carried out; undefined for a customer who has nothing to pay with.
 */
export async function reckon(customer: DescribedCustomer, all: readonly Operation[]): Promise<number | undefined> {
  const { sandbox, userId, sessionId } = customer;
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  hand.use(sessionId);
  await hand.call('POST', '/v1/session/nonce');
  await sandbox.control.setSwitches({ otp: walkCode });
  const paying = await aliasesWith(customer, hand, 'PC_F_DOM');
  const own = await aliasesWith(customer, hand, 'PC_F_SELF');
  const records = await recordsIn(customer);
  const frozen = records.accounts.filter((account) => account.frozen).map(({ id }) => id);
  const from = paying.find(
    ({ alias }) => own.some((each) => each.alias === alias) && !frozen.includes(`${userId}:${alias}`),
  );
  const to = own.find(({ alias }) => alias !== from?.alias);
  const balances = await balancesOf(sandbox, userId);
  const start = balances.get(from?.alias ?? '');
  if (from === undefined || start === undefined) return undefined;
  const { state } = await stateOf(sandbox);
  const model = new PaymentsModel(state.clock.now, start.availableMinor);
  const payer = records.accounts.find(({ id }) => id === `${userId}:${from.alias}`);
  const payable = records.payees.filter(
    ({ partyId, sortCode }) => partyId === payer?.partyId && sortCode !== ownSortCode,
  );
  const payee = (await payeesNamed(customer)).find(({ alias }) =>
    payable.some(({ id }) => id === `${userId}:payee:${alias}`),
  );
  const wallet = { hand, sandbox, userId, model, from: from.token, to: to?.token, payee: payee?.token ?? undefined };
  const savedBefore = balances.get(to?.alias ?? '')?.balanceMinor ?? 0;
  let done = 0;
  for (const operation of all) {
    done += (await doOne(wallet, operation)) ? 1 : 0;
    const now = await balancesOf(sandbox, userId);
    expect({
      available: now.get(from.alias)?.availableMinor,
      saved: (now.get(to?.alias ?? '')?.balanceMinor ?? 0) - savedBefore,
    }).toEqual({ available: model.booked - model.held, saved: model.savings });
  }
  expect(await sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
  return done;
}

async function doOne(wallet: Wallet, operation: Operation): Promise<boolean> {
  const { hand, sandbox, model } = wallet;
  switch (operation.does) {
    case 'wait': {
      await sandbox.control.advanceClock(`PT${operation.minutes}M`, 'kept');
      model.waitUntil(instantFromMs(epochMsOf(model.now) + operation.minutes * 60_000));
      return false;
    }
    case 'look':
      await hand.call('GET', '/v1/accounts?expand=all');
      return false;
    case 'transfer':
      return transfer(wallet, operation.minor);
    case 'pay':
      return pay(wallet, operation.minor);
    default:
      return operation satisfies never;
  }
}

async function transfer({ hand, model, from, to }: Wallet, minor: number): Promise<boolean> {
  if (to === undefined) return false;
  const isRight = model.transferObjection(minor, true) === undefined;
  const json = {
    amount: { currency: 'GBP', amount: minor / 100 },
    debitAccountId: { value: from },
    creditAccountId: { value: to },
    remarks: 'Put aside',
  };
  const made = await hand.call('POST', '/cz/v1/payments/transfers/self', { json });
  const { paymentId } = made.body as { paymentId?: string };
  const answer =
    paymentId && (await confirmed(hand, 'PATCH', `/v1/payments/transfers/self/${paymentId}`, {}, walkCode));
  expect([minor, answer ? answer.status < 300 : false]).toEqual([minor, isRight]);
  if (isRight) model.transfer(minor);
  return isRight;
}

async function pay({ hand, model, from, payee: token }: Wallet, minor: number): Promise<boolean> {
  const payee = (await listedPayees(hand)).find(({ id }) => id === token);
  if (payee === undefined) return false;
  const isRight = model.objection(minor, true) === undefined;
  const order = {
    from: { id: { value: from }, balance: '1000.000000' },
    to: { groupId: payee.groupId, payeeId: payee.id },
    isNewPayee: false,
    later: false,
    amount: { currency: 'GBP', amount: minor / 100 },
    reference: 'Reckoned',
  };
  const payments = '/cz/v1/payments/payouts/external';
  const made = await hand.call('POST', payments, { json: { ...order, stage: 0 } });
  const { paymentId } = made.body as { paymentId?: string };
  const path = `${payments}/${paymentId}?sortCode=${payee.ukDomesticPayee.bankDetails.code}`;
  const answer = paymentId && (await confirmed(hand, 'PUT', path, { ...order, stage: 1 }, walkCode));
  expect([minor, answer ? answer.status < 300 : false]).toEqual([minor, isRight]);
  if (!isRight) return false;
  const draft = { id: String(paymentId), minor, to: 'feed' } as const;
  model.verify(draft);
  const [verified] = model.drafts.slice(-1);
  if (verified !== undefined) model.confirm(verified, 'right');
  return true;
}

async function payeesNamed({ sandbox, sessionId }: DescribedCustomer) {
  const things = await sandbox.control.accounts({ sessionId });
  return things.outcome === 'refused' ? [] : things.payees;
}

/** The accounts that the service offers for a task, in pounds. */
async function aliasesWith({ sandbox, sessionId }: DescribedCustomer, hand: ManualSession, task: string) {
  const { body } = await hand.call('GET', `/v1/accounts/demandDeposit?taskCode=${task}`);
  const { accounts = [] } = (body ?? {}) as { accounts?: { id: { value: string }; currencyCode: string }[] };
  const things = await sandbox.control.accounts({ sessionId });
  if (things.outcome === 'refused') throw new Error(things.reason);
  return things.accounts.flatMap(({ alias, token }) =>
    accounts.some(({ id, currencyCode }) => id.value === token && currencyCode === 'GBP')
      ? [{ alias, token: token ?? '' }]
      : [],
  );
}

async function balancesOf({ control }: Sandbox, userId: string) {
  const answer = await control.balances(userId);
  if (answer.outcome === 'refused') throw new Error(answer.reason);
  return new Map(answer.balances.map((balance) => [balance.alias, balance]));
}

async function stateOf({ control }: Sandbox) {
  return { state: await control.summary() };
}
