import { constants } from 'node:buffer';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Text of a file named on the command line. @throws Error with a sentence if it cannot be read. */
export function readGiven(path: string): string {
  if (orSay(path, 'read', () => statSync(path).size) > constants.MAX_STRING_LENGTH) {
    throw new Error(`${path} is too long to be read at once: record less at a time, and give the folder.`);
  }
  return orSay(path, 'read', () => readFileSync(path, 'utf8'));
}

/** @throws Error with a sentence if there is nothing at the path. */
export function isFolder(path: string): boolean {
  return orSay(path, 'read', () => statSync(path).isDirectory());
}

/** Writes a file named on the command line, and its folder. @throws Error with a sentence if it cannot be written. */
export function writeGiven(path: string, text: string): void {
  orSay(path, 'written', () => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  });
  console.log(`Written: ${path}`);
}

function orSay<Result>(path: string, what: 'read' | 'written', task: () => Result): Result {
  try {
    return task();
  } catch (failure) {
    const { code } = failure as { readonly code?: string };
    if (code === 'ENOENT') throw new Error(`There is no file or folder ${path}.`);
    throw new Error(`${path} cannot be ${what} (${code ?? String(failure)}).`);
  }
}
