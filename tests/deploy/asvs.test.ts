import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { staleAfter } from '#src/api/store/stale.ts';
import { asvsFaults } from './asvs-faults.ts';

/** ASVS 5.0.0: for each section the level of each of its requirements, in order. */
const levels: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

const required = Object.entries(levels).flatMap(([section, each]) =>
  [...each].map((level, at) => ({ id: `${section}.${at + 1}`, level })),
);

const rows = readFileSync('deploy/ASVS.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [ids = '', state = '', how = '', where = '', shown = ''] = line.slice(2, -2).split(' | ');
    const files = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return { ids: ids.split(', '), state, how, where: files(where), shown: files(shown) };
  });

it('has every requirement of levels 1 and 2 once, and marks those of level 3', () => {
  const listed = rows.flatMap(({ ids }) => ids);
  expect(listed.length).toBe(new Set(listed).size);
  const named = required.map(({ id, level }) => (level === '3' ? `${id} (L3)` : id));
  expect(listed.filter((id) => !named.includes(id))).toEqual([]);
  expect(required.filter(({ id, level }) => level !== '3' && !listed.includes(id))).toEqual([]);
});

it('names only files and tests that exist, and both for what is met', () => {
  const files = rows.flatMap(({ where, shown }) => [...where, ...shown]);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(rows.flatMap(({ shown }) => shown).filter((file) => !/\.(test|spec)\.ts$/.test(file))).toEqual([]);
  expect(rows.filter(({ state }) => !['met', 'bank', 'operator', 'unused', 'open'].includes(state))).toEqual([]);
  const unproven = rows.filter(
    ({ state, where, shown }) => state === 'met' && (where.length === 0 || shown.length === 0),
  );
  expect(unproven).toEqual([]);
});

it('lets customers paste passwords, and tells password managers which fields are which', () => {
  const screens = ['src/features/session', 'src/features/credentials', 'src/ui/fields']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.tsx'));
  const pasting = screens.filter((file) => readFileSync(file, 'utf8').includes('onPaste'));
  // These read what is pasted.
  expect(pasting.sort()).toEqual(['src/ui/fields/code-boxes.tsx', 'src/ui/fields/money-field.tsx']);
  expect(readFileSync('src/features/session/ui/sign-in-form.tsx', 'utf8')).toContain('autoComplete="current-password"');
  expect(readFileSync('src/features/credentials/ui/credential-form.tsx', 'utf8')).toContain("'new-password'");
});

it('builds patterns from fixed parts only', () => {
  const building = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\.tsx?$/.test(name))
    .filter((name) => /\bRegExp\(/.test(readFileSync(join('src', name), 'utf8')));
  // Its parts are the number of digits and the separators that it lists itself.
  expect(building).toEqual(['ui/fields/code-typing.ts']);
});

it('knows no hints at passwords and no secret questions', () => {
  const fields = ['openapi/paths', 'openapi/schemas'].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/^\s*[\w-]+:/gm) ?? []),
  );
  expect(fields.length).toBeGreaterThan(1000);
  expect(fields.filter((field) => /hint|question|memorable|maidenName/i.test(field))).toEqual([]);
});

it('names proofs for the faults that are planted, and each fault can still be planted', () => {
  const named = (row: string) => rows.find(({ ids }) => ids[0]?.replace(' (L3)', '') === row);
  for (const { row, file, from, proof } of asvsFaults) {
    expect(named(row)?.shown, row).toContain(proof);
    expect(readFileSync(file, 'utf8').split(from), `${row}: ${from}`).toHaveLength(2);
  }
});

it('changes nothing by GET', () => {
  const { paths } = JSON.parse(readFileSync('openapi/digx.generated.json', 'utf8')) as {
    paths: Record<string, { readonly get?: { readonly operationId: string } }>;
  };
  const gets = Object.values(paths).flatMap(({ get }) => (get === undefined ? [] : [get.operationId]));
  expect(gets.length).toBeGreaterThan(40);
  expect(Object.keys(staleAfter).filter((operation) => gets.includes(operation))).toEqual([]);
});
