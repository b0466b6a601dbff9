import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { refusal } from '#contracts/consumer/expected-refusals.ts';
import {
  allWell,
  dayFromState,
  forParty,
  maskedId,
  notValid,
  pathFromState,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import { activityApi } from '#src/api/activity/activities.ts';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';

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
    .given(hasOrdered, { persona })
    .asked('activities are counted by type and status', 'GET', '/digx/cz/v1/transactions/count', { query: counting })
    .answers(200, {
      ...allWell,
      countDTOList: eachLike({
        type: 'CBR',
        title: like('Cheque book request'),
        statusCode: 'ACCEPTED',
        status: like('Accepted'),
        count: like(1),
      }),
    })
    .by('countTransactions', async ({ store }) => {
      const { data } = await store.dispatch(countActivities.initiate({ party: false, ...days }));
      expect(data).toEqual([
        { type: 'CBR', title: 'Cheque book request', statusCode: 'ACCEPTED', status: 'Accepted', count: 1 },
      ]);
    }));

it('lists the activities of one type', () =>
  bank
    .given(hasOrdered, { persona })
    .asked('activities of one type are listed', 'GET', '/digx/cz/v1/transactions', { query: listing })
    .answers(200, {
      ...allWell,
      transactionDTOs: eachLike({ ...shared, account: { accountNo: like('31926819') }, bit: like('0') }),
    })
    .by('listActivities', async ({ store }) => {
      const { data } = await store.dispatch(listActivities.initiate(listed));
      expect(data).toEqual({ items: [{ ...read, bit: '0' }], damagedCount: 0 });
    }));

it('lists only activities in the chosen status', () =>
  bank
    .given(hasOrdered, { persona })
    .asked('no activity is in another status', 'GET', '/digx/cz/v1/transactions', {
      query: { ...listing, status: 'REJECTED' },
    })
    .answers(200, { ...allWell, transactionDTOs: [] })
    .by('listActivities', async ({ store }) => {
      const { data } = await store.dispatch(listActivities.initiate({ ...listed, statusCode: 'REJECTED' }));
      expect(data).toEqual({ items: [], damagedCount: 0 });
    }));

it('lists no activity of another entity', () =>
  bank
    .given(signedIn, { persona: 'racing-owner' })
    .asked('an entity without orders has no activity', 'GET', '/digx/cz/v1/transactions', {
      query: listing,
      headers: forParty('otherParty'),
    })
    .answers(200, { ...allWell, transactionDTOs: [] })
    .by('listActivities', async ({ store }) => {
      const { data } = await store.dispatch(listActivities.initiate({ ...listed, party: asId<PartyId>('some-party') }));
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
    .given(signedIn, { persona })
    .asked(`activities cannot be ${what} until a day that is none`, 'GET', path as string, {
      query: query as Record<string, string>,
    })
    .answers(400, refusedWith('DIGX_CZ_DATES_01'))
    .by(operation, async ({ store }) => {
      const { error } =
        operation === 'listActivities'
          ? await store.dispatch(listActivities.initiate({ ...listed, to: noDay }))
          : await store.dispatch(countActivities.initiate({ party: false, from: today, to: noDay }));
      expect(error).toEqual(refusal(400, 'DIGX_CZ_DATES_01', 'dates'));
    });
});

it('reads one activity with its audit', () =>
  bank
    .given(hasOrdered, { persona })
    .asked('an activity has an account and an audit', 'GET', pathOfOne)
    .answers(200, {
      ...allWell,
      transactionDTO: {
        ...shared,
        accountId: maskedId('9A0E7C55', '31926819'),
        audit: eachLike({ authedOn: instant, status: like('Initiated') }),
      },
    })
    .by('getActivity', async ({ store }) => {
      const { data } = await store.dispatch(getActivity.initiate({ party: false, reference: aReference }));
      expect(data).toEqual({ ...read, audit: [{ at: '2026-03-02T09:12:40.000Z', status: 'Initiated' }] });
    }));

it('reports a technical issue for a reference that is too long', () =>
  bank
    .given(signedIn, { persona })
    .asked('a reference of 65 characters makes the request invalid', 'GET', `/digx/v1/transactions/${tooLong}`)
    .answers(400, notValid)
    .by('getActivity', async ({ store }) => {
      const { error } = await store.dispatch(getActivity.initiate({ party: false, reference: tooLong }));
      expect(error).toMatchObject({ status: 400, isValidation: true, code: 'DIGX_CZ_REQUEST_01' });
    }));

it('does not find an unknown activity', () =>
  bank
    .given(signedIn, { persona })
    .asked('an unknown activity cannot be read', 'GET', '/digx/v1/transactions/XX0000')
    .answers(404, refusedWith('DIGX_CZ_ACTIVITY_01'))
    .by('getActivity', async ({ store }) => {
      const { error } = await store.dispatch(getActivity.initiate({ party: false, reference: 'XX0000' }));
      expect(error).toMatchObject({ kind: 'refusal', status: 404, code: 'DIGX_CZ_ACTIVITY_01' });
    }));

closePact('activity');
