import { expect, it } from 'vitest';
import { unchecked } from '#src/api/wire/wire.ts';
import { toActivityDetails, toActivityList, toActivityTypes } from './activity.ts';
import { nameOfType } from './activity-titles.ts';
import { groupOf, hasEReceipt } from './activity-types.ts';

const entry = {
  reference: 'PB2606100041',
  typeCode: 'PC_F_DFT',
  type: 'Make a Payment',
  statusCode: 'ACCEPTED',
  status: 'Accepted',
  created: '2026-03-02T09:31:07',
  timeStamp: '2026-03-02T09:31:07.000Z',
  account: { accountNo: '31926819' },
  currency: 'GBP',
  amount: '1,250.00',
  amountPure: 1250,
  bit: '0',
  newBeneDetails: { title: 'Ashdown Feed &amp; Forage' },
};

it('reads an entry of the log', () => {
  expect(toActivityList(unchecked({ transactionDTOs: [entry] }))).toEqual({
    items: [
      {
        reference: 'PB2606100041',
        typeCode: 'PC_F_DFT',
        type: 'Make a Payment',
        statusCode: 'ACCEPTED',
        status: 'Accepted',
        madeAt: '2026-03-02T09:31:07.000Z',
        madeOn: '2026-03-02',
        accountNumber: '31926819',
        amount: { minor: 1250_00, currency: 'GBP' },
        newPayee: 'Ashdown Feed & Forage',
        bit: '0',
      },
    ],
    damagedCount: 0,
  });
});

it('reads what is left of a damaged entry, and counts those it cannot', () => {
  const { reference, typeCode, statusCode } = entry;
  const list = toActivityList(
    unchecked({
      transactionDTOs: [
        { reference, typeCode, statusCode, account: null, amountPure: 5, currency: 'XYZ' },
        {},
        null,
        entry,
      ],
    }),
  );
  expect(list).toEqual({
    items: [{ reference, typeCode, statusCode, type: 'PC_F_DFT', status: 'ACCEPTED', bit: '' }],
    damagedCount: 2,
  });
});

it.each([undefined, null, {}, { transactionDTOs: 'none' }, []])('cannot read a list in %j', (answer) => {
  expect(toActivityList(unchecked(answer))).toBeUndefined();
  expect(toActivityTypes(unchecked(answer))).toBeUndefined();
  expect(toActivityDetails(unchecked(answer))).toBeUndefined();
});

it('reads the types, leaving out rows without a type, a status or a number', () => {
  const row = { transactionType: 'PAYMENTS', type: 'VSI', title: 'Standing orders', statusCode: 'ACCEPTED', count: 3 };
  expect(
    toActivityTypes(
      unchecked({
        countDTOList: [row, { ...row, count: 0 }, { ...row, type: null }, { transactionType: 'PAYMENTS' }],
      }),
    ),
  ).toEqual([{ type: 'VSI', title: 'Standing orders', statusCode: 'ACCEPTED', status: 'ACCEPTED', count: 3 }]);
});

it('reads one activity with its audit, leaving out what is missing', () => {
  const audit = [
    {
      authedBy: 'Mrs Eleanor O&#x27;Hara',
      authedOn: '2026-03-02T09:31:07.000Z',
      date: '2026-03-02',
      status: 'Initiated',
    },
    { authedBy: null, status: 'Accepted', note: null },
  ];
  const details = toActivityDetails(
    unchecked({
      transactionDTO: {
        ...entry,
        accountId: { displayValue: '31926819' },
        toAccountNo: '20418836',
        beneName: null,
        audit,
      },
    }),
  );
  expect(details).toMatchObject({
    accountNumber: '31926819',
    toAccountNumber: '20418836',
    beneficiary: 'Ashdown Feed & Forage',
    audit: [{ by: "Mrs Eleanor O'Hara", on: '2026-03-02', status: 'Initiated' }, { status: 'Accepted' }],
  });
  expect(details).not.toHaveProperty('repeatsUntil');
  expect(details?.audit[1]).toEqual({ status: 'Accepted' });
});

it.each([
  ['Make a Payment', 'ACCEPTED', true],
  ['Internal Transfer', 'ACCEPTED', true],
  ['Bulk Domestic Transfer', 'FILE_PROCESSED', true],
  ['External Standing Order/Future Payment', 'ACCEPTED', true],
  ['Internal Standing Order/Future Payment', 'ACCEPTED', true],
  ['Third Party Payment - Adhoc', 'ACCEPTED', true],
  ['Make a Payment', 'PENDING_APPROVAL', false],
  ['Internal Transfer', 'REJECTED', false],
  ['Create payee', 'ACCEPTED', false],
  ['Cheque book request', 'ACCEPTED', false],
])('offers an e-receipt of “%s” when %s: %s', (type, statusCode, isOffered) => {
  expect(hasEReceipt({ type, statusCode })).toBe(isOffered);
});

it('knows the group and title of each type, and survives unknown ones', () => {
  expect([groupOf('CBR'), groupOf('PC_N_DDP'), groupOf('FU_F_DFT'), groupOf('constructor')]).toEqual([
    'ACCOUNT_NON_FINANCIAL',
    'PAYEE_BILLER',
    'BULK_FILE',
    'PAYMENTS',
  ]);
  expect([nameOfType('PC_F_SFT'), nameOfType('toString')]).toEqual(['Transfers between your accounts', undefined]);
});
