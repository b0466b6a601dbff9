import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const checksumsFile = 'SHA256SUMS';

/** The SHA-256 of every file below a folder, as `sha256sum -c` reads it, in one order on every machine. */
export function checksumsOf(folder: string): string {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => path !== checksumsFile)
    .sort();
  return paths.map((path) => `${sha256(join(folder, path))}  ${path}\n`).join('');
}

/** The files that differ between two lists of checksums, or are in one only. */
export function changedBetween(before: string, after: string): readonly string[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths].filter((path) => old.get(path) !== now.get(path)).sort();
}

function linesOf(checksums: string): ReadonlyMap<string, string> {
  const lines = checksums.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
