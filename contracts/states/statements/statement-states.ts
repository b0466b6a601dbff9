import { textIn, withoutGaps } from '#contracts/driver/state-values.ts';
import { arrive, type SetUp, valuesOf } from '#contracts/states/arrivals.ts';

interface StatementsFound {
  readonly czStatementItems?: readonly { readonly documentId: string }[];
}

interface OpenAccounts {
  readonly accounts: readonly { readonly id: { readonly value: string } }[];
  readonly allowedTransactions: readonly string[];
}

/** Statements come of the sandbox's customers' own past, so these states set nothing up: they look for what is needed. */
export const statementStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} has statements of the type {type} on the {account}': statements(true),
  'customer {persona} has no statements of the type {type} on the {account}': statements(false),

  'customer {persona} has an account that the task {task} is not open to': async (address, parameters) => {
    const { visit, values } = await arrive(address, parameters);
    const asked = await visit.ask('GET', `/v1/accounts/demandDeposit?taskCode=${textIn(parameters, 'task')}`);
    const { accounts, allowedTransactions } = asked as unknown as OpenAccounts;
    const closedAccount = accounts.find(({ id }) => !allowedTransactions.includes(id.value))?.id.value;
    if (closedAccount === undefined) throw new Error('The task is open to every account.');
    return { ...values, ...valuesOf(visit), closedAccount };
  },
};

/** Hands out the token of the newest. */
function statements(isAny: boolean): SetUp {
  return async (address, parameters) => {
    const { visit, tokens, values } = await arrive(address, parameters);
    const account = textIn(parameters, 'account');
    const search = new URLSearchParams({
      statementType: textIn(parameters, 'type'),
      fromDate: '2015-01-01',
      toDate: visit.today(),
    });
    const { czStatementItems: items = [] }: StatementsFound = await visit.ask(
      'GET',
      `/cz/v1/accounts/${tokens.accounts[account]}/statements?${search}`,
    );
    if (items.length > 0 !== isAny) throw new Error(`There are ${items.length} statements on ${account}.`);
    return { ...values, ...valuesOf(visit), ...withoutGaps({ statement: items[0]?.documentId }) };
  };
}
