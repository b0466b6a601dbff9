import { toDownloadedFile } from '#src/api/client/downloaded-file.ts';
import { limitsCall, type PaymentLimits } from '#src/api/payments/payment-limits.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { fieldsOf, idOf, isList, tokenOf, type Wire } from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { type BulkFilePage, toBulkFiles } from './bulk-file.ts';
import { type BulkRecordPage, toBulkRecords } from './bulk-record.ts';
import { type BulkFileArg, type FoundFile, fileCall } from './find-file.ts';

/** How many a page holds, of files and of payments. */
export const bulkPageSize = 25;

export interface BulkFilesArg extends PartyArg {
  readonly page: number;
  readonly pageSize?: number;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

export function filesCall({ party, page, pageSize = bulkPageSize, from, to }: BulkFilesArg) {
  const query = { pageNumber: page, pageSize, uploadDateStartRange: from, uploadDateEndRange: to };
  return bankCall({
    party,
    send: (client) => client.GET('/v1/fileUploads/files', { params: { query } }),
    read: toBulkFiles,
  });
}

function recordsCall({ party, id, page }: BulkFileArg & { readonly page: number }) {
  const query = { pageNumber: page, pageSize: bulkPageSize, transactionType: 'DTF' as const };
  return bankCall({
    party,
    send: (client) => client.GET('/v1/fileUploads/files/{fileId}/records', { params: { path: { fileId: id }, query } }),
    read: toBulkRecords,
  });
}

export type BulkDocument = 'response' | 'error' | 'original';

function documentCall({ party, id, type }: BulkFileArg & { readonly type: BulkDocument }) {
  const query = type === 'response' ? {} : { fileType: type };
  return bankCall({
    party,
    send: (client) =>
      client.GET('/cz/v1/fileUploads/files/{fileId}/responsefile', { params: { path: { fileId: id }, query } }),
    read: (answer) => toDownloadedFile(answer, `${id}.txt`),
  });
}

/** The file identifier of each entity that may upload files. */
export type FileIdentifiers = readonly { readonly partyId: PartyId; readonly fileIdentifier: string }[];

export function identifiersCall({ party }: PartyArg) {
  return bankCall({
    party,
    send: (client) => client.GET('/cz/v1/fileUploads/userFileIdentifiersMappings'),
    read: toFileIdentifiers,
  });
}

export function toFileIdentifiers(answer: Wire<'FileIdentifiersAnswer'>): FileIdentifiers | undefined {
  const { userTemplateRelationships: mappings } = fieldsOf(answer);
  if (!isList(mappings)) return undefined;
  return mappings.map(fieldsOf).flatMap(({ partyId, fileIdentifierRegistrationDTO }) => {
    const party = idOf<PartyId>(fieldsOf(partyId).value);
    const fileIdentifier = tokenOf(fieldsOf(fileIdentifierRegistrationDTO).fileIdentifier);
    return party === undefined || fileIdentifier === undefined ? [] : [{ partyId: party, fileIdentifier }];
  });
}

export const bulkApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    listBulkFiles: build.query<BulkFilePage, BulkFilesArg>({
      queryFn: bankQuery(filesCall),
      providesTags: ['BulkFiles'],
    }),
    getBulkFile: build.query<FoundFile, BulkFileArg>({ queryFn: bankQuery(fileCall), providesTags: ['BulkFiles'] }),
    listBulkRecords: build.query<BulkRecordPage, BulkFileArg & { readonly page: number }>({
      queryFn: bankQuery(recordsCall),
      providesTags: ['BulkFiles'],
    }),
    getBulkLimits: build.query<PaymentLimits, PartyArg>({
      queryFn: bankQuery((arg: PartyArg) => limitsCall({ ...arg, target: 'bulkPayments' })),
      providesTags: ['PaymentLimits'],
    }),
  }),
});

export const { useListBulkFilesQuery, useGetBulkFileQuery, useListBulkRecordsQuery, useGetBulkLimitsQuery } = bulkApi;

export const bulkDocumentDownloaded = uncachedQuery(documentCall);
