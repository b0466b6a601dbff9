import { createAuthorisation } from '#src/api/bulk/authorise-run.ts';
import { bulkApi, bulkDocumentDownloaded } from '#src/api/bulk/bulk-files.ts';
import { createUpload } from '#src/api/bulk/bulk-run.ts';
import { createFormNote } from '#src/api/orders/form-note.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import type { Flow } from './customer.ts';

const shown = { subscribe: false } as const;
const year = { page: 1, from: calendarDay('2025-03-02'), to: calendarDay('2026-03-02') } as const;

export const bulkFlows: Readonly<Record<string, Flow>> = {
  'a bulk file': {
    persona: 'racing-owner',
    ready: async ({ account: find, sandbox }) => {
      const account = await find(({ productType }) => productType === 'CURBUS');
      const party = account.customerId;
      const order = {
        party,
        account,
        payOn: calendarDay('2026-03-02'),
        fileName: 'HAY.csv',
        content: btoa('Ashdown Feed,601122,20418836,FP,Hay,12.57\r\nT Mount,601122,30550122,BACS,Shoes,20'),
        count: 2,
        total: money(32_57, 'GBP'),
        confirms: 'HAY.csv',
      };
      return async (store) => {
        const uploaded = await store.dispatch(createUpload(order, createFormNote('upload')))();
        if (uploaded.outcome !== 'uploaded') return uploaded;
        await sandbox.control.advanceClock('PT3S');
        const arg = { party, id: uploaded.id, confirms: 'HAY.csv' };
        return store.dispatch(createAuthorisation(arg, createFormNote('authorisation')))();
      };
    },
  },
  'bulk files': {
    persona: 'racing-owner',
    ready: async ({ account: find, plain }) => {
      const { customerId: party } = await find(({ productType }) => productType === 'CURBUS');
      const { listBulkFiles, listBulkRecords, getBulkLimits } = bulkApi.endpoints;
      const { data } = await plain.dispatch(listBulkFiles.initiate({ party, ...year }));
      const id = data?.files[0]?.id ?? 'none';
      return async (store) => [
        await store.dispatch(listBulkFiles.initiate({ party, ...year }, shown)),
        await store.dispatch(listBulkRecords.initiate({ party, id, page: 1 }, shown)),
        await store.dispatch(bulkDocumentDownloaded({ party, id, type: 'original' }, new AbortController().signal)),
        await store.dispatch(getBulkLimits.initiate({ party }, shown)),
      ];
    },
  },
};
