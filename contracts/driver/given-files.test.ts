import { constants } from 'node:buffer';
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isFolder, readGiven, writeGiven } from './given-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'paddock-given-'));

it('writes a file with the folder it is in', () => {
  const path = join(folder, 'reports', 'report.json');
  writeGiven(path, '{}');
  expect(readFileSync(path, 'utf8')).toBe('{}');
  expect(readGiven(path)).toBe('{}');
  expect(isFolder(folder)).toBe(true);
});

it('says in words what is not there or cannot be used', () => {
  const nowhere = join(folder, 'nowhere.csv');
  expect(() => readGiven(nowhere)).toThrow(`There is no file or folder ${nowhere}.`);
  expect(() => isFolder(nowhere)).toThrow(`There is no file or folder ${nowhere}.`);
  expect(() => readGiven(folder)).toThrow(`${folder} cannot be read (EISDIR).`);
  expect(() => writeGiven(folder, '')).toThrow(`${folder} cannot be written (EISDIR).`);
  expect(existsSync(nowhere)).toBe(false);
  const long = join(folder, 'long.har');
  writeGiven(long, '');
  truncateSync(long, constants.MAX_STRING_LENGTH + 1);
  expect(() => readGiven(long)).toThrow(`${long} is too long to be read at once`);
  rmSync(long);
});
