import type { AccountArg } from '#src/api/accounts/accounts.ts';
import type { BankClient } from '#src/api/client/bank-client.ts';
import { type DownloadedFile, toDownloadedFile } from '#src/api/client/downloaded-file.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { askThrough, type BankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { fewAtOnce } from '#src/api/store/few-at-once.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import {
  joinStatements,
  type StatementAccount,
  type StatementList,
  type StatementType,
  statementFloor,
  statementTypesOf,
  toStatementList,
} from './statement.ts';

export interface StatementsArg extends PartyArg {
  readonly accounts: readonly StatementAccount[];
  /** The bank's day: the last that is looked for. */
  readonly today: CalendarDay;
}

interface StatementArg extends AccountArg {
  readonly documentId: string;
}

/** The bank is asked by account and type, and never for more than these at once. */
const mostAtOnce = 4;

function statementsCall({ party, accounts, today }: StatementsArg): BankCall<StatementList> {
  const asked = accounts.flatMap((account) => statementTypesOf(account.kind).map((type) => ({ account, type })));
  return {
    party,
    locale: 'en',
    async send(client) {
      const jobs = asked.map(
        ({ account, type }) =>
          () =>
            listOfType(client, account, type, today),
      );
      return { data: joinStatements(await fewAtOnce(jobs, mostAtOnce)) };
    },
    // Each answer was read when it came.
    read: (joined) => joined as StatementList,
  };
}

function listOfType(client: BankClient, account: StatementAccount, statementType: StatementType, toDate: CalendarDay) {
  const params = { path: { accountId: account.id }, query: { statementType, fromDate: statementFloor, toDate } };
  return askThrough<StatementList>(client, {
    send: () => client.GET('/cz/v1/accounts/{accountId}/statements', { params }),
    read: (answer) => toStatementList(answer, account, statementType),
  });
}

function statementCall({ party, accountId, documentId }: StatementArg): BankCall<DownloadedFile> {
  return {
    party,
    send: (client) =>
      client.GET('/cz/v1/accounts/{accountId}/statements/{documentId}', {
        params: { path: { accountId, documentId } },
      }),
    read: (answer) => toDownloadedFile(answer, 'statement.pdf'),
  };
}

export const statementsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** The statements of all these accounts, or none: where one answer fails, the list does. */
    listStatements: build.query<StatementList, StatementsArg>({
      queryFn: bankQuery(statementsCall),
      // A balance that moved, or whatever else an account is given with, is no other question.
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

/** Downloads one statement; nothing of it is kept. */
export const statementDownloaded = uncachedQuery(statementCall);
