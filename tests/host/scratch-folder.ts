import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder, removed `after` all tests of the file or this one: `afterAll`, `onTestFinished`. */
export function scratchFolder(after: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
