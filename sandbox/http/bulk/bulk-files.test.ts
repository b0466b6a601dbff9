import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { bulkActions } from '#sandbox/bank/testing/bulk-actions.fixture.ts';
import { bulkFileHandlers } from './bulk-file-handlers.ts';

type Asked = Parameters<typeof bulkFileHandlers.listBulkFiles.decide>[0];

const paging = { pageNumber: 1, pageSize: 25 };
const wrong = [
  'Ashdown Feed,601122,20418836,FP,Hay March,80',
  '=HYPERLINK(A1),601122,20418836,=CMD,No. 7,80',
  'Ada Frost,609303,77000001,FP,Eggs,80',
].join('\n');

async function askedOf({ bank, customer }: { readonly bank: Bank; readonly customer: () => Customer }, id: string) {
  const asked = { bank, customer: customer(), path: { fileId: id }, query: paging } as unknown as Asked;
  const listed = bulkFileHandlers.listBulkFiles.decide({ ...asked, query: { ...paging, fileId: id } }).answer;
  const records = bulkFileHandlers.listBulkRecords.decide(asked as never).answer;
  const document = bulkFileHandlers.getBulkResponseFile.decide(asked as never).answer;
  if (!('made' in document)) throw new Error('There is a response.');
  const { fileContent } = await document.made();
  return { listed, records, response: atob(fileContent).split('\r\n') };
}

it('tells figures of a file with a wrong row that add up, in the list, the records and the response', async () => {
  const bulk = await bulkActions();
  const { id } = await bulk.checked({ text: wrong, minor: 240_00 });
  const { listed, records, response } = await askedOf(bulk, id);
  expect(listed).toMatchObject({
    done: {
      fileDetails: [
        {
          fileUpload: {
            fileStatus: 'ERROR',
            totalRecords: 3,
            failedRecords: 3,
            totalAmount: { amount: 240 },
            recordCounts: [{ status: 'ERROR', count: 3, totalAmount: { amount: 240 } }],
          },
        },
      ],
    },
  });
  expect(records).toMatchObject({
    done: {
      totalCount: 3,
      recordDetails: [
        { recordId: '1', recordStatus: 'ERROR', errorCode: null, errorMessage: expect.stringContaining('has errors') },
        { recordId: '2', payeeName: '=HYPERLINK(A1)', reference: 'No. 7', errorCode: 'DIGX_PY_1338' },
        { recordId: '3', paymentType: 'FP' },
      ],
    },
  });
  expect(response[1]).toBe(
    '1,Ashdown Feed,601122,20418836,FP,Hay March,80.00,ERROR,,"The file has errors, so none of its payments was made."',
  );
  expect(response[2]).toMatch(/^2,'=HYPERLINK\(A1\),601122,20418836,'=CMD,No\. 7,80\.00,ERROR,,"?The payee name/);
  expect(response).toHaveLength(5);
});

it('tells the amounts paid and rejected of a file apart', async () => {
  const bulk = await bulkActions();
  const text = 'Ashdown Feed,601122,20418836,FP,Hay,160\nHerself,609303,31926819,FP,C,80';
  const { id } = await bulk.authorised({ text, count: 2, minor: 240_00 });
  await bulk.waitSeconds(10);
  expect((await askedOf(bulk, id)).listed).toMatchObject({
    done: {
      fileDetails: [
        {
          fileUpload: {
            totalRecords: 2,
            failedRecords: 1,
            totalAmount: { amount: 240 },
            recordCounts: [
              { status: 'COMPLETED', count: 1, totalAmount: { amount: 160 } },
              { status: 'REJECTED', count: 1, totalAmount: { amount: 80 } },
            ],
          },
        },
      ],
    },
  });
});
