import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of so little room that it can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Until nothing more can be written. */
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

/** A few times an empty database. */
const size = '24m';

/** In memory. @returns undefined where this process may not make one. */
export function smallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-disk-'));
  const ballast = join(folder, 'ballast');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=777`, 'paddock-test', folder], { stdio: 'pipe' });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      try {
        for (;;) writeSync(file, Buffer.alloc(4096));
      } catch (failure) {
        if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOSPC')) throw failure;
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(ballast),
    remove() {
      // Somebody may still look into it.
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}
