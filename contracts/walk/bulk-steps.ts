import type { ListedAccount } from './read-steps.ts';
import type { Steps, Walk } from './step.ts';
import type { Walker } from './walker.ts';

interface BulkRecord {
  readonly recordId: string;
  readonly payeeName: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  readonly reference: string;
  readonly paymentType: string;
  readonly recordStatus: string;
  readonly amount: { readonly currency: string; readonly amount: number };
}

interface Identifier {
  readonly partyId: { readonly value: string };
  readonly fileIdentifierRegistrationDTO: { readonly fileIdentifier: string };
}

const payments = [
  { payeeName: 'Ashdown Feed', sortCode: '601122', accountNumber: '20418836', reference: 'Hay walk', pounds: 125.5 },
  {
    payeeName: 'Meadow Farm Feeds',
    sortCode: '601122',
    accountNumber: '31774902',
    reference: 'Straw walk',
    pounds: 74.25,
  },
  { payeeName: 'Ashdown Feed', sortCode: '601122', accountNumber: '20418836', reference: 'Oats walk', pounds: 0.25 },
];
const total = 200;
const fileName = 'HAY WALK.csv';
const content = btoa(
  payments
    .map(
      (one) =>
        `${[one.payeeName, one.sortCode, one.accountNumber, 'FP', one.reference, one.pounds.toFixed(2)].join(',')}\r\n`,
    )
    .join(''),
);
const [readable, writable] = ['/v1/fileUploads/files', '/cz/v1/fileUploads/files'];
const english = 'locale=en';

export const bulkSteps: Steps = { 'upload a bulk file': uploadFile };

async function uploadFile({ walker, findings }: Walk): Promise<void> {
  const { accounts, allowedTransactions } = await walker.ask('/v1/accounts/demandDeposit?taskCode=FU_F_DFT');
  const account: ListedAccount | undefined = accounts.find(({ id }: ListedAccount) =>
    allowedTransactions.includes(id.value),
  );
  const { userTemplateRelationships } = await walker.ask('/cz/v1/fileUploads/userFileIdentifiersMappings');
  const identifier: Identifier | undefined = userTemplateRelationships.find(
    ({ partyId }: Identifier) => partyId.value === account?.partyId.value,
  );
  if (account === undefined || identifier === undefined) return;
  const before = await filesOf(walker);
  const valueDate = walker.today();
  const amount = { currency: 'GBP', amount: total };
  const draft = {
    accountId: account.id,
    date: valueDate,
    fileName,
    fileData: content,
    numRows: payments.length,
    totalAmount: amount,
  };
  const { fileUpload } = (await walker.good('POST', `${writable}?${english}`, { json: draft })).body;
  const { id } = fileUpload.key;
  await look('INITIATED');
  const upload = {
    fileName,
    fileContent: content,
    valueDate,
    customerId: account.partyId.value,
    debitAccountId: account.id,
    fileIdentifier: identifier.fileIdentifierRegistrationDTO.fileIdentifier,
  };
  await walker.confirmed('POST', `${writable}/${id}?${english}`, upload);
  await look('UPLOADED', 'VERIFIED');
  findings.expectSame(before + 1, await filesOf(walker), 'totalCount of bulk files after one is uploaded');
  await walker.customer.letMinutesPass?.(1);
  const { fileStatus } = await look('UPLOADED', 'VERIFIED');
  if (fileStatus !== 'VERIFIED') return;
  await walker.confirmed('POST', `${writable}/${id}/authorisation?${english}`);
  await look('APPROVED', 'UNDER_PROCESSING', 'COMPLETED', 'VERIFIED');
  const original = await walker.ask(`${writable}/${id}/responsefile?fileType=original`);
  findings.expectSame(content, original.fileContent, 'fileContent of the original of a bulk file');

  async function look(...states: readonly string[]) {
    const { fileDetails } = await walker.ask(`${readable}?pageNumber=1&pageSize=25&fileId=${id}`);
    findings.expect(fileDetails.length === 1, `a bulk file asked for by its id is listed ${fileDetails.length} times`);
    const file = fileDetails[0]?.fileUpload ?? {};
    findings.expectSame(id, file.key?.id, 'fileUpload.key.id of the file asked for');
    findings.expect(
      states.includes(file.fileStatus),
      `fileStatus is ${file.fileStatus} instead of ${states.join(' or ')}`,
    );
    findings.expectSame(fileName, file.fileName, 'fileUpload.fileName');
    findings.expectSame(payments.length, file.totalRecords, 'fileUpload.totalRecords');
    findings.expectSame(0, file.failedRecords, 'fileUpload.failedRecords');
    findings.expectMoney(total, file.totalAmount?.amount, 'fileUpload.totalAmount');
    findings.expectSame('GBP', file.totalAmount?.currency, 'fileUpload.totalAmount.currency');
    findings.expectSame(account?.id.value, file.debitAccountId?.value, 'fileUpload.debitAccountId');
    findings.expectSame(valueDate, file.valueDate?.slice(0, 10), 'fileUpload.valueDate');
    if (file.fileStatus !== 'INITIATED') await lookAtRecords(file);
    return file;
  }

  async function lookAtRecords(file: {
    readonly fileStatus: string;
    readonly recordCounts?: readonly { readonly status: string; readonly count: number }[];
  }) {
    const answer = await walker.ask(`${readable}/${id}/records?pageNumber=1&pageSize=25&transactionType=DTF`);
    const records: readonly BulkRecord[] = answer.recordDetails;
    findings.expectSame(payments.length, answer.totalCount, 'totalCount of the records');
    findings.expectSame(
      payments.map((one) => [one.payeeName, one.sortCode, one.accountNumber, one.reference, 'FP', 'GBP', one.pounds]),
      records.map((one) => [
        one.payeeName,
        one.sortCode,
        one.accountNumber,
        one.reference,
        one.paymentType,
        one.amount.currency,
        one.amount.amount,
      ]),
      'recordDetails, in the order of the file,',
    );
    for (const { status, count } of file.recordCounts ?? []) {
      const { length } = records.filter(({ recordStatus }) => recordStatus === status);
      findings.expectSame(length, count, `recordCounts[].count of ${status}, unlike the records,`);
    }
  }
}

async function filesOf(walker: Walker): Promise<number> {
  return (await walker.ask(`${readable}?pageNumber=1&pageSize=1`)).totalCount;
}
