import { fileIdentifierOf, findBulkFile, findBulkFiles } from '#sandbox/bank/bulk/bulk-files.ts';
import { linesOf } from '#sandbox/bank/bulk/file-lines.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import { base64Of } from '#sandbox/documents/base64.ts';
import { bulkErrorLog } from '#sandbox/documents/bulk-error-log.ts';
import { bulkResponseFile } from '#sandbox/documents/bulk-response-file.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { refusalsBy } from '#sandbox/http/refusals/reasons.ts';
import { decimalText, money } from '#src/kernel/money.ts';
import { reasonOf, toBulkFile, toBulkRecord } from './bulk-wire.ts';

const refusal = refusalsBy('bulk', {
  'function-missing': 'accessDenied',
  'dates-not-valid': 'datesNotValid',
  'file-not-found': 'fileNotFound',
} as const);

export const bulkFileHandlers = {
  listBulkFiles: {
    serves: 'customer',
    decide: ({ bank, customer, query }) => {
      const { uploadDateStartRange: from, uploadDateEndRange: to, fileId: id, fileName: name } = query;
      const verdict = findBulkFiles(bank, customer, { from, to, id, name });
      if (verdict.outcome === 'refused') return refusal(verdict);
      const { files } = verdict;
      const fileDetails = pageOf(files, query).map((file) => toBulkFile(bank, customer, file));
      return { rule: 'bulk.listed', answer: { done: { totalCount: files.length, fileDetails } } };
    },
  },
  listBulkRecords: {
    serves: 'customer',
    decide: ({ bank, customer, path, query }) => {
      const file = findBulkFile(bank, customer, path.fileId);
      if (file === undefined) return refusal({ reason: 'file-not-found' });
      const lines = linesOf(file);
      const recordDetails = pageOf(lines, query).map(toBulkRecord);
      return { rule: 'bulk.records-listed', answer: { done: { totalCount: lines.length, recordDetails } } };
    },
  },
  getBulkResponseFile: {
    serves: 'customer',
    decide: ({ bank, customer, path, query }) => {
      const file = findBulkFile(bank, customer, path.fileId);
      const document = file && documentOf(file, query.fileType);
      if (document === undefined) return refusal({ reason: 'file-not-found' });
      return { rule: 'bulk.downloaded', answer: { made: async () => document() } };
    },
  },
  listFileIdentifiers: {
    serves: 'customer',
    decide: ({ bank, customer }) => {
      const { user, session, parties } = customer;
      const mayUpload = user.permittedFunctions.includes('bulkUpload');
      const userTemplateRelationships = parties.flatMap((party) => {
        const fileIdentifier = mayUpload ? fileIdentifierOf(bank, party.id) : undefined;
        if (fileIdentifier === undefined) return [];
        const partyId = { value: tokenOf(bank, session, 'party', party.id), displayValue: `***${party.id.slice(-3)}` };
        return [
          {
            userId: user.id,
            partyId,
            sensitiveCheck: false,
            fileIdentifierRegistrationDTO: {
              fileIdentifier,
              description: 'Domestic payments',
              templateId: 'DTF_CSV_01',
              approvalType: 'F',
            },
          },
        ];
      });
      return { rule: 'bulk.identifiers', answer: { done: { userTemplateRelationships } } };
    },
  },
} satisfies Partial<Handlers>;

interface Paging {
  readonly pageNumber: number;
  readonly pageSize: number;
}

function pageOf<Item>(items: readonly Item[], { pageNumber, pageSize }: Paging): readonly Item[] {
  const start = (Number(pageNumber) - 1) * Number(pageSize);
  return items.slice(start, start + Number(pageSize));
}

interface Document {
  readonly fileName: string;
  readonly fileContent: string;
}

/** Undefined for a document that the file does not have. */
function documentOf(file: BulkFileRecord, type: 'error' | 'original' | undefined): (() => Document) | undefined {
  const { fileName, errors, id, content } = file;
  const base = fileName.replace(/\.\w+$/, '');
  if (type === 'original') return () => ({ fileName, fileContent: content });
  if (type === 'error') {
    if (file.state !== 'error') return undefined;
    const log = () => bulkErrorLog({ fileName, reference: id, errors });
    return () => ({ fileName: `${base} errors.xml`, fileContent: base64Of(log()) });
  }
  if (file.state === 'initiated') return undefined;
  return () => ({
    fileName: `${base} response.csv`,
    fileContent: base64Of(
      bulkResponseFile(
        linesOf(file).map((line) => ({
          ...line,
          amount: line.minor === null ? '' : decimalText(money(line.minor, 'GBP')),
          valueOn: line.valueOn ?? '',
          reason: reasonOf(line) ?? '',
        })),
      ),
    ),
  });
}
