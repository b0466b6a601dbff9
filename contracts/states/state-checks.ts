import { daysFrom } from '#contracts/driver/bank-days.ts';
import { marked } from '#contracts/driver/shown-values.ts';
import type { StateParameters } from '#contracts/driver/state-values.ts';
import type { SandboxWorld } from '#contracts/driver/visit.ts';
import { calendarDay, daysBetween } from '#src/kernel/calendar.ts';
import { arrive } from './arrivals.ts';
import { nothingDone } from './challenge/nothing-done.ts';
import { andStrict } from './challenge/strict-states.ts';
import { anOrder, aPayee } from './payees/payee-orders.ts';

type Check = (sandbox: SandboxWorld, parameters: StateParameters) => Promise<void>;

/** What must hold after an interaction, which a pact cannot check. */
const checks: Readonly<Record<string, Check>> = {
  'customer {persona} has confirmed a payment': paidOnce,
  'customer {persona} has confirmed a later payment': paidOnce,
  'customer {persona} has confirmed a transfer': movedOnce,
  'customer {persona} has confirmed a later transfer': movedOnce,
  [`customer {persona} has a verified payment${andStrict}`]: paidNothing,
  [`customer {persona} has a verified later payment${andStrict}`]: paidNothing,
  [`customer {persona} has a verified regular transfer${andStrict}`]: movedNothing,
  ...nothingDone,
};

/** @throws Error if the bank is wrong after an interaction that began in this state. */
export async function checkAfterwards(
  state: string,
  parameters: StateParameters,
  sandbox: SandboxWorld,
): Promise<void> {
  const check = Object.hasOwn(checks, state) ? checks[state] : undefined;
  await check?.(sandbox, parameters);
}

/** A confirmed order left the account once, however often it was confirmed. */
async function paidOnce(sandbox: SandboxWorld, parameters: StateParameters): Promise<void> {
  await found(sandbox, parameters, aPayee.name, ['currentAccount'], [anOrder.pounds]);
}

/** An order that the bank has only asked a code for never leaves the account. */
async function paidNothing(sandbox: SandboxWorld, parameters: StateParameters): Promise<void> {
  await found(sandbox, parameters, aPayee.name, ['currentAccount'], []);
}

/** A confirmed transfer left one account and reached the other once. */
async function movedOnce(sandbox: SandboxWorld, parameters: StateParameters): Promise<void> {
  await found(sandbox, parameters, anOrder.reference, ['currentAccount', 'savingsAccount'], [anOrder.pounds]);
}

async function movedNothing(sandbox: SandboxWorld, parameters: StateParameters): Promise<void> {
  await found(sandbox, parameters, anOrder.reference, ['currentAccount', 'savingsAccount'], []);
}

async function found(
  sandbox: SandboxWorld,
  parameters: StateParameters,
  keyword: string,
  accounts: readonly string[],
  wanted: readonly number[],
): Promise<void> {
  const fromDate = calendarDay(await sandbox.control.today());
  // Until every order of the states has fallen due, which may be after a weekend or a holiday.
  await sandbox.control.letMinutesPass((daysBetween(fromDate, daysFrom(fromDate).startDay) + 1) * 24 * 60);
  const { visit, tokens } = await arrive(sandbox, parameters);
  const toDate = await sandbox.control.today();
  const search = new URLSearchParams({ searchBy: 'SPD', fromDate, toDate, description: keyword });
  for (const name of accounts) {
    const account = `/cz/v1/accounts/demandDeposit/${tokens.accounts[name]}`;
    const { czItems } = await visit.ask('GET', `${account}/transactions?${search}`);
    const amounts = (czItems as readonly Transaction[]).map(({ amountInAccountCurrency: { amount } }) => amount);
    if (amounts.join() !== wanted.join()) {
      throw new Error(`On the ${name} should be ${wanted.join() || 'nothing'}, and not ${marked(amounts)}.`);
    }
  }
}

interface Transaction {
  readonly amountInAccountCurrency: { readonly amount: number };
}
