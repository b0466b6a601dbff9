import { useEffect, useState } from 'react';
import type { BugReport } from '#sandbox/control/moment/moment.ts';
import type { MomentFile } from '#sandbox/panel/pieces/share-control.ts';

export type ReadReport =
  | { readonly outcome: 'read'; readonly report: BugReport | undefined }
  | { readonly outcome: 'refused'; readonly reason: string };

/** What a file says beside its bank. The bank is not opened. */
export async function readReport(text: string): Promise<ReadReport> {
  // Most who open the panel open no file.
  const { readMoment } = await import('#sandbox/control/moment/moment.ts');
  const read = readMoment(text);
  return read.outcome === 'read' ? { outcome: 'read', report: read.moment.report } : read;
}

/** Undefined until the file has been read. */
export function useReport(file: MomentFile): ReadReport | undefined {
  const [read, setRead] = useState<{ readonly of: MomentFile; readonly said: ReadReport }>();
  useEffect(() => {
    let gone = false;
    const fail = (failure: unknown): ReadReport => ({ outcome: 'refused', reason: String(failure) });
    void readReport(file.text)
      .catch(fail)
      .then((said) => gone || setRead({ of: file, said }));
    return () => {
      gone = true;
    };
  }, [file]);
  return read?.of === file ? read.said : undefined;
}
