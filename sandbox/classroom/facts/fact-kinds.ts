import { operations } from '#sandbox/http/operations.generated.ts';
import { copResults } from './fact.ts';

/** Every kind of fact that a trainer can pick, with a field for each thing that it may ask. */

export interface FactField {
  /** The fact's own property. */
  readonly name: string;
  readonly label: string;
  readonly kind: 'words' | 'pounds' | 'sort-code' | 'count' | 'day' | 'time' | 'yes-no' | 'choice';
  readonly needed?: true;
  /** The labels of a choice, by what the fact has. */
  readonly choices?: readonly FactChoice[];
}

interface FactChoice {
  readonly id: string;
  readonly title: string;
  readonly group?: string;
}

export interface FactKind {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** What every fact of the kind has. */
  readonly base: Readonly<Record<string, string>> & { readonly fact: string };
  readonly fields: readonly FactField[];
}

const words = (name: string, label: string): FactField => ({ name, label, kind: 'words' });
const payee = words('payee', 'Name of the payee, or part of it');
const reference = words('reference', 'Reference, or part of it');
const sums: readonly FactField[] = [
  { name: 'amount', label: 'Exactly how much, in pounds', kind: 'pounds' },
  { name: 'amountAtLeast', label: 'Or at least how much', kind: 'pounds' },
];
const order = [payee, ...sums, reference];
const sortCode: FactField = { name: 'sortCode', label: 'The payee’s sort code', kind: 'sort-code' };
const atLeast: FactField = { name: 'atLeast', label: 'How often, or more', kind: 'count' };

const payments = 'Payments and transfers';
const regular = 'Later and regular payments';
const payees = 'Payees';
const authorising = 'Authorising';
const services = 'Services and messages';
const login = 'Logging in';
const bank = 'The bank itself';

export const factKinds: readonly FactKind[] = [
  {
    id: 'paid',
    group: payments,
    title: 'Somebody was paid',
    base: { fact: 'paid' },
    fields: [...order, sortCode, { name: 'by', label: 'No later than, in London', kind: 'time' }, atLeast],
  },
  {
    id: 'transferred',
    group: payments,
    title: 'Money was moved between own accounts',
    base: { fact: 'transferred' },
    fields: [
      words('from', 'From the account, such as current'),
      words('to', 'To the account, such as savings'),
      ...sums,
    ],
  },
  {
    id: 'awaiting-authorisation',
    group: payments,
    title: 'A payment waits for somebody else to authorise it',
    base: { fact: 'awaiting-authorisation' },
    fields: order,
  },
  {
    id: 'scheduled',
    group: regular,
    title: 'A later payment or standing order was set up',
    base: { fact: 'scheduled' },
    fields: [
      ...order,
      { name: 'repeats', label: 'Is it a standing order?', kind: 'yes-no' },
      { name: 'from', label: 'First paid on', kind: 'day' },
    ],
  },
  {
    id: 'schedule-cancelled',
    group: regular,
    title: 'A later payment or standing order was stopped',
    base: { fact: 'schedule-cancelled' },
    fields: [payee],
  },
  {
    id: 'direct-debit-cancelled',
    group: regular,
    title: 'A direct debit was stopped',
    base: { fact: 'direct-debit-cancelled' },
    fields: [words('originator', 'Name of the company, or part of it')],
  },
  {
    id: 'payee-added',
    group: payees,
    title: 'A payee was added',
    base: { fact: 'payee-added' },
    fields: [payee, sortCode],
  },
  {
    id: 'payee-changed',
    group: payees,
    title: 'A payee was changed',
    base: { fact: 'payee-changed' },
    fields: [payee, sortCode],
  },
  {
    id: 'payee-deleted',
    group: payees,
    title: 'A payee was deleted',
    base: { fact: 'payee-deleted' },
    fields: [payee, sortCode],
  },
  {
    id: 'name-checked',
    group: payees,
    title: 'A payee’s name was checked',
    base: { fact: 'name-checked' },
    fields: [
      words('name', 'Name that was checked, or part of it'),
      { name: 'result', label: 'Result', kind: 'choice', choices: copResults.map((id) => ({ id, title: id })) },
    ],
  },
  ...(['approved', 'declined'] as const).map((decision) => ({
    id: decision,
    group: authorising,
    title: `An item was ${decision === 'approved' ? 'authorised' : decision}`,
    base: { fact: 'decided', decision },
    fields: [words('about', 'What it is about: a payee, a reference'), atLeast],
  })),
  {
    id: 'bulk-file',
    group: authorising,
    title: 'A bulk file was sent, completed or refused',
    base: { fact: 'bulk-file' },
    fields: [needed('state', 'What became of it', ['sent', 'completed', 'refused'])],
  },
  {
    id: 'wrote',
    group: services,
    title: 'A message was sent to the bank',
    base: { fact: 'wrote' },
    fields: [words('subject', 'Subject, or part of it'), words('text', 'Words in it')],
  },
  {
    id: 'book-ordered',
    group: services,
    title: 'A cheque book or pay-in book was ordered',
    base: { fact: 'book-ordered' },
    fields: [needed('book', 'Book', ['cheque', 'pay-in'])],
  },
  {
    id: 'account-named',
    group: services,
    title: 'An account was given a name',
    base: { fact: 'account-named' },
    fields: [
      { ...words('account', 'Account, such as savings'), needed: true },
      words('name', 'The name it was given, or part of it'),
    ],
  },
  {
    id: 'alert-set',
    group: services,
    title: 'An alert was set',
    base: { fact: 'alert-set' },
    fields: [
      {
        name: 'event',
        label: 'Of what',
        kind: 'choice',
        needed: true,
        choices: [
          { id: 'LOGIN_SUCCESS', title: 'Logins' },
          { id: 'LOGIN_FAILURE', title: 'Failed logins' },
        ],
      },
      {
        name: 'way',
        label: 'How it is sent',
        kind: 'choice',
        choices: [
          { id: 'EMAIL', title: 'By e-mail' },
          { id: 'SMS', title: 'By text message' },
        ],
      },
    ],
  },
  { id: 'logged-in', group: login, title: 'The customer logged in', base: { fact: 'logged-in' }, fields: [] },
  { id: 'logged-out', group: login, title: 'The customer logged out', base: { fact: 'logged-out' }, fields: [] },
  {
    id: 'password-changed',
    group: login,
    title: 'The password was changed',
    base: { fact: 'asked', operationId: 'changePassword' },
    fields: [],
  },
  {
    id: 'pin-changed',
    group: login,
    title: 'The transaction PIN was changed',
    base: { fact: 'asked', operationId: 'changeTransactionPin' },
    fields: [],
  },
  {
    id: 'asked',
    group: bank,
    title: 'The bank was asked for something, and did it',
    base: { fact: 'asked' },
    fields: [
      {
        name: 'operationId',
        label: 'What it was asked',
        kind: 'choice',
        needed: true,
        choices: Object.entries(operations).map(([id, { summary, tag }]) => ({ id, title: summary, group: tag })),
      },
      atLeast,
    ],
  },
  {
    id: 'clock-reached',
    group: bank,
    title: 'The bank’s clock has reached a time',
    base: { fact: 'clock-reached' },
    fields: [{ name: 'at', label: 'Time, in London', kind: 'time', needed: true }],
  },
];

function needed(name: string, label: string, of: readonly string[]): FactField {
  return { name, label, kind: 'choice', needed: true, choices: of.map((id) => ({ id, title: id })) };
}
