import { expect, it } from 'vitest';
import { limitsOf } from '#sandbox/bank/payments/payment-limits.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { madeOn } from '#sandbox/personas/described/described-bank.fixture.ts';
import { letLive } from '#sandbox/personas/lived-bank.fixture.ts';
import { addMonths } from '#src/kernel/calendar.ts';
import { annWith, objectionsTo } from './things.fixture.ts';

it('has a letter and a bulletin unless messages are said', async () => {
  expect((await annWith({})).all('mails').map(({ box, read }) => ({ box, read }))).toEqual([
    { box: 'bulletins', read: true },
    { box: 'inbox', read: false },
  ]);
  expect((await annWith({ messages: [] })).all('mails')).toEqual([]);
});

it('has the messages said, each with the person it is to', async () => {
  const { all } = await annWith({
    people: [{}, {}],
    messages: [
      { subject: 'Your cheque', text: 'It has gone back.', daysAgo: 1 },
      { to: 2, box: 'outbox', daysAgo: 20 },
      { to: 2, box: 'bulletins', isRead: true },
    ],
  });
  const mails = all('mails');
  expect(mails.map(({ userId, box, read }) => [userId, box, read])).toEqual([
    ['ann', 'inbox', false],
    ['ann-2', 'outbox', true],
    ['ann-2', 'bulletins', true],
  ]);
  expect(mails[0]).toMatchObject({ subject: 'Your cheque', body: 'It has gone back.' });
});

it('has books that came, and delivers those on their way', async () => {
  const { all, bank } = await annWith({ books: [{}, { orderedDaysAgo: 3 }, { kind: 'pay-in' }] });
  const own = () => all('chequeBooks').filter(({ id }) => /-\d{9}$/.test(id));
  expect(own().map(({ kind, deliveredOn }) => [kind, deliveredOn])).toEqual([
    ['cheque', '2026-02-11'],
    ['cheque', null],
    ['pay-in', '2026-02-11'],
  ]);
  await letLive(bank, addMonths(madeOn, 1));
  const [first, second] = own();
  expect(second?.deliveredOn).toBe('2026-03-11');
  expect(second?.firstNumber).not.toBe(first?.firstNumber);
  expect(sweep(bank)).toEqual([]);
});

it('limits people and entities, and leaves the other limits as usual', async () => {
  const { bank, all } = await annWith({
    people: [{}, { limits: { payments: { maximum: '50.00', count: 3 } } }],
    entities: [{ limits: { bulk: { daily: '9.00' } } }],
  });
  expect(limitsOf(bank, { kind: 'USER', id: 'ann-2' }).makePayment).toMatchObject({
    maximumMinor: 50_00,
    dailyCount: 3,
  });
  expect(limitsOf(bank, { kind: 'PARTY', id: all('parties')[0]?.id ?? '' }).bulkPayments.dailyMinor).toBe(9_00);
  expect(all('limitPackages')).toHaveLength(2);
});

it('tells people, and shares accounts with providers', async () => {
  const { all, bank } = await annWith({
    people: [{ alerts: [{ event: 'LOGIN_FAILURE', ways: ['SMS', 'EMAIL'] }] }, {}],
    entities: [{ providers: [{ id: 'furlong-finance', accounts: ['current'], may: ['CH_I'] }, { id: 'trotting-up' }] }],
  });
  expect(all('alertSubscriptions')).toMatchObject([
    { userId: 'ann', alerts: [{ event: 'LOGIN_FAILURE', ways: ['EMAIL', 'SMS'] }] },
  ]);
  expect(all('accountAccesses')).toMatchObject([
    { accessPointId: 'furlong-finance', grants: [{ accountId: 'ann:current', taskIds: ['CH_I'] }] },
  ]);
  expect(all('accessRequests').map(({ userId }) => userId)).toEqual(['ann', 'ann', 'ann-2', 'ann-2']);
  expect(sweep(bank)).toEqual([]);
});

const event = 'LOGIN_FAILURE';

it.each([
  ['a message to nobody', { messages: [{ to: 2 }] }, 'messages[0].to'],
  ['a book of an account that has none', { books: [{ account: 'savings' }] }, 'books[0].account'],
  ['a book from before the account', { books: [{ orderedDaysAgo: 999 }] }, 'books[0].orderedDaysAgo'],
  ['a book that nobody may order', { people: [{ may: 'look' }], books: [{}] }, 'books[0]'],
  [
    'limits that nothing keeps',
    { people: [{ limits: { payments: { minimum: '5', maximum: '4' } } }] },
    'people[0].limits.payments.minimum',
  ],
  [
    'an event twice',
    {
      people: [
        {
          alerts: [
            { event, ways: ['SMS'] },
            { event, ways: ['EMAIL'] },
          ],
        },
      ],
    },
    'people[0].alerts[1].event',
  ],
  ['a way to nobody', { people: [{ phone: '', alerts: [{ event, ways: ['SMS'] }] }] }, 'people[0].alerts[0].ways'],
  ['no such provider', { entities: [{ providers: [{ id: 'nobody' }] }] }, 'entities[0].providers[0].id'],
  [
    'what an agent shares',
    { entities: [{ kind: 'agent', providers: [{ id: 'trotting-up', accounts: ['current'] }] }] },
    'entities[0].providers[0].accounts',
  ],
  [
    'no such account',
    { entities: [{ providers: [{ id: 'trotting-up', accounts: ['bond'] }] }] },
    'entities[0].providers[0].accounts[0]',
  ],
] as const)('refuses %s', async (_, described, where) => {
  const [objection] = await objectionsTo(structuredClone(described) as never);
  expect(objection?.where).toBe(where);
});
