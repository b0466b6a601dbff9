import { expect, it, vi } from 'vitest';
import type { BulkFile } from '#src/api/bulk/bulk-file.ts';
import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import { pageMarkers } from '#src/app/session/session-markers.ts';
import { memoryStorage } from '#src/app/store.fixture.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { isBacsNoticeDue, noteBacsNoticeSeen } from './bacs-notice.ts';
import { checkAmounts } from './check-amounts.ts';
import { readErrorReport } from './error-report.ts';
import { isUnread, nextStepText, turnText, uploadedText } from './file-copy.ts';
import { readFilesView, writeFilesView } from './files-view.ts';
import { shownErrors } from './warning-copy.ts';

const pounds = (minor: number) => money(minor, 'GBP');
const wide = { maximum: pounds(100_000_000_00), dailyCount: 20_000, dailyCountLeft: 20_000 };
const limits: PaymentLimits = {
  user: {
    ...wide,
    minimum: pounds(5_00),
    maximum: pounds(500_00),
    dailyAmountLeft: pounds(1000_00),
    dailyCountLeft: 4,
  },
  party: { ...wide, minimum: pounds(10_00), maximum: pounds(400_00), dailyAmountLeft: pounds(800_00) },
};
const boundless: PaymentLimits = { user: wide, party: wide };

function messages(amountsMinor: readonly number[], over: object = {}): string[] {
  return checkAmounts({
    amountsMinor,
    limits,
    available: pounds(1000_00),
    isToday: true,
    helpdesk: '0113 496 0300',
    ...over,
  });
}

it.each<[string, readonly number[], object, readonly string[]]>([
  ['the least and the most of both', [10_00, 400_00], {}, []],
  [
    'too little',
    [20_00, 9_99],
    {},
    ['This amount for this Payment Type is too small. Please contact our helpdesk on 0113 496 0300. Row 2 is £9.99.'],
  ],
  [
    'too much',
    [400_01],
    {},
    [
      'This amount exceeds the limit for this Payment Type. Please contact our helpdesk on 0113 496 0300. Row 1 is £400.01.',
    ],
  ],
  ['all that is there', [400_00], { available: pounds(400_00) }, []],
  [
    'a penny more than is there',
    [400_00],
    { available: pounds(399_99) },
    ['This account does not have the required funds to make these payments.'],
  ],
  [
    'unknown funds',
    [400_00],
    { available: undefined },
    ['This account does not have the required funds to make these payments.'],
  ],
  [
    'more than today’s rest',
    [400_00, 400_00, 10_00],
    {},
    ['The transfer requested is above the daily limit and will not be processed.'],
  ],
  [
    'more payments than today’s rest',
    [10_00, 10_00, 10_00, 10_00, 10_00],
    {},
    ['The transfer requested is above the daily amount of transactions limit and will not be processed.'],
  ],
  ['the same on a later day', [400_00, 400_00, 400_00, 10_00, 10_00], { isToday: false }, []],
  ['the ceiling', [100_000_000_00], { limits: boundless, isToday: false }, []],
  [
    'a penny above the ceiling',
    [100_000_000_00, 1],
    { limits: boundless, isToday: false },
    ['This amount exceeds the limit for this Payment Type. Please contact our helpdesk on 0113 496 0300.'],
  ],
])('checks the amounts of a file: %s', (_, amounts, over, expected) => {
  expect(messages(amounts, over)).toEqual(expected);
});

it('shows five errors, and the number of the others', () => {
  const seven = ['1', '2', '3', '4', '5', '6', '7'];
  expect(shownErrors(seven)).toEqual(['1', '2', '3', '4', '5', '2 other errors occured.']);
  expect(shownErrors(seven.slice(0, 5))).toEqual(['1', '2', '3', '4', '5']);
});

it('shows the BACS message once a session and day, also after a reload, from nine in London', () => {
  const at = (day: string, time: string) => instantInLondon(calendarDay(day), time);
  const stored = memoryStorage();
  vi.stubGlobal('localStorage', stored);
  expect(isBacsNoticeDue(at('2026-07-01', '08:59'))).toBe(false);
  expect(isBacsNoticeDue(at('2026-07-01', '09:00'))).toBe(true);
  noteBacsNoticeSeen(at('2026-07-01', '09:00'));
  expect(isBacsNoticeDue(at('2026-07-01', '12:00'))).toBe(false);
  expect([...stored.held]).toEqual([['paddock.bacsNoticeSeenOn', '2026-07-01']]);
  expect(isBacsNoticeDue(at('2026-07-02', '09:01'))).toBe(true);
  pageMarkers().write({ sessionId: 'another', credentialsChangeNeeded: false });
  expect(isBacsNoticeDue(at('2026-07-01', '12:00'))).toBe(true);
});

it('reads records, other and miscellaneous errors of a report', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><errorLog fileName="A.csv" reference="BF1">
    <recordErrors><error row="2" code="DIGX_PY_0025">The account number &amp; more</error></recordErrors>
    <otherErrors><error code="DIGX_FU_003"/></otherErrors>
    <miscellaneousErrors><error code="X"><description>The upload says 3.</description></error></miscellaneousErrors>
  </errorLog>`;
  expect(readErrorReport(xml)).toEqual({
    records: [{ row: '2', text: 'The account number & more' }],
    others: ['A file with this name has been uploaded before. Please give it another name.'],
    miscellaneous: ['The upload says 3.'],
  });
  expect(readErrorReport('<html/>')).toBeUndefined();
  expect(readErrorReport('not xml')).toBeUndefined();
});

it('keeps the status that is shown in the URL, and no unknown one', () => {
  const today = calendarDay('2026-03-02');
  const rejected = readFilesView(new URLSearchParams('status=rejected'), today);
  expect(rejected.headline).toBe('rejected');
  expect(String(writeFilesView(rejected, today))).toBe('status=rejected');
  expect(readFilesView(new URLSearchParams('status=lost'), today)).not.toHaveProperty('headline');
});

it('keeps days and page in the URL unless they are the usual ones', () => {
  const today = calendarDay('2026-03-02');
  expect(readFilesView(new URLSearchParams('from=x&page=-1'), today)).toEqual({
    from: '2025-03-02',
    to: '2026-03-02',
    page: 1,
    mistake: 'Please choose the dates again: “x” is not a date.',
  });
  const view = readFilesView(new URLSearchParams('from=2026-01-01&to=2026-01-31&page=2'), today);
  expect(view).toEqual({ from: '2026-01-01', to: '2026-01-31', page: 2 });
  expect(String(writeFilesView(view, today))).toBe('from=2026-01-01&to=2026-01-31&page=2');
  expect(String(writeFilesView({ ...readFilesView(new URLSearchParams(), today), page: 3 }, today))).toBe('page=3');
  expect(readFilesView(new URLSearchParams('from=2026-02-01&to=2026-01-01'), today)).toMatchObject({
    from: '2025-03-02',
    mistake: 'Please choose the dates again: the first day is after the last.',
  });
});

it.each<[Partial<BulkFile>, string | undefined]>([
  [{ status: 'UPLOADED' }, 'We are checking this file.'],
  [
    { status: 'VERIFIED', isOwnConfirmationDue: true },
    'We have checked this file. Nothing will be paid until you authorise it.',
  ],
  [{ status: 'VERIFIED' }, 'This will be completed once authorised by another account holder'],
  [
    { status: 'APPROVED', payOn: calendarDay('2026-12-24'), paidOn: calendarDay('2026-12-29') },
    'This file is authorised and will be paid on 29/12/2026.',
  ],
  [{ status: 'COMPLETED' }, undefined],
  [
    { status: 'COMPLETED', counts: { accepted: 1, rejected: 1, processing: 0 } },
    'Some payments were rejected. No money has left the account for these.',
  ],
])('says what happens next with a file: %o', (over, text) => {
  const file = {
    counts: { accepted: 1, rejected: 0, processing: 0 },
    isOwnConfirmationDue: false,
    ...over,
  } as BulkFile;
  expect(nextStepText(file, 'others')).toBe(text);
});

it('tells an authoriser that a file awaits them, and says less until the bank has said whom it awaits', () => {
  const file = { status: 'VERIFIED', isOwnConfirmationDue: false } as BulkFile;
  expect(nextStepText(file, 'mine')).toContain('awaiting your authorisation');
  expect(nextStepText(file, 'unknown')).toBe('Nothing will be paid until this file is authorised.');
});

it.each<[Partial<BulkFile>, string | undefined]>([
  [{ status: 'VERIFIED', isOwnConfirmationDue: true }, 'Awaiting your authorisation'],
  [{ status: 'VERIFIED' }, 'Awaiting an authoriser'],
  [{ status: 'UPLOADED' }, 'We are checking it'],
  [{ status: 'APPROVED', paidOn: calendarDay('2026-12-29') }, 'To be paid on 29/12/2026'],
  [{ status: 'PROCESSING_IN_PROGRESS' }, 'Being paid'],
  [{ status: 'REJECTED' }, 'Declined by an authoriser'],
  [{ status: 'EXPIRED' }, 'Not authorised in time'],
  [{ status: 'ERROR', count: 0 }, 'No row could be read'],
  [{ status: 'ERROR', count: 3 }, 'Some rows have errors'],
  [{ status: 'COMPLETED' }, undefined],
  [{ status: 'COMPLETED', count: 4, counts: { accepted: 3, rejected: 1, processing: 0 } }, '1 of 4 rejected'],
  [{ status: 'COMPLETED', count: 3, counts: { accepted: 0, rejected: 3, processing: 0 } }, undefined],
])('says whose turn it is, or what went wrong: %o', (over, text) => {
  const counts = { accepted: 1, rejected: 0, processing: 0 };
  expect(turnText({ counts, ...over } as BulkFile)).toBe(text);
});

it('counts nothing of a file that could not be read', () => {
  expect([isUnread({ status: 'ERROR', count: 0 }), isUnread({ status: 'ERROR', count: 3 })]).toEqual([true, false]);
});

it('writes when a file was uploaded', () => {
  expect(uploadedText({ uploadedAt: '2026-03-02T09:30:00' })).toBe('02/03/2026 09:30');
  expect(uploadedText({})).toBe('');
});
