import { type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { Visit } from '#contracts/driver/visit.ts';

/** The path segment of accounts by the name of their token; all others are demand deposits. */
const kindPaths: ReadonlyMap<string, string> = new Map([
  ['bondAccount', 'deposit'],
  ['loanAccount', 'loan'],
  ['mortgageAccount', 'loan'],
]);

/**
 * Personas already have transactions, so a state only checks them.
 * @throws Error if they are not what the state needs.
 */
export async function checkTransactions(
  visit: Visit,
  accounts: StateValues,
  parameters: StateParameters,
  isAny: boolean,
): Promise<void> {
  const { from, to, keyword } = parameters;
  const search = new URLSearchParams({ searchBy: 'SPD', fromDate: String(from), toDate: String(to) });
  if (keyword !== undefined) search.set('description', String(keyword));
  const { czItems } = await visit.ask('GET', `${pathOf(accounts, parameters)}/transactions?${search}`);
  checkCount(czItems, isAny, `${textIn(parameters, 'account')} from ${from} to ${to}`);
}

export async function checkPending(
  visit: Visit,
  accounts: StateValues,
  parameters: StateParameters,
  isAny: boolean,
): Promise<void> {
  const { czPendingTransactionItems: items } = await visit.ask(
    'GET',
    `${pathOf(accounts, parameters)}/pendingTransactions`,
  );
  checkCount(items, isAny, `${textIn(parameters, 'account')}, pending`);
}

function pathOf(accounts: StateValues, parameters: StateParameters): string {
  const name = textIn(parameters, 'account');
  const token = accounts[name];
  if (token === undefined) throw new Error(`The customer has no ${name}.`);
  return `/cz/v1/accounts/${kindPaths.get(name) ?? 'demandDeposit'}/${token}`;
}

function checkCount(items: unknown, isAny: boolean, what: string): void {
  const count = Array.isArray(items) ? items.length : 0;
  if (count > 0 !== isAny) throw new Error(`There should be ${isAny ? 'transactions' : 'none'} on ${what}: ${count}.`);
}
