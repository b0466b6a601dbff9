import type { BankError } from '#src/api/messages/bank-error.ts';
import type { StatementItem } from '#src/api/statements/statement.ts';

/** One statement that is on its way, or did not come. */
export interface Download {
  readonly statement: StatementItem;
  readonly isUnderWay: boolean;
  /** Why it did not come; kept while it is tried again. */
  readonly error: BankError | undefined;
}

/** What the page knows of what was asked for. One that has come leaves nothing but its name. */
export interface Downloads {
  readonly byId: ReadonlyMap<string, Download>;
  /** The file that was saved last. */
  readonly saved: string | undefined;
}

export const noDownloads: Downloads = { byId: new Map(), saved: undefined };

export type DownloadStep =
  | { readonly is: 'begun'; readonly statement: StatementItem }
  | { readonly is: 'saved'; readonly statement: StatementItem; readonly fileName: string }
  | { readonly is: 'failed'; readonly statement: StatementItem; readonly error: BankError };

export function afterStep(downloads: Downloads, step: DownloadStep): Downloads {
  const { statement } = step;
  const byId = new Map(downloads.byId);
  switch (step.is) {
    case 'begun':
      byId.set(statement.id, { statement, isUnderWay: true, error: byId.get(statement.id)?.error });
      return { byId, saved: undefined };
    case 'saved':
      byId.delete(statement.id);
      return { byId, saved: step.fileName };
    case 'failed':
      byId.set(statement.id, { statement, isUnderWay: false, error: step.error });
      return { ...downloads, byId };
    default:
      return step satisfies never;
  }
}

/** Those that did not come, in the order they were first asked for. */
export function failedDownloads({ byId }: Downloads): readonly (Download & { readonly error: BankError })[] {
  return [...byId.values()].flatMap((download) =>
    download.error === undefined ? [] : [{ ...download, error: download.error }],
  );
}
