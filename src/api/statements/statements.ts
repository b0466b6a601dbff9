import type { AccountArg } from '#src/api/accounts/accounts.ts';
import { toDownloadedFile } from '#src/api/client/downloaded-file.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { fewAtOnce } from '#src/api/store/few-at-once.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { listOf } from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import {
  joinStatements,
  type StatementAccount,
  type StatementList,
  statementFloor,
  statementTypesOf,
  toStatementList,
} from './statement.ts';

export interface StatementsArg extends PartyArg {
  readonly accounts: readonly StatementAccount[];
  /** The bank's day, the last one searched. */
  readonly today: CalendarDay;
}

interface StatementArg extends AccountArg {
  readonly documentId: string;
}

/** Calls in parallel, one per account and type. */
const mostAtOnce = 4;

function statementsCall({ party, accounts, today }: StatementsArg) {
  const queries = accounts.flatMap((account) => statementTypesOf(account.kind).map((type) => ({ account, type })));
  return bankCall({
    party,
    async send(client) {
      const jobs = queries.map(({ account, type: statementType }) => async () => {
        const query = { statementType, fromDate: statementFloor, toDate: today };
        const params = { path: { accountId: account.id }, query };
        return (await client.GET('/cz/v1/accounts/{accountId}/statements', { params })).data;
      });
      return { data: await fewAtOnce(jobs, mostAtOnce) };
    },
    read(answers) {
      const given = listOf(answers);
      const lists = queries.flatMap(({ account, type }, place) => toStatementList(given[place], account, type) ?? []);
      return lists.length === queries.length ? joinStatements(lists) : undefined;
    },
  });
}

function statementCall({ party, accountId, documentId }: StatementArg) {
  return bankCall({
    party,
    send: (client) =>
      client.GET('/cz/v1/accounts/{accountId}/statements/{documentId}', {
        params: { path: { accountId, documentId } },
      }),
    read: (answer) => toDownloadedFile(answer, 'statement.pdf'),
  });
}

export const statementsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** If one answer fails, the list fails. */
    listStatements: build.query<StatementList, StatementsArg>({
      queryFn: bankQuery(statementsCall),
      // A changed balance must not refetch the statements.
      serializeQueryArgs: ({ endpointName, queryArgs: { party, accounts, today } }) => ({
        endpointName,
        party,
        accounts: accounts.map(({ id, kind, title }) => ({ id, kind, title })),
        today,
      }),
      providesTags: ['Statements'],
    }),
  }),
});

export const { useListStatementsQuery } = statementsApi;

export const statementDownloaded = uncachedQuery(statementCall);
