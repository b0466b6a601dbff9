import { type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { Visit } from '#contracts/driver/visit.ts';

/** Where the accounts stand whose tokens have these names; all others are demand deposits. */
const kindPaths: ReadonlyMap<string, string> = new Map([
  ['bondAccount', 'deposit'],
  ['loanAccount', 'loan'],
  ['mortgageAccount', 'loan'],
]);

/**
 * The sandbox's customers have a past of their own, so a state about transactions sets nothing up: it looks whether they
 * are what the interaction needs.
 * @throws Error when they are not.
 */
export async function confirmTransactions(
  visit: Visit,
  accounts: StateValues,
  parameters: StateParameters,
  isAny: boolean,
): Promise<void> {
  const { from, to, keyword } = parameters;
  const search = new URLSearchParams({ searchBy: 'SPD', fromDate: String(from), toDate: String(to) });
  if (keyword !== undefined) search.set('description', String(keyword));
  const { czItems } = await visit.ask('GET', `${pathOf(accounts, parameters)}/transactions?${search}`);
  confirm(czItems, isAny, `${textIn(parameters, 'account')} from ${from} to ${to}`);
}

export async function confirmPending(
  visit: Visit,
  accounts: StateValues,
  parameters: StateParameters,
  isAny: boolean,
): Promise<void> {
  const { czPendingTransactionItems: items } = await visit.ask(
    'GET',
    `${pathOf(accounts, parameters)}/pendingTransactions`,
  );
  confirm(items, isAny, `${textIn(parameters, 'account')}, pending`);
}

function pathOf(accounts: StateValues, parameters: StateParameters): string {
  const name = textIn(parameters, 'account');
  const token = accounts[name];
  if (token === undefined) throw new Error(`The customer has no account that is called ${name}.`);
  return `/cz/v1/accounts/${kindPaths.get(name) ?? 'demandDeposit'}/${token}`;
}

function confirm(items: unknown, isAny: boolean, what: string): void {
  const count = Array.isArray(items) ? items.length : 0;
  if (count > 0 !== isAny) throw new Error(`There should be ${isAny ? 'transactions' : 'none'} on ${what}: ${count}.`);
}
