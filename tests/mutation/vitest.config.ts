import { defineConfig } from 'vitest/config';

/** Bundled before the first mutant: their hundreds of files would be read again for each. */
const bundled = [
  'date-fns-tz/formatInTimeZone',
  'date-fns-tz/fromZonedTime',
  'date-fns/addDays',
  'date-fns/addMonths',
  'date-fns/differenceInCalendarDays',
];

/** The tests of one group, which `run.ts` names. */
export default defineConfig({
  cacheDir: `node_modules/.vite/mutation-${process.env.STRYKER_MUTATOR_WORKER ?? '0'}`,
  test: {
    include: JSON.parse(process.env.PADDOCK_MUTATION_TESTS ?? '[]') as string[],
    environment: 'node',
    // Each is run before every file; what one imported would be run once.
    setupFiles: ['tests/setup.ts', 'tests/mutation/setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    // Each mutant has a worker of its own, whose tests share their imports.
    isolate: false,
    deps: { optimizer: { ssr: { enabled: true, include: bundled } } },
  },
});
