import { omitUndefined, textIn } from '#contracts/driver/state-values.ts';
import { arrive, type SetUp, valuesOf } from '#contracts/states/arrivals.ts';

interface StatementsFound {
  readonly czStatementItems?: readonly { readonly documentId: string }[];
}

interface ListedAccounts {
  readonly accounts: readonly { readonly id: { readonly value: string }; readonly type: string }[];
}

/** Personas already have statements, so these states only check them. */
export const statementStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} has {type} statements on the {account}': statements(true),
  'customer {persona} has no {type} statements on the {account}': statements(false),

  'customer {persona} has an account that does not allow the task {task}': async (sandbox, parameters) => {
    const { visit, values } = await arrive(sandbox, parameters);
    const list = async (path: string) => ((await visit.ask('GET', path)) as unknown as ListedAccounts).accounts;
    const open = await list(`/v1/accounts/demandDeposit?taskCode=${textIn(parameters, 'task')}`);
    const openTokens = open.map(({ id }) => id.value);
    const all = await list('/v1/accounts?expand=all');
    const closedAccount = all.find(({ id, type }) => type === 'CSA' && !openTokens.includes(id.value))?.id.value;
    if (closedAccount === undefined) throw new Error('Every account allows the task.');
    return { ...values, ...valuesOf(visit), closedAccount };
  },
};

/** Hands out the token of the newest statement. */
function statements(isAny: boolean): SetUp {
  return async (sandbox, parameters) => {
    const { visit, tokens, values } = await arrive(sandbox, parameters);
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
    return { ...values, ...valuesOf(visit), ...omitUndefined({ statement: items[0]?.documentId }) };
  };
}
