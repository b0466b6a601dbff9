import { overdraftBasisPoints } from '#sandbox/bank/accounts/interest.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { LedgerLine } from '#sandbox/bank/engine/ledger.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { readStatement, type StatementOnFile } from '#sandbox/bank/statements/statements.ts';
import type { FileVerdict } from '#sandbox/bank/transactions/transaction-files.ts';
import type { ExtractLine, Extract as FileExtract } from '#sandbox/documents/extract.ts';
import { extensionOf, type FileFormat } from '#sandbox/documents/file-formats.ts';
import type { Statement } from '#sandbox/documents/statement-pdf.ts';

/** Account names in documents, and their file names. */

const bankName = 'Paddock Private Bank';

const head = {
  name: bankName,
  addressLines: ['Weighing Room Yard', 'Wexcombe Regis', 'Furlongshire ZX1 1PB'],
  telephone: '0113 496 0100',
} as const;

const typeTitles = {
  CA: 'Private Bank Current Account',
  RA: 'Racing Bank Account',
  TD: 'Fixed Rate Bond',
  IA: 'Instant Access',
  NT: 'Notice Account',
  LN: 'Loan',
  MO: 'Mortgage',
} as const satisfies Record<AccountRecord['kind'], string>;

const sortCodesByBranch: Readonly<Record<string, string>> = { '000': '609303' };
/** Formats that share a file extension with another. */
const namedInFile: readonly FileFormat[] = ['quickbooks', 'xero', 'sage'];

type FoundLines = Extract<FileVerdict, { outcome: 'found' }>;

export function toStatement(bank: Bank, account: AccountRecord, onFile: StatementOnFile): Statement {
  const { openingMinor, closingMinor, lines } = readStatement(bank, onFile);
  const { iban, interestBasisPoints, overdraftMinor } = account;
  return {
    bank: head,
    ...headingOf(bank, account),
    addressLines: addressLinesOf(account),
    ...(iban === null ? {} : { iban }),
    ...(interestBasisPoints === 0 ? {} : { interestBasisPoints }),
    ...(overdraftMinor === 0 ? {} : { overdraft: { limitMinor: overdraftMinor, basisPoints: overdraftBasisPoints } }),
    from: onFile.from,
    to: onFile.to,
    openingMinor,
    closingMinor,
    lines: lines.map(toLine),
  };
}

export function toExtract(bank: Bank, account: AccountRecord, found: FoundLines): FileExtract {
  return {
    bankName,
    ...headingOf(bank, account),
    from: found.from,
    to: found.to,
    madeAt: bank.clock.now,
    hasBalance: account.kind !== 'LN' && account.kind !== 'MO',
    isFiltered: found.isFiltered,
    openingMinor: found.openingMinor,
    lines: found.lines.map(toLine),
  };
}

export function statementFileName({ number }: AccountRecord, { to }: StatementOnFile): string {
  return `statement-${number.slice(-4)}-${to}.pdf`;
}

export function extractFileName({ number }: AccountRecord, { from, to }: FoundLines, format: FileFormat): string {
  const program = namedInFile.includes(format) ? `-${format}` : '';
  return `transactions-${number.slice(-4)}-${from}-to-${to}${program}.${extensionOf(format)}`;
}

function headingOf(bank: Bank, account: AccountRecord) {
  const { nickname, displayName, branchCode, number, partyId, currency, kind } = account;
  return {
    holder: bank.records.find('parties', partyId)?.name ?? '',
    accountTitle: nickname ?? displayName,
    typeTitle: typeTitles[kind],
    sortCode: sortCodesByBranch[branchCode] ?? branchCode,
    accountNumber: number,
    currency,
  };
}

function addressLinesOf({ address }: AccountRecord): string[] {
  const { addressLine1, addressLine2, addressLine3, city, region, postcode, country } = address;
  return [addressLine1, addressLine2, addressLine3, city, region, postcode, country].filter((line) => line !== '');
}

function toLine({ posting: { bookedOn, description, reference }, minor, balanceMinor }: LedgerLine): ExtractLine {
  return { day: bookedOn, title: description, reference, minor, balanceMinor };
}
