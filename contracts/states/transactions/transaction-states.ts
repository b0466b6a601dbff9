import { windowFrom } from '#contracts/driver/bank-days.ts';
import { numberIn, type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld, Visit } from '#contracts/driver/visit.ts';
import { arrive, type SetUp } from '#contracts/states/arrivals.ts';
import { strictStates } from '#contracts/states/challenge/strict-states.ts';
import type { Reached } from '#contracts/states/payees/payee-steps.ts';

/** The path segment of accounts by the name of their token; all others are demand deposits. */
const kindPaths: ReadonlyMap<string, string> = new Map([
  ['bondAccount', 'deposit'],
  ['loanAccount', 'loan'],
  ['mortgageAccount', 'loan'],
]);

/** Transactions, some older than 90 days, by the account and the window of days. */
export const olderTransactionStates: Readonly<Record<string, SetUp>> = strictStates(
  'customer {persona} has transactions on the {account} between {from} and {to} days ago',
  reachWindow,
  {
    'see the transactions on the {account} between {from} and {to} days ago': (values, parameters) => ({
      method: 'GET',
      path: `${pathOf(values, parameters)}/transactions?searchBy=SPD&fromDate=${values.fromDay}&toDate=${values.toDay}`,
    }),
    'download the transactions on the {account} between {from} and {to} days ago': (values, parameters) => {
      const days = new URLSearchParams({
        startDate: textIn(values, 'fromSlashed'),
        endDate: textIn(values, 'toSlashed'),
      });
      const account = values[textIn(parameters, 'account')];
      return { method: 'GET', path: `/cz/v1/accounts/${account}/transactions/download?format=csv&${days}` };
    },
  },
);

/** For transactions in a window counted back from today, whose days are handed out. */
export async function reachWindow(sandbox: SandboxWorld, parameters: StateParameters, isAny = true): Promise<Reached> {
  const { visit, tokens, values } = await arrive(sandbox, parameters);
  const daysAgo = { from: numberIn(parameters, 'from'), to: numberIn(parameters, 'to') };
  const days = windowFrom(visit.today(), daysAgo);
  const between = { ...parameters, from: days.fromDay, to: days.toDay };
  await checkTransactions(visit, tokens.accounts, between, isAny);
  return { visit, values: { ...values, ...days } };
}

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
