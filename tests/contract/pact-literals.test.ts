import { expect, it } from 'vitest';
import { cascadingLiterals } from '#contracts/verify/cascading-literals.ts';
import { areas, readPact } from '#contracts/verify/pact-files.ts';

it.each(areas)('checks every value that the tests of %s write down', (area) => {
  expect(cascadingLiterals(JSON.parse(readPact(area) ?? '{"interactions":[]}'))).toEqual([]);
});

const written = (rules: object) =>
  cascadingLiterals({
    interactions: [
      {
        description: 'the files are listed',
        request: {},
        response: { body: { content: { files: [{ id: '1', status: 'VERIFIED' }] } }, matchingRules: { body: rules } },
      },
    ],
  } as Parameters<typeof cascadingLiterals>[0]);
const rule = (match: string) => ({ matchers: [{ match }] });

it('finds the literal that only the rule of its list covers', () => {
  const list = { '$.files': rule('type'), '$.files[*].id': rule('type') };
  expect(written(list)).toEqual(['the files are listed: files.[0].status is "VERIFIED"']);
  expect(written({ ...list, '$.files[*].status': rule('equality') })).toEqual([]);
});

it('finds nothing where no rule cascades', () => {
  expect(written({ '$.files[0].id': rule('type') })).toEqual([]);
  const variants = [{ index: 0, rules: { '$.id': rule('type') } }];
  expect(written({ '$.files': { matchers: [{ match: 'arrayContains', variants }] } })).toEqual([]);
});
