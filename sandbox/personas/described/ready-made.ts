import type { WrittenDescription } from './description.ts';

/** Descriptions that come with the sandbox, by the names that links use. */
export const readyMadeDescriptions: Readonly<Record<string, WrittenDescription>> = {
  /** Two directors, four accounts, one in euros and overdrawn, forty payees, an order that fails and a file that waits. */
  'two-directors': {
    id: 'two-directors',
    title: 'Two directors',
    people: [{ may: 'order' }, { may: 'authorise' }],
    entities: [{ kind: 'company', mandate: 'one-other' }],
    accounts: [
      { product: 'business', balance: '18420.55', overdraft: '5000.00' },
      { product: 'euro', balance: '-240.15', overdraft: '1000.00' },
      { product: 'instantAccess', balance: '65000.00' },
      { product: 'notice', balance: '30000.00' },
    ],
    payees: { count: 40 },
    standingOrders: [{ next: 1, fails: true }],
    bulkFiles: [{ state: 'pending-approval', rows: 6 }],
  },
  /** A direct debit of the amount that magic values leave unpaid, on the 5th. */
  'direct-debit-unpaid': {
    id: 'direct-debit-unpaid',
    title: 'A direct debit of £66.31',
    accounts: [{ product: 'current', balance: '2400.00' }],
    directDebits: [{ originator: 'Riverbend Gym', amount: '66.31', dayOfMonth: 5, reference: 'GYM 81' }],
  },
};
