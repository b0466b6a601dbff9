import type { BankError } from '#src/api/messages/bank-error.ts';
import type { StatementItem } from '#src/api/statements/statement.ts';

/** A statement being fetched, or one that failed. */
export interface Download {
  readonly statement: StatementItem;
  readonly isInProgress: boolean;
  /** Why it failed; kept during a retry. */
  readonly error: BankError | undefined;
}

/** The page's downloads. Of a finished one only the name is kept. */
export interface Downloads {
  readonly byId: ReadonlyMap<string, Download>;
  /** The file saved last. */
  readonly saved: string | undefined;
}

export const noDownloads: Downloads = { byId: new Map(), saved: undefined };

export type DownloadStep =
  | { readonly status: 'begun'; readonly statement: StatementItem }
  | { readonly status: 'saved'; readonly statement: StatementItem; readonly fileName: string }
  | { readonly status: 'failed'; readonly statement: StatementItem; readonly error: BankError };

export function afterStep(downloads: Downloads, step: DownloadStep): Downloads {
  const { statement } = step;
  const byId = new Map(downloads.byId);
  switch (step.status) {
    case 'begun':
      byId.set(statement.id, { statement, isInProgress: true, error: byId.get(statement.id)?.error });
      return { byId, saved: undefined };
    case 'saved':
      byId.delete(statement.id);
      return { byId, saved: step.fileName };
    case 'failed':
      byId.set(statement.id, { statement, isInProgress: false, error: step.error });
      return { ...downloads, byId };
    default:
      return step satisfies never;
  }
}

/** Failed downloads, in the order they were first requested. */
export function failedDownloads({ byId }: Downloads): readonly (Download & { readonly error: BankError })[] {
  return [...byId.values()].flatMap((download) =>
    download.error === undefined ? [] : [{ ...download, error: download.error }],
  );
}
