import { expect, it } from 'vitest';
import { damagedFile } from './download-step.ts';
import { afterStep, type DownloadStep, failedDownloads, noDownloads } from './downloads.ts';
import { statement } from './statement.fixture.ts';

const may = statement('2026-05-31');
const april = statement('2026-04-30');

it('tracks a statement until its file is saved, and then only its name', () => {
  const begun = after({ status: 'begun', statement: may });
  expect(begun.byId.get(may.id)).toEqual({ statement: may, isInProgress: true, error: undefined });
  const saved = after({ status: 'begun', statement: may }, { status: 'saved', statement: may, fileName: 'may.pdf' });
  expect(saved).toEqual({ byId: new Map(), saved: 'may.pdf' });
});

it('keeps the error during a retry, and clears it on success', () => {
  const failed: readonly DownloadStep[] = [
    { status: 'begun', statement: may },
    { status: 'failed', statement: may, error: damagedFile },
  ];
  expect(failedDownloads(after(...failed))).toEqual([{ statement: may, isInProgress: false, error: damagedFile }]);
  const again = [...failed, { status: 'begun', statement: may }] as const;
  expect(failedDownloads(after(...again))).toEqual([{ statement: may, isInProgress: true, error: damagedFile }]);
  expect(failedDownloads(after(...again, { status: 'saved', statement: may, fileName: 'may.pdf' }))).toEqual([]);
});

it('reports each failure separately', () => {
  const both = after(
    { status: 'begun', statement: april },
    { status: 'begun', statement: may },
    { status: 'failed', statement: may, error: damagedFile },
    { status: 'failed', statement: april, error: damagedFile },
  );
  expect(failedDownloads(both).map(({ statement: { id } }) => id)).toEqual([april.id, may.id]);
  const one = afterStep(both, { status: 'saved', statement: april, fileName: 'april.pdf' });
  expect(failedDownloads(one).map(({ statement: { id } }) => id)).toEqual([may.id]);
  expect(one.saved).toBe('april.pdf');
});

function after(...steps: readonly DownloadStep[]) {
  return steps.reduce(afterStep, noDownloads);
}
