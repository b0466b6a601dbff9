import type { WrittenDescription } from '#sandbox/personas/described/description.ts';

const kinds = ['payment', 'regular-payment', 'payee', 'payee-change', 'cheque-book', 'pay-in-book'] as const;
const outcomes = ['pending', 'authorised', 'declined', 'expired'] as const;

/** A customer with something of everything that a description can say. */
export const everything: WrittenDescription = {
  people: [{ alerts: [{ event: 'LOGIN_SUCCESS', ways: ['SMS'] }] }, { may: 'everything' }, { may: 'authorise' }],
  entities: [
    { limits: { payments: { daily: '2000.00' } }, providers: [{ id: 'furlong-finance', accounts: ['current'] }] },
    { kind: 'company', mandate: 'one-other', twoOthersFrom: '5000.00' },
  ],
  accounts: [
    { balance: '-240.15', overdraft: '2000.00' },
    { product: 'business', entity: 2, balance: '18420.55' },
    { product: 'euro', balance: '12.07' },
    { product: 'instantAccess', balance: '65000.00' },
  ],
  payees: { count: 60, checks: ['Y', 'AC01', 'SCNS'], hardNames: ['longest'] },
  standingOrders: [{ missed: 2 }, { fails: true, next: 3 }, { to: 'current', from: 'savings', amount: '30.00' }],
  directDebits: [{}, { missed: 1 }, { cancelled: true }],
  futurePayments: [{}, { cancelled: true }, { fails: true, in: 20 }],
  bulkFiles: (
    ['verified', 'pending-approval', 'approved', 'completed', 'declined', 'expired', 'wrong-row', 'unreadable'] as const
  ).map((state) => ({ state, account: 'business' })),
  awaiting: kinds.flatMap((kind) =>
    outcomes.map((state, place) => ({ kind, state, account: 'business', to: 6 + 2 * place })),
  ),
  messages: [{}, { box: 'outbox' }, { to: 2 }],
  books: [{}, { orderedDaysAgo: 2 }],
  usedToday: [{ amount: '350.00' }],
};
