import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('names the entity that was asked for in every call but those before and after a session', () => {
  const calls = globSync('src/api/**/*.ts').filter((file) => !/\.(test|fixture|bench)\.ts$/.test(file));
  const fixed = calls.filter((file) =>
    /party: false,\s+(?:[\w. ]+[:,][^{}]*?\s)?send\b/.test(readFileSync(file, 'utf8')),
  );
  expect(fixed.sort()).toEqual([
    'src/api/credentials/reset-link.ts',
    'src/api/sealing/seal-values.ts',
    'src/api/session/session.ts',
  ]);
});
