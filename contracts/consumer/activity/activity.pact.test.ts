import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { openApp } from '#contracts/consumer/customer-app.ts';
import { refusal } from '#contracts/consumer/expected-refusals.ts';
import {
  allWell,
  dayFromState,
  english,
  forParty,
  freshNonces,
  insideSession,
  maskedId,
  notValid,
  pathFromState,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import { activityApi } from '#src/api/activity/activities.ts';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import type { PartyId } from '#src/kernel/ids.ts';

const { eachLike, like, regex } = MatchersV3;

const bank = pactOf('activity');
const { countActivities, listActivities, getActivity } = activityApi.endpoints;

const persona = 'private-customer';
const signedIn = 'customer {persona} is signed in';
const hasOrdered = 'customer {persona} has ordered a cheque book';
const today = calendarDay('2026-03-02');
const days = { from: today, to: today };
const aReference = 'CB2606100003';
const tooLong = 'X'.repeat(65);
const instant = regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$', '2026-03-02T09:12:40.000Z');

const counting = { countFor: 'all', fromDate: dayFromState('today'), toDate: dayFromState('today'), locale: 'en' };
const listing = {
  discriminator: 'ACCOUNT_NON_FINANCIAL',
  fromDate: dayFromState('today'),
  toDate: dayFromState('today'),
  view: 'all',
  transactionName: 'CBR',
  locale: 'en',
};
const listed = { party: false, type: 'CBR', ...days } as const;
const pathOfOne = pathFromState('/digx/v1/transactions/{reference}', { reference: aReference });
const shared = {
  reference: like(aReference),
  typeCode: 'CBR',
  type: like('Cheque book request'),
  statusCode: 'ACCEPTED',
  status: like('Accepted'),
  created: regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$', '2026-03-02T09:12:40'),
  timeStamp: instant,
};
const read = {
  reference: aReference,
  typeCode: 'CBR',
  type: 'Cheque book request',
  statusCode: 'ACCEPTED',
  status: 'Accepted',
  madeAt: '2026-03-02T09:12:40.000Z',
  madeOn: '2026-03-02',
  accountNumber: '31926819',
};

it('counts activities by type and status', () =>
  bank
    .addInteraction()
    .given(hasOrdered, { persona })
    .uponReceiving('activities are counted by type and status')
    .withRequest('GET', '/digx/cz/v1/transactions/count', (request) => request.query(counting).headers(insideSession))
    .willRespondWith(200, (answer) =>
      answer.headers(freshNonces).jsonBody({
        ...allWell,
        countDTOList: eachLike({
          type: 'CBR',
          title: like('Cheque book request'),
          statusCode: 'ACCEPTED',
          status: like('Accepted'),
          count: like(1),
        }),
      }),
    )
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'countTransactions');
      const { data } = await store.dispatch(countActivities.initiate({ party: false, ...days }));
      expect(data).toEqual([
        { type: 'CBR', title: 'Cheque book request', statusCode: 'ACCEPTED', status: 'Accepted', count: 1 },
      ]);
    }));

it('lists the activities of one type', () =>
  bank
    .addInteraction()
    .given(hasOrdered, { persona })
    .uponReceiving('activities of one type are listed')
    .withRequest('GET', '/digx/cz/v1/transactions', (request) => request.query(listing).headers(insideSession))
    .willRespondWith(200, (answer) =>
      answer.headers(freshNonces).jsonBody({
        ...allWell,
        transactionDTOs: eachLike({ ...shared, account: { accountNo: like('31926819') }, bit: like('0') }),
      }),
    )
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'listActivities');
      const { data } = await store.dispatch(listActivities.initiate(listed));
      expect(data).toEqual({ items: [{ ...read, bit: '0' }], damagedCount: 0 });
    }));

it('lists only activities in the chosen status', () =>
  bank
    .addInteraction()
    .given(hasOrdered, { persona })
    .uponReceiving('no activity is in another status')
    .withRequest('GET', '/digx/cz/v1/transactions', (request) =>
      request.query({ ...listing, status: 'REJECTED', ...english }).headers(insideSession),
    )
    .willRespondWith(200, (answer) => answer.headers(freshNonces).jsonBody({ ...allWell, transactionDTOs: [] }))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'listActivities');
      const { data } = await store.dispatch(listActivities.initiate({ ...listed, statusCode: 'REJECTED' }));
      expect(data).toEqual({ items: [], damagedCount: 0 });
    }));

it('lists no activity of another entity', () =>
  bank
    .addInteraction()
    .given(signedIn, { persona: 'racing-owner' })
    .uponReceiving('an entity without orders has no activity')
    .withRequest('GET', '/digx/cz/v1/transactions', (request) => request.query(listing).headers(forParty('otherParty')))
    .willRespondWith(200, (answer) => answer.headers(freshNonces).jsonBody({ ...allWell, transactionDTOs: [] }))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'listActivities');
      const { data } = await store.dispatch(listActivities.initiate({ ...listed, party: 'some-party' as PartyId }));
      expect(data).toEqual({ items: [], damagedCount: 0 });
    }));

it.each([
  ['counted', 'countTransactions'],
  ['listed', 'listActivities'],
] as const)('reports wrong dates when activities are %s on no day', (what, operation) => {
  // The app never sends such a date itself: this simulates a device clock that was tampered with.
  const noDay = '2026-02-30' as CalendarDay;
  const [path, query] =
    operation === 'listActivities'
      ? ['/digx/cz/v1/transactions', { ...listing, toDate: noDay }]
      : ['/digx/cz/v1/transactions/count', { ...counting, toDate: noDay }];
  return bank
    .addInteraction()
    .given(signedIn, { persona })
    .uponReceiving(`activities cannot be ${what} until a day that is none`)
    .withRequest('GET', path as string, (request) =>
      request.query(query as Record<string, string>).headers(insideSession),
    )
    .willRespondWith(400, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CZ_DATES_01')))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, operation);
      const { error } =
        operation === 'listActivities'
          ? await store.dispatch(listActivities.initiate({ ...listed, to: noDay }))
          : await store.dispatch(countActivities.initiate({ party: false, from: today, to: noDay }));
      expect(error).toEqual(refusal(400, 'DIGX_CZ_DATES_01', 'dates'));
    });
});

it('reads one activity with its audit', () =>
  bank
    .addInteraction()
    .given(hasOrdered, { persona })
    .uponReceiving('an activity has an account and an audit')
    .withRequest('GET', pathOfOne, (request) => request.query({ locale: 'en' }).headers(insideSession))
    .willRespondWith(200, (answer) =>
      answer.headers(freshNonces).jsonBody({
        ...allWell,
        transactionDTO: {
          ...shared,
          accountId: maskedId('9A0E7C55', '31926819'),
          audit: eachLike({ authedOn: instant, status: like('Initiated') }),
        },
      }),
    )
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'getActivity');
      const { data } = await store.dispatch(getActivity.initiate({ party: false, reference: aReference }));
      expect(data).toEqual({ ...read, audit: [{ at: '2026-03-02T09:12:40.000Z', status: 'Initiated' }] });
    }));

it('reports a technical issue for a reference that is too long', () =>
  bank
    .addInteraction()
    .given(signedIn, { persona })
    .uponReceiving('a reference of 65 characters makes the request invalid')
    .withRequest('GET', `/digx/v1/transactions/${tooLong}`, (request) =>
      request.query({ locale: 'en' }).headers(insideSession),
    )
    .willRespondWith(400, (answer) => answer.headers(freshNonces).jsonBody(notValid))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'getActivity');
      const { error } = await store.dispatch(getActivity.initiate({ party: false, reference: tooLong }));
      expect(error).toMatchObject({ status: 400, isValidation: true, code: 'DIGX_CZ_REQUEST_01' });
    }));

it('does not find an unknown activity', () =>
  bank
    .addInteraction()
    .given(signedIn, { persona })
    .uponReceiving('an unknown activity cannot be read')
    .withRequest('GET', '/digx/v1/transactions/XX0000', (request) =>
      request.query({ locale: 'en' }).headers(insideSession),
    )
    .willRespondWith(404, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CZ_ACTIVITY_01')))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'getActivity');
      const { error } = await store.dispatch(getActivity.initiate({ party: false, reference: 'XX0000' }));
      expect(error).toMatchObject({ kind: 'refusal', status: 404, code: 'DIGX_CZ_ACTIVITY_01' });
    }));

closePact('activity');
