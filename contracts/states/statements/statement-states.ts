import { omitUndefined, type StateParameters, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld } from '#contracts/driver/visit.ts';
import { arrive, type SetUp, valuesOf } from '#contracts/states/arrivals.ts';
import { strictStates } from '#contracts/states/challenge/strict-states.ts';
import { handedOut, type Reached } from '#contracts/states/payees/payee-steps.ts';

interface StatementsFound {
  readonly czStatementItems?: readonly { readonly documentId: string }[];
}

interface ListedAccounts {
  readonly accounts: readonly { readonly id: { readonly value: string }; readonly type: string }[];
}

/** Personas already have statements, so these states only check them. */
export const statementStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} has {type} statements on the {account}': statements(true),
  ...strictStates('customer {persona} has old {type} statements on the {account}', oldest, {
    'read an old {type} statement of the {account}': (values, parameters) => {
      const account = values[textIn(parameters, 'account')];
      return { method: 'GET', path: `/cz/v1/accounts/${account}/statements/${values.statement}` };
    },
  }),
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
    const { visit, values, tokens } = await listed(sandbox, parameters);
    if (tokens.length > 0 !== isAny)
      throw new Error(`There are ${tokens.length} statements on ${textIn(parameters, 'account')}.`);
    return handedOut({ visit, values: { ...values, ...omitUndefined({ statement: tokens[0] }) } });
  };
}

/** The oldest statement, which is older than 90 days. */
async function oldest(sandbox: SandboxWorld, parameters: StateParameters): Promise<Reached> {
  const { visit, values, tokens } = await listed(sandbox, parameters);
  const statement = tokens.at(-1);
  if (statement === undefined) throw new Error(`There are no statements on ${textIn(parameters, 'account')}.`);
  return { visit, values: { ...values, statement } };
}

/** Newest first. */
async function listed(sandbox: SandboxWorld, parameters: StateParameters) {
  const { visit, tokens, values } = await arrive(sandbox, parameters);
  const search = new URLSearchParams({
    statementType: textIn(parameters, 'type'),
    fromDate: '2015-01-01',
    toDate: visit.today(),
  });
  const { czStatementItems: items = [] }: StatementsFound = await visit.ask(
    'GET',
    `/cz/v1/accounts/${tokens.accounts[textIn(parameters, 'account')]}/statements?${search}`,
  );
  return { visit, values, tokens: items.map(({ documentId }) => documentId) };
}
