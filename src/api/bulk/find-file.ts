import type { PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import { type BulkFile, toBulkFiles } from './bulk-file.ts';

export interface BulkFileArg extends PartyArg {
  readonly id: string;
}

export interface FoundFile {
  /** Undefined if the bank has no such file. */
  readonly file?: BulkFile;
}

/** A file by its reference, and by name where that is known. */
export function fileCall({ party, id, fileName }: BulkFileArg & { readonly fileName?: string }) {
  const query = { pageNumber: 1, pageSize: 1, fileId: id, ...omitUndefined({ fileName }) };
  return bankCall({
    party,
    send: (client) => client.GET('/v1/fileUploads/files', { params: { query } }),
    read: (answer) => {
      const file = toBulkFiles(answer)?.files.find((each) => each.id === id);
      return file === undefined ? toBulkFiles(answer) && {} : { file };
    },
  });
}

/** Files in these states leave their name to another one. */
const nameIsFree: readonly string[] = ['INITIATED', 'ERROR', 'REJECTED', 'EXPIRED'];

/** Whether a file of the entity has this name. The bank decides when a file is sent. */
export function nameUsedCall({ party, fileName }: PartyArg & { readonly fileName: string }) {
  const query = { pageNumber: 1, pageSize: 25, fileName };
  return bankCall({
    party,
    send: (client) => client.GET('/v1/fileUploads/files', { params: { query } }),
    read: (answer) =>
      toBulkFiles(answer)?.files.some(
        (file) => file.fileName.toLowerCase() === fileName.toLowerCase() && !nameIsFree.includes(file.status),
      ),
  });
}
