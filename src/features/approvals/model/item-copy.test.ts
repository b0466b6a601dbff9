import { beforeEach, expect, it } from 'vitest';
import type { Account } from '#src/api/accounts/account.ts';
import { type ApprovalItem, toApprovalList } from '#src/api/approvals/approval-item.ts';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { testConfig } from '#src/api/store/bank.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import {
  aboutOf,
  frequencyText,
  fromText,
  isPast,
  nameOf,
  payeeAccountOf,
  progressText,
  statusLabel,
  stepLabel,
  subjectOf,
  titleOf,
} from './item-copy.ts';
import { refusedText } from './refused-copy.ts';

beforeEach(() => setRuntimeConfig(testConfig));

const onWire = {
  transactionId: 'T1',
  transactionName: 'PC_F_DOM',
  discriminator: 'ACCOUNT_FINANCIAL',
  partyId: 'P1',
  creationDate: '2026-03-02T09:12:40.000Z',
  approvalDetails: { status: 'PENDING_APPROVAL', stepNo: 0, countOfApprovals: 1 },
  amount: { currency: 'GBP', amount: 125.5 },
  payeeDetails: { accountName: 'Ashdown Feed &amp; Forage', accountNumber: '20418836', sortCode: '601122' },
  valueDate: '2026-03-02',
};

function itemOf(over: object = {}): ApprovalItem {
  const [item] = toApprovalList(unchecked({ transactionDTOs: [{ ...onWire, ...over }] }))?.items ?? [];
  if (item === undefined) throw new Error('It can be read.');
  return item;
}

it.each([
  ['PENDING_APPROVAL', 'Pending', true],
  ['SEMI_APPROVED', 'Semi Authorised', false],
  ['APPROVED', 'Authorised', false],
  ['REJECTED', 'Declined', false],
  ['EXPIRED', 'EXPIRED', false],
  ['SOMETHING_NEW', 'Being processed', false],
])('shows the status %s as %s', (status, label, isActionable) => {
  const item = itemOf({ approvalDetails: { status } });
  expect([statusLabel(item), item.isActionable]).toEqual([label, isActionable]);
});

it('lets the bank say that the second of two may still decide', () => {
  const approvalDetails = { status: 'SEMI_APPROVED', stepNo: 1, countOfApprovals: 2, actionable: true };
  const item = itemOf({ approvalDetails });
  expect([item.isActionable, progressText(item)]).toEqual([true, '1 of 2 authorisations given']);
});

it.each([
  ['INITIATED', 'Pending'],
  ['APPROVED', 'Accepted'],
  ['REJECT', 'Rejected'],
  ['SENT_TO_HOST', 'Time Out Error'],
])('shows the step %s as %s', (status, label) => expect(stepLabel(status)).toBe(label));

it.each([
  [{}, 'payment of £125.50 to Ashdown Feed & Forage'],
  [{ transactionName: 'PC_N_DOP', amount: null }, 'new payee Ashdown Feed & Forage'],
  [{ transactionName: 'PC_N_UDOP', amount: null }, 'change of the payee Ashdown Feed & Forage'],
  [
    { transactionName: 'CBR', amount: null, payeeDetails: null, accountId: { displayValue: '31926819' } },
    'cheque book for account 31926819',
  ],
  [{ transactionName: 'FU_F_DFT', payeeDetails: null }, 'bulk payment file of £125.50'],
  [
    { transactionName: 'FU_F_DFT', payeeDetails: null, fileName: 'HAY &amp; OATS.csv', totalRecords: 2 },
    'bulk payment file HAY & OATS.csv, 2 payments, £125.50',
  ],
])('names an item: %j', (over, name) => expect(nameOf(itemOf(over))).toBe(name));

it.each([
  [{}, 'Ashdown Feed & Forage, £125.50'],
  [{ transactionName: 'PC_N_DOP', amount: null }, 'Ashdown Feed & Forage'],
  [{ payeeDetails: null }, '£125.50'],
])('says in its heading what an item is about: %j', (over, about) => expect(aboutOf(itemOf(over))).toBe(about));

it.each([
  [{}, '60-11-22 · 20418836'],
  [{ payeeDetails: { accountName: 'A', accountNumber: '20418836' } }, '20418836'],
  [{ payeeDetails: null }, undefined],
])('names the account of the payee: %j', (over, account) => expect(payeeAccountOf(itemOf(over))).toBe(account));

it('says from which account money would leave, by its name where it is known', () => {
  const household = { accountNumber: '31926819', maskedAccountNumber: '****6819', title: 'Household' } as Account;
  const from = (over: object) => fromText(itemOf(over), [household]);
  expect(from({ accountId: { displayValue: '31926819' } })).toBe('From Household, ending 6819');
  expect(from({ accountId: { displayValue: '40000001' } })).toBe('From an account, ending 0001');
  expect(from({ accountId: { displayValue: '31926819' }, amount: null })).toBeUndefined();
  expect(from({})).toBeUndefined();
});

it.each([
  [{}, 'Ashdown Feed & Forage'],
  [{ payeeDetails: { ...onWire.payeeDetails, nickName: 'Feed' } }, 'Feed'],
  [{ payeeDetails: null, fileName: 'WAGES.csv', accountId: { displayValue: '31926819' } }, 'WAGES.csv'],
  [{ payeeDetails: null, accountId: { displayValue: '31926819' } }, 'Account 31926819'],
  [{ payeeDetails: null }, undefined],
])('says what an item is about: %j', (over, subject) => expect(subjectOf(itemOf(over))).toBe(subject));

it('prefers the bank’s own title', () => {
  expect(titleOf(itemOf({ taskDTO: { id: 'PC_I_INSTRL', name: 'Standing order' } }))).toBe('Standing order');
});

it('takes an item for past the day after it was to be paid, and once it has expired', () => {
  expect(isPast(itemOf(), calendarDay('2026-03-02'))).toBe(false);
  expect(isPast(itemOf(), calendarDay('2026-03-03'))).toBe(true);
  expect(isPast(itemOf({ approvalDetails: { status: 'EXPIRED' } }), calendarDay('2026-03-01'))).toBe(true);
  expect(isPast(itemOf({ valueDate: null }), calendarDay('2030-01-01'))).toBe(false);
});

it('shows how often a recurring item is paid', () => {
  expect(frequencyText(itemOf({ frequency: '50' }))).toBeUndefined();
  expect(frequencyText(itemOf({ payMode: 'RECURRING', frequency: '50' }))).toBe('Monthly');
  expect(frequencyText(itemOf({ payMode: 'RECURRING', frequency: '99' }))).toBe('Custom');
});

it('keeps the reference of a bulk file, and counts what cannot be read', () => {
  expect(itemOf({ bulkReference: 'BF/1' }).bulkReference).toBe('BF/1');
  const list = toApprovalList(
    unchecked({ transactionDTOs: [onWire, onWire, { ...onWire, transactionId: null }, 'x'] }),
  );
  expect([list?.items.length, list?.damagedCount]).toEqual([1, 2]);
  expect(toApprovalList(unchecked({ transactionDTOs: null }))).toBeUndefined();
});

it('words a refusal for the authoriser, who cannot change what was ordered', () => {
  const refused = { kind: 'refusal', status: 400, message: 'Please enter a smaller amount.' } as const;
  expect(refusedText({ ...refused, code: 'DIGX_PY_0134' })).toContain('There is not enough money in the account.');
  expect(refusedText({ ...refused, code: 'DIGX_AP_0048' })).toBe(
    'This transaction can no longer be authorised as it is dated in the past.',
  );
  expect(refusedText({ ...refused, code: 'DIGX_PY_HOST_006' })).toMatch(
    /^The account is frozen.*Nothing has been sent\. Please call our helpdesk on \d/,
  );
  expect(refusedText({ ...refused, code: 'DIGX_X_1' })).toBe('Please enter a smaller amount.');
});
