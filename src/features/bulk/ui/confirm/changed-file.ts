import { type BankError, toBankError } from '#src/api/messages/bank-error.ts';
import type { CheckedFile } from '#src/features/bulk/ui/checked-file.ts';
import { changedFileMessage } from '#src/features/bulk/ui/home/use-upload.ts';
import { base64Of } from '#src/kernel/base64.ts';

/** The file is sent as it was checked. If it has changed on disk since, the customer may mean the new one. */
export async function hasChanged({ source, content }: CheckedFile): Promise<boolean> {
  try {
    return base64Of(new Uint8Array(await source.arrayBuffer())) !== content;
  } catch {
    return true;
  }
}

export function changedError(): BankError {
  return {
    ...toBankError({ kind: 'fault', fault: 'unreadable', isUnsent: true }),
    message: changedFileMessage,
  };
}
