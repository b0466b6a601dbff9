import type { StateParameters } from '#contracts/driver/state-values.ts';
import type { WorldAddress } from '#contracts/driver/visit.ts';
import { dayNow, letMinutesPass } from '#contracts/driver/world-control.ts';
import { arrive } from './arrivals.ts';
import { anOrder, aPayee } from './payees/payee-orders.ts';

type Check = (address: WorldAddress, parameters: StateParameters) => Promise<void>;

/** Until all that the states order has come due. */
const fifteenDays = 15 * 24 * 60;

/** What a pact cannot look at: what must be so when its interaction is over, whatever that was. */
const checks: Readonly<Record<string, Check>> = {
  'customer {persona} has confirmed a payment': paidOnce,
  'customer {persona} has confirmed a later payment': paidOnce,
};

/** @throws Error where the bank is not as it must be after an interaction that began in that state. */
export async function checkAfterwards(
  state: string,
  parameters: StateParameters,
  address: WorldAddress,
): Promise<void> {
  const check = Object.hasOwn(checks, state) ? checks[state] : undefined;
  await check?.(address, parameters);
}

/** What was confirmed left the account once, however often it was confirmed. */
async function paidOnce(address: WorldAddress, parameters: StateParameters): Promise<void> {
  const fromDate = await dayNow(address);
  await letMinutesPass(address, fifteenDays);
  const { visit, tokens } = await arrive(address, parameters);
  const search = new URLSearchParams({
    searchBy: 'SPD',
    fromDate,
    toDate: await dayNow(address),
    description: aPayee.name,
  });
  const account = `/cz/v1/accounts/demandDeposit/${tokens.accounts.currentAccount}`;
  const { czItems } = await visit.ask('GET', `${account}/transactions?${search}`);
  const sums = (czItems as readonly Line[]).map(({ amountInAccountCurrency: { amount } }) => amount);
  if (sums.length !== 1 || sums[0] !== anOrder.pounds) {
    throw new Error(`${anOrder.pounds} should have left the account once: ${JSON.stringify(sums)}.`);
  }
}

interface Line {
  readonly amountInAccountCurrency: { readonly amount: number };
}
