import { defineConfig } from 'vitest/config';

/** The tests of one group, which `run.ts` names. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env.PADDOCK_MUTATION_TESTS ?? '[]') as string[],
    environment: 'node',
    setupFiles: ['tests/mutation/setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
