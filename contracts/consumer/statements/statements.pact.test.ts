import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { itIsConfirmed } from '#contracts/consumer/challenge/strict-acts.ts';
import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import { accessDenied, accountNotFound, refusal } from '#contracts/consumer/expected-refusals.ts';
import { strangeTokens } from '#contracts/consumer/strange-tokens.ts';
import { contentOf, fileAnswer } from '#contracts/consumer/transactions/file-answers.ts';
import { allWell, anAccount, dayFromState, localDay, pathFromState, refusedWith } from '#contracts/consumer/wire.ts';
import type { AccountKind } from '#src/api/accounts/account-kinds.ts';
import { statementDownloaded, statementsApi } from '#src/api/statements/statements.ts';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';

const { eachLike, like } = MatchersV3;

const bank = pactOf('statements');
const { listStatements } = statementsApi.endpoints;

const persona = 'private-customer';
const accountId = asId<AccountId>(anAccount);
const aStatement = '7C20D9E4A1B85F36';
const signedIn = 'customer {persona} is signed in';
const today = calendarDay('2026-03-02');

/** Paths with the token of the named account and, if given, the state's statement. */
function pathOf(account: string, rest = '') {
  const path = `/digx/cz/v1/accounts/{${account}}/statements${rest}`;
  return pathFromState(path, { [account]: anAccount, statement: aStatement });
}

function dated(statementType: string, toDate: string = today) {
  return { statementType, fromDate: '2015-01-01', toDate, locale: 'en' };
}

/** The app requests several types for one kind of account; the other types are empty. */
const noOthers = () => new Response(JSON.stringify({ status: { result: 'SUCCESSFUL' }, czStatementItems: [] }));

function list({ store }: CustomerApp, kind: AccountKind, { party = false as PartyId | false, to = today } = {}) {
  const accounts = [{ id: accountId, kind, title: 'Household' }];
  return store.dispatch(listStatements.initiate({ party, accounts, today: to }));
}

function download({ store }: CustomerApp, documentId = aStatement, party: PartyId | false = false) {
  return store.dispatch(statementDownloaded({ party, accountId, documentId }, new AbortController().signal));
}

/** In the order of the app's requests. */
const lists = [
  { what: 'a current account', kind: 'CA', account: 'currentAccount', type: 'CASA-Statement', earlier: 0 },
  { what: 'a bond', kind: 'TD', account: 'bondAccount', type: 'CASA-Statement', earlier: 0 },
  { what: 'a mortgage', kind: 'MO', account: 'mortgageAccount', type: 'Statement', earlier: 0 },
  { what: 'a loan', kind: 'LN', account: 'loanAccount', type: 'CCALOAN-STATEMENT', earlier: 2 },
] as const;

it.each(lists)('lists the statements of $what', ({ what, kind, account, type, earlier }) =>
  bank
    .given('customer {persona} has {type} statements on the {account}', { persona, type, account })
    .asked(`the statements of ${what} have a token, a name, a type and a day`, 'GET', pathOf(account), {
      query: dated(type, dayFromState('today')),
    })
    .answers(200, {
      ...allWell,
      czStatementItems: eachLike({
        documentId: like(aStatement),
        documentName: like('Statement February 2026'),
        statementType: type,
        statementDate: localDay('2026-02-28'),
      }),
    })
    .by('listStatements', { earlier, others: { listStatements: noOthers } }, async (app) => {
      const { data } = await list(app, kind);
      expect(data).toMatchObject({
        damagedCount: 0,
        statements: [
          {
            documentId: aStatement,
            accountId,
            accountName: 'Household',
            title: 'Statement February 2026',
            type,
            date: '2026-02-28',
            year: 2026,
          },
        ],
      });
    }),
);

it('shows no statements of a type that the account lacks', () =>
  bank
    .given('customer {persona} has no {type} statements on the {account}', {
      persona,
      type: 'LOAN-PRENOTICE',
      account: 'loanAccount',
    })
    .asked('no statements of a type are an answer, not a refusal', 'GET', pathOf('loanAccount'), {
      query: dated('LOAN-PRENOTICE', dayFromState('today')),
    })
    .answers(200, { ...allWell, czStatementItems: [] })
    .by('listStatements', { earlier: 1, others: { listStatements: noOthers } }, async (app) => {
      const { data } = await list(app, 'LN');
      expect(data).toEqual({ statements: [], damagedCount: 0 });
    }));

it('reports wrong dates when one of them is not a date', () => {
  // The app never sends such a date itself: this simulates a device clock that was tampered with.
  const noDay = '2026-02-30' as CalendarDay;
  return bank
    .given(signedIn, { persona })
    .asked('statements cannot be had until a day that is none', 'GET', pathOf('currentAccount'), {
      query: dated('CASA-Statement', noDay),
    })
    .answers(400, refusedWith('DIGX_CZ_DATES_01'))
    .by('listStatements', async (app) => {
      const { error } = await list(app, 'CA', { to: noDay });
      expect(error).toEqual(refusal(400, 'DIGX_CZ_DATES_01', 'dates'));
    });
});

it.each([
  { what: 'a current account', type: 'CASA-Statement', account: 'currentAccount' },
  { what: 'a loan', type: 'CCALOAN-STATEMENT', account: 'loanAccount' },
])('downloads a statement of $what as a PDF file', ({ what, type, account }) =>
  bank
    .given('customer {persona} has {type} statements on the {account}', { persona, type, account })
    .asked(`a statement of ${what} is a PDF file with a name`, 'GET', pathOf(account, '/{statement}'))
    .answers(200, fileAnswer('pdf', 'statement-6819-2026-02-28.pdf'))
    .by('getStatement', async (app) => {
      const downloaded = await download(app);
      expect(downloaded).toEqual({ data: { fileName: 'statement-6819-2026-02-28.pdf', content: contentOf('pdf') } });
    }),
);

itIsConfirmed(bank, [
  {
    operation: 'getStatement',
    what: 'an old statement',
    state: 'customer {persona} has old {type} statements on the {account}',
    asked: 'customer {persona} is asked for a code to read an old {type} statement of the {account}',
    parameters: { persona, type: 'CASA-Statement', account: 'currentAccount' },
    method: 'GET',
    path: pathOf('currentAccount', '/{statement}'),
    done: { status: 200, body: fileAnswer('pdf', 'statement-6819-2026-02-28.pdf') },
    act: download,
    outcome: { data: { fileName: 'statement-6819-2026-02-28.pdf' } },
  },
]);

it('reports that a statement is not found', () =>
  bank
    .given(signedIn, { persona })
    .asked('an unknown statement cannot be read', 'GET', pathOf('currentAccount', '/0000'))
    .answers(404, refusedWith('DIGX_CZ_STATEMENT_01'))
    .by('getStatement', async (app) => {
      const downloaded = await download(app, '0000');
      expect(downloaded).toEqual({ error: refusal(404, 'DIGX_CZ_STATEMENT_01', 'statement') });
    }));

it.each(strangeTokens)(
  'finds no account for a list of statements with a token $which',
  ({ which, state, who, headers, party }) =>
    bank
      .given(state, { persona: who })
      .asked(`statements cannot be listed with the token ${which}`, 'GET', pathOf('currentAccount'), {
        query: dated('CASA-Statement'),
        headers,
      })
      .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
      .by('listStatements', async (app) => {
        const { error } = await list(app, 'CA', { party });
        expect(error).toEqual(accountNotFound);
      }),
);

it.each(strangeTokens)(
  'finds no account for a statement with a token $which',
  ({ which, state, who, headers, party }) =>
    bank
      .given(state, { persona: who })
      .asked(`a statement cannot be read with the token ${which}`, 'GET', pathOf('currentAccount', `/${aStatement}`), {
        headers,
      })
      .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
      .by('getStatement', async (app) => {
        const downloaded = await download(app, aStatement, party);
        expect(downloaded).toEqual({ error: accountNotFound });
      }),
);

const closed = {
  state: 'customer {persona} has an account that does not allow the task {task}',
  parameters: { persona: 'many-accounts', task: 'CH_I_ST' },
};

it('reports no access to the list of statements of an account without statements', () =>
  bank
    .given(closed.state, closed.parameters)
    .asked('statements cannot be listed of an account whose statements are closed', 'GET', pathOf('closedAccount'), {
      query: dated('CASA-Statement'),
    })
    .answers(403, refusedWith('DIGX_CZ_ACCESS_DENIED'))
    .by('listStatements', async (app) => {
      const { error } = await list(app, 'CA');
      expect(error).toEqual(accessDenied);
    }));

it('reports no access to a statement of an account without statements', () =>
  bank
    .given(closed.state, closed.parameters)
    .asked(
      'a statement cannot be read of an account whose statements are closed',
      'GET',
      pathOf('closedAccount', `/${aStatement}`),
    )
    .answers(403, refusedWith('DIGX_CZ_ACCESS_DENIED'))
    .by('getStatement', async (app) => {
      const downloaded = await download(app);
      expect(downloaded).toEqual({ error: accessDenied });
    }));

closePact('statements');
