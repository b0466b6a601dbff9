import type { WrittenDescription } from './description.ts';
import { checkResults, hardNames } from './description-words.ts';

const everyRestriction = [
  'frozen',
  'no-payments',
  'no-transfers',
  'no-statements',
  'no-cheque-book',
  'no-paying-in-book',
  'no-regular-payments',
] as const;

const everyProduct = ['current', 'euro', 'instantAccess', 'racing', 'dollar', 'notice', 'bond', 'prizeMoney'] as const;

const seventy = 'Bartholomew Featherstonehaugh-Cholmondeley-Warner of Upper Canterbourn';

const described: Readonly<Record<string, WrittenDescription>> = {
  'two-hundred-accounts': {
    title: 'Two hundred accounts',
    accounts: Array.from({ length: 200 }, (_, place) => ({
      product: everyProduct[place % everyProduct.length] ?? 'current',
      habits: place === 0 ? 'household' : 'none',
    })),
  },
  'no-payee': { title: 'No payee', payees: { count: 0 } },
  'no-account': { title: 'No account', accounts: [] },
  'longest-names': {
    title: 'Names of seventy characters',
    people: [{ title: 'Lieutenant', firstName: 'Bartholomew', lastName: seventy, preferredName: seventy }],
    entities: [{ name: seventy }],
    accounts: [
      { name: seventy, nickname: seventy },
      { product: 'instantAccess', name: seventy },
    ],
    payees: { hardNames: ['longest'] },
  },
  'one-letter': {
    title: 'Names of one letter',
    people: [{ firstName: 'A', lastName: 'B', preferredName: 'C' }],
    entities: [{ name: 'D' }],
    accounts: [{ name: 'E', nickname: 'F' }],
    payees: { hardNames: ['one-letter'] },
  },
  'accents-and-apostrophes': {
    title: 'Accents, apostrophes and hyphens',
    people: [{ firstName: 'Zoë-Élodie', lastName: "O'Müller-D'Ångström", preferredName: "Zo'" }],
    entities: [{ name: "O'Müller & D'Ångström, Söhne (1789)" }],
    payees: { hardNames: [...hardNames] },
  },
  'every-amount-nil': {
    title: 'Every amount nil',
    accounts: [
      { balance: '0.00', habits: 'none' },
      { product: 'instantAccess', balance: '0.00' },
      { product: 'euro', balance: '0.00', habits: 'none' },
      { product: 'prizeMoney', balance: '0.00', habits: 'none' },
    ],
  },
  'largest-amounts': {
    title: 'The largest amounts',
    accounts: [
      { balance: '999999999.99', overdraft: '999999999.99' },
      { product: 'dollar', balance: '-999999999.99', overdraft: '999999999.99' },
      { product: 'instantAccess', balance: '999999999.99' },
      { product: 'mortgage', principal: '999999999.00', balance: '-900000000.01' },
    ],
  },
  'everything-locked': {
    title: 'Everything locked',
    people: [{ pinIsLocked: true, codesAreLocked: true, phoneIsOn: false }],
    accounts: [
      { restrictions: [...everyRestriction] },
      { product: 'instantAccess', restrictions: ['frozen', 'no-transfers', 'no-statements'] },
    ],
  },
  'five-of-one-name': {
    title: 'Five entities with one name',
    entities: Array.from({ length: 5 }, () => ({ kind: 'company' as const, name: 'Long Meadow Stud' })),
    accounts: Array.from({ length: 5 }, (_, place) => ({
      product: 'business' as const,
      entity: place + 1,
      name: 'Long Meadow Stud',
    })),
  },
  'five-hundred-payees': { title: 'Five hundred payees', payees: { count: 500, hardNames: [...hardNames] } },
  'every-check': {
    title: 'A payee for every result of the name check',
    payees: { checks: [...checkResults] },
  },
  'overdrawn-to-the-limit': {
    title: 'Overdrawn to the limit',
    accounts: [
      { balance: '-500.00', overdraft: '500.00' },
      { product: 'euro', balance: '-1000.00', overdraft: '1000.00' },
      { product: 'loan', principal: '20000.00', arrears: 6 },
      { product: 'mortgage', arrears: 1 },
    ],
  },
  'every-step-due': {
    title: 'Every login step due',
    people: [{ loginSteps: ['terms', 'password', 'pin'], hasLoggedIn: false }],
  },
  'a-board-of-six': {
    title: 'Six people, two of whom must authorise',
    people: [{}, {}, {}, {}, { may: 'authorise' }, { may: 'look' }],
    entities: [{ kind: 'company', mandate: 'two-others' }],
    accounts: [{ product: 'business', balance: '50000.00' }],
    awaiting: [
      { kind: 'payment' },
      { kind: 'payment', state: 'half-authorised' },
      { kind: 'regular-payment' },
      { kind: 'payee' },
      { kind: 'payee-change' },
      { kind: 'payment', state: 'declined' },
      { kind: 'payment', state: 'expired' },
      { kind: 'payment', state: 'dated-in-the-past' },
      { kind: 'cheque-book' },
      { kind: 'pay-in-book' },
    ],
  },
  'every-file': {
    title: 'A bulk file in every state',
    people: [{}, {}],
    entities: [{ kind: 'company', mandate: 'one-other' }],
    accounts: [{ product: 'business', balance: '80000.00' }],
    bulkFiles: (
      [
        'verified',
        'pending-approval',
        'approved',
        'completed',
        'declined',
        'expired',
        'wrong-row',
        'unreadable',
      ] as const
    ).map((state) => ({ state, rows: 5 })),
  },
  'every-order-fails': {
    title: 'Every order fails',
    accounts: [{ balance: '1.00', habits: 'none' }],
    standingOrders: Array.from({ length: 20 }, (_, place) => ({
      next: 1 + (place % 9),
      fails: true,
      missed: place % 4,
    })),
    futurePayments: Array.from({ length: 10 }, (_, place) => ({ in: 1 + place, fails: true })),
  },
  'a-full-mailbox': {
    title: 'A full mailbox',
    messages: Array.from({ length: 200 }, (_, place) => ({
      box: (['inbox', 'bulletins', 'outbox'] as const)[place % 3] ?? 'inbox',
      subject: place % 5 === 0 ? seventy : 'Your mortgage offer',
      daysAgo: 1 + place,
    })),
  },
  'may-only-look': {
    title: 'May only look',
    people: [{ may: 'look', secondFactor: 'none' }],
    accounts: [{}, { product: 'mortgage' }, { product: 'bond' }],
  },
  'every-kind-of-account': {
    title: 'Every kind of account',
    years: 4,
    accounts: [
      ...(['current', 'business', 'euro', 'dollar', 'racing', 'racingPlus', 'racingEuro', 'prizeMoney'] as const),
      ...(['instantAccess', 'notice', 'bond', 'bondOneYear', 'bondTwoYears', 'loan', 'mortgage'] as const),
    ].map((product) => ({ product })),
  },
};

/** Customers who are hard to show, to list or to reckon. Links know them by these names, which are their ids, too. */
export const hardDescriptions: Readonly<Record<string, WrittenDescription>> = Object.fromEntries(
  Object.entries(described).map(([id, description]) => [id, { id, ...description }]),
);
