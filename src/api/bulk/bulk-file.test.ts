import { beforeEach, expect, it } from 'vitest';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { testConfig } from '#src/api/store/bank.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { toBulkFiles } from './bulk-file.ts';
import { toFileIdentifiers } from './bulk-files.ts';
import { authorisationStateOf, uploadStateOf } from './bulk-orders.ts';
import { toBulkRecords } from './bulk-record.ts';

beforeEach(() => setRuntimeConfig(testConfig));

const fileUpload = {
  key: { id: 'BF2606100001' },
  fileName: 'HAY &amp; STRAW.csv',
  fileStatus: 'COMPLETED',
  creationDate: '2026-03-02T09:30:00',
  valueDate: '2026-03-02',
  processingDate: '2026-03-03',
  debitAccountId: { value: '9A0E', displayValue: '31926819' },
  totalRecords: 3,
  failedRecords: 1,
  totalAmount: { currency: 'GBP', amount: 125.5 },
  recordCounts: [
    { status: 'COMPLETED', count: 1 },
    { status: 'PROCESSED', count: 1 },
    { status: 'SOMETHING', count: 1 },
  ],
  isOwnConfirmationDue: false,
};
const answer = { totalCount: 31, fileDetails: [{ fileUpload }] };

function first(over: object) {
  return toBulkFiles(unchecked({ fileDetails: [{ fileUpload: { ...fileUpload, ...over } }] }))?.files[0];
}

it('reads a page of files', () => {
  expect(toBulkFiles(unchecked(answer))).toEqual({
    totalCount: 31,
    damagedCount: 0,
    files: [
      {
        id: 'BF2606100001',
        fileName: 'HAY & STRAW.csv',
        status: 'COMPLETED',
        headline: 'successful',
        uploadedAt: '2026-03-02T09:30:00',
        uploadedOn: '2026-03-02',
        payOn: '2026-03-02',
        paidOn: '2026-03-03',
        account: { id: '9A0E', accountNumber: '31926819' },
        count: 3,
        total: { currency: 'GBP', minor: 125_50 },
        counts: { accepted: 2, rejected: 1, processing: 0 },
        isOwnConfirmationDue: false,
      },
    ],
  });
  expect(toBulkFiles(unchecked({ fileDetails: [{ fileUpload: {} }] }))).toMatchObject({ files: [], damagedCount: 1 });
  expect(toBulkFiles(unchecked({}))).toBeUndefined();
});

it.each([
  [{ VERIFIED: 1, UPLOADED: 1, APPROVED: 1, PROCESSING_IN_PROGRESS: 1, COMPLETED: 3 }, 'processing'],
  [{ COMPLETED: 2, PROCESSED: 2, REJECTED: 3 }, 'successful'],
  [{ COMPLETED: 2, REJECTED: 1, ODD: 2 }, 'rejected'],
  [{ COMPLETED: 2, REJECTED: 2 }, 'rejected'],
  [{ COMPLETED: 2, APPROVED: 2 }, 'processing'],
])('takes the largest count for the headline: %o', (counts, headline) => {
  const recordCounts = Object.entries(counts).map(([status, count]) => ({ status, count }));
  expect(first({ recordCounts })?.headline).toBe(headline);
});

it.each([
  ['ERROR', 'error'],
  ['COMPLETED', 'successful'],
  ['VERIFIED', 'processing'],
  ['EXPIRED', 'rejected'],
])('judges a file without counts by its status %s', (fileStatus, headline) => {
  expect(first({ fileStatus, recordCounts: null })?.headline).toBe(headline);
});

it.each([
  [
    'counts, whatever else it says',
    { fileStatus: 'REJECTED', failedRecords: 0, recordCounts: [{ status: 'REJECTED', count: 3 }] },
    [0, 0, 3],
  ],
  ['its status where it has no counts', { fileStatus: 'EXPIRED', failedRecords: 0, recordCounts: null }, [0, 0, 3]],
  ['its failed payments where it has no counts', { recordCounts: null }, [0, 2, 1]],
])('adds up the payments of a file by its %s', (_, over, [processing, accepted, rejected]) => {
  expect(first(over)?.counts).toEqual({ processing, accepted, rejected });
});

it('reads what was paid and what was rejected, where the bank gives both', () => {
  const paid = { status: 'COMPLETED', count: 2, totalAmount: { currency: 'GBP', amount: 160 } };
  const rejected = { status: 'REJECTED', count: 1, totalAmount: { currency: 'GBP', amount: 80 } };
  expect(first({ recordCounts: [paid, rejected] })?.amounts).toMatchObject({
    processing: { minor: 0 },
    accepted: { minor: 160_00 },
    rejected: { minor: 80_00 },
  });
  expect(first({ recordCounts: [paid, { ...rejected, totalAmount: null }] })?.amounts).toBeUndefined();
});

it('shows a file error whatever the counts say', () => {
  expect(first({ fileStatus: 'ERROR' })?.headline).toBe('error');
});

it('finds out what became of an upload and of an authorisation', () => {
  const file = (over: object) => ({ file: first(over) as NonNullable<ReturnType<typeof first>> });
  expect(uploadStateOf({})).toEqual({ status: 'unclear' });
  expect(uploadStateOf(file({ fileStatus: 'INITIATED' }))).toEqual({ status: 'unconfirmed' });
  expect(uploadStateOf(file({ fileStatus: 'ERROR' }))).toEqual({ status: 'made', made: true });
  expect(authorisationStateOf(file({ fileStatus: 'VERIFIED', isOwnConfirmationDue: true }))).toEqual({
    status: 'unconfirmed',
  });
  const asksForPin = file({ fileStatus: 'VERIFIED', isOwnConfirmationDue: true, ownConfirmationFactor: 'PIN' });
  expect(authorisationStateOf(asksForPin, true)).toEqual({ status: 'unconfirmed' });
  expect(authorisationStateOf(asksForPin, false)).toEqual({ status: 'not-made' });
  const asksForNothing = file({ fileStatus: 'VERIFIED', isOwnConfirmationDue: true, ownConfirmationFactor: null });
  expect(authorisationStateOf(asksForNothing, false)).toEqual({ status: 'unconfirmed' });
  expect(authorisationStateOf(file({ fileStatus: 'VERIFIED' }))).toEqual({ status: 'made', made: 'needs-authoriser' });
  expect(authorisationStateOf(file({ fileStatus: 'APPROVED' }))).toEqual({ status: 'made', made: 'approved' });
  expect(authorisationStateOf(file({ fileStatus: 'EXPIRED' }))).toEqual({ status: 'not-made' });
  expect(authorisationStateOf(file({ fileStatus: 'NEW' }))).toEqual({ status: 'unclear' });
});

const record = {
  recordId: '1',
  payeeName: 'Ashdown Feed &amp; Forage',
  sortCode: '601122',
  accountNumber: '20418836',
  paymentType: 'FP',
  reference: 'Hay',
  amount: { currency: 'GBP', amount: 1 },
  valueDate: null,
  recordStatus: 'REJECTED',
  errorCode: 'DIGX_BNK_DET001',
  errorMessage: null,
};

it('reads the payments of a file, with the reason of a rejection', () => {
  expect(toBulkRecords(unchecked({ totalCount: 30, recordDetails: [record, {}] }))).toMatchObject({
    totalCount: 30,
    damagedCount: 1,
    records: [{ name: 'Ashdown Feed & Forage', progress: 'rejected', reason: expect.stringContaining('sort code') }],
  });
});

it('quotes the code of an account that allows no debits', () => {
  const [frozen] =
    toBulkRecords(unchecked({ recordDetails: [{ ...record, errorCode: 'DIGX_PY_HOST_006' }] }))?.records ?? [];
  expect(frozen?.reason).toMatch(/helpdesk on \d[\d ]+ and quote error code DIGX_PY_HOST_006\./);
});

it('reads file identifiers, and leaves out those it cannot use', () => {
  const mapping = { partyId: { value: 'C43E' }, fileIdentifierRegistrationDTO: { fileIdentifier: 'DTF1' } };
  expect(toFileIdentifiers(unchecked({ userTemplateRelationships: [mapping, {}] }))).toEqual([
    { partyId: 'C43E', fileIdentifier: 'DTF1' },
  ]);
  expect(toFileIdentifiers(unchecked({}))).toBeUndefined();
});

it('survives missing and mistyped fields', () => {
  whenDamaged([{ ...answer, recordDetails: [record] }], (harmed) => {
    toBulkFiles(unchecked(harmed));
    toBulkRecords(unchecked(harmed));
  });
});
