import type { FactValues } from '#sandbox/classroom/facts/read-fact.ts';
import {
  addPayee,
  alertBy,
  cancelDirectDebit,
  cancelStandingOrder,
  changePassword,
  changePayee,
  changePin,
  checkName,
  decide,
  deletePayee,
  logOut,
  look,
  nameAccount,
  orderBook,
  pay,
  schedule,
  transfer,
  write,
} from './actions.fixture.ts';
import type { Trainee } from './trainee.fixture.ts';

interface FactCase {
  /** The exercise in which it is played. */
  readonly in: string;
  /** The customer, where it is another. */
  readonly as?: string;
  readonly values?: FactValues;
  /** What the bank then checks, in words. */
  readonly says: string;
  right(trainee: Trainee): Promise<unknown>;
  wrong(trainee: Trainee): Promise<unknown>;
}

const college = { payee: 'saddlecombe-college', pounds: 250 };
const piano = { payee: 'verity-calloway', pounds: 85, on: '2026-04-01', repeats: true };
const frances = {
  accountName: 'Miss Frances Nettleship',
  accountNumber: '54093721',
  sortCode: '200433',
  accountType: 'Personal',
} as const;
const kate = {
  accountName: "Kate O'Halloran",
  accountNumber: '30746182',
  sortCode: '305926',
  accountType: 'Personal',
} as const;

/** A fact of each kind as a trainer picks it, what makes it so, and what comes close. */
export const factCases: Readonly<Record<string, FactCase>> = {
  paid: {
    in: 'school-fees',
    values: { payee: 'Saddlecombe', amountAtLeast: '£200', sortCode: '30-59-26', by: '2026-03-03T17:00', atLeast: '1' },
    says: 'Saddlecombe was paid at least £200.00 at the sort code 305926 by 17:00 on 2026-03-03',
    right: (trainee) => pay(trainee, '305926', college),
    wrong: (trainee) => pay(trainee, '305926', { ...college, pounds: 199.99 }),
  },
  transferred: {
    in: 'own-transfer',
    values: { from: 'current', to: 'savings', amount: '500' },
    says: '£500.00 was moved from “current” to “savings”',
    right: (trainee) => transfer(trainee, 'current', 'savings', 500),
    wrong: (trainee) => transfer(trainee, 'savings', 'current', 500),
  },
  'awaiting-authorisation': {
    in: 'school-fees',
    as: 'maker',
    values: { amount: '1,250.00', reference: 'scans' },
    says: 'A payment of £1,250.00 with the reference “scans” waits for somebody else to authorise it',
    right: (trainee) => payVets(trainee, 'Foal scans'),
    wrong: (trainee) => payVets(trainee, 'Foals'),
  },
  scheduled: {
    in: 'piano-lessons',
    values: { payee: 'Verity', amount: '85', repeats: 'yes', from: '2026-04-01' },
    says: 'A standing order of £85.00 to Verity from 2026-04-01 is set up',
    right: (trainee) => schedule(trainee, '200433', piano),
    wrong: (trainee) => schedule(trainee, '200433', { ...piano, repeats: false }),
  },
  'schedule-cancelled': {
    in: 'stop-a-direct-debit',
    says: 'A later payment or standing order is cancelled',
    right: (trainee) => cancelStandingOrder(trainee, ''),
    wrong: (trainee) => cancelDirectDebit(trainee, 'Riverbend'),
  },
  'direct-debit-cancelled': {
    in: 'stop-a-direct-debit',
    values: { originator: 'riverbend' },
    says: 'A direct debit of riverbend is cancelled',
    right: (trainee) => cancelDirectDebit(trainee, 'Riverbend'),
    wrong: (trainee) => cancelDirectDebit(trainee, 'Millrace'),
  },
  'payee-added': {
    in: 'new-payee',
    values: { payee: 'Frances', sortCode: '20 04 33' },
    says: 'A payee called “Frances” with the sort code 200433 is added',
    right: (trainee) => addPayee(trainee, frances),
    wrong: (trainee) => deletePayee(trainee, 'saddlecombe-college'),
  },
  'payee-changed': {
    in: 'new-payee',
    says: 'A payee is changed',
    right: (trainee) => changePayee(trainee, 'saddlecombe-college', frances),
    wrong: (trainee) => addPayee(trainee, frances),
  },
  'payee-deleted': {
    in: 'new-payee',
    values: { payee: 'Saddlecombe' },
    says: 'A payee called “Saddlecombe” is deleted',
    right: (trainee) => deletePayee(trainee, 'saddlecombe-college'),
    wrong: (trainee) => deletePayee(trainee, 'wexcombe-water'),
  },
  'name-checked': {
    in: 'close-match',
    values: { name: 'halloran', result: 'MBAM' },
    says: 'The name “halloran” was checked, with the result MBAM',
    right: (trainee) => checkName(trainee, kate),
    wrong: (trainee) => checkName(trainee, frances),
  },
  approved: {
    in: 'three-to-decide',
    values: { about: 'Trims' },
    says: 'You have authorised an item about Trims',
    right: (trainee) => decide(trainee, 'approve', 'Trims'),
    wrong: (trainee) => decide(trainee, 'approve', 'LOT 371'),
  },
  declined: {
    in: 'three-to-decide',
    values: { atLeast: '2' },
    says: 'You have declined 2 items',
    async right(trainee) {
      await decide(trainee, 'reject', 'Trims');
      await decide(trainee, 'reject', 'Visits');
    },
    wrong: (trainee) => decide(trainee, 'reject', 'Trims'),
  },
  wrote: {
    in: 'answer-the-bank',
    values: { subject: 'other', text: 'orchard' },
    says: 'The bank has a message about “other” with the words “orchard”',
    right: (trainee) => write(trainee, 'From May: 4 Orchard Lane.'),
    wrong: (trainee) => write(trainee, 'I am moving.'),
  },
  'book-ordered': {
    in: 'cheque-book',
    values: { book: 'cheque' },
    says: 'A cheque book is ordered',
    right: (trainee) => orderBook(trainee, 'chequebook'),
    wrong: (trainee) => orderBook(trainee, 'payInBook'),
  },
  'account-named': {
    in: 'name-an-account',
    values: { account: 'savings', name: 'kitchen' },
    says: 'The account “savings” has the name “kitchen”',
    right: (trainee) => nameAccount(trainee, 'savings', 'Kitchen'),
    wrong: (trainee) => nameAccount(trainee, 'savings', 'Cellar'),
  },
  'alert-set': {
    in: 'login-alerts',
    values: { event: 'LOGIN_FAILURE', way: 'SMS' },
    says: 'An alert of failed logins by text message is set',
    right: (trainee) => alertBy(trainee, 'LOGIN_FAILURE'),
    wrong: (trainee) => alertBy(trainee, 'LOGIN_SUCCESS'),
  },
  'logged-in': {
    in: 'new-password',
    says: 'The customer is logged in',
    right: (trainee) => look(trainee, '/v1/me'),
    wrong: logOut,
  },
  'logged-out': {
    in: 'pressing-caller',
    says: 'The customer has logged out',
    right: logOut,
    wrong: (trainee) => look(trainee, '/v1/me'),
  },
  'password-changed': {
    in: 'new-password',
    says: 'The password is changed',
    right: (trainee) => changePassword(trainee, 'Walker_8Lane'),
    wrong: (trainee) => changePin(trainee, '3141'),
  },
  'pin-changed': {
    in: 'new-password',
    says: 'The transaction PIN is changed',
    right: (trainee) => changePin(trainee, '3141'),
    wrong: (trainee) => changePassword(trainee, 'Walker_8Lane'),
  },
  asked: {
    in: 'name-an-account',
    values: { operationId: 'listPayeeGroups', atLeast: '2' },
    says: 'The bank was asked to list payees, 2 times or more',
    right: (trainee) => look(trainee, payeeList, payeeList),
    wrong: (trainee) => look(trainee, payeeList),
  },
  'clock-reached': {
    in: 'school-fees',
    values: { at: '2026-03-03T17:00' },
    says: 'It is 17:00 on 2026-03-03 or later',
    right: ({ sandbox }) => sandbox.control.setClock('2026-03-03T17:00', 'kept'),
    wrong: ({ sandbox }) => sandbox.control.setClock('2026-03-03T16:59', 'kept'),
  },
};

const payeeList = '/cz/v1/payments/payeeGroup?expand=ALL';

function payVets(trainee: Trainee, reference: string) {
  return pay(trainee, '309174', { payee: 'eastlingham-vets', pounds: 1250, reference });
}
