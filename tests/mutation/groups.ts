/** What is mutated together, and the tests that are to notice. Both are globs from the root. */
export interface Group {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const notTests = ['!**/*.test.ts', '!**/*.fixture.ts'];

export const groups: Readonly<Record<string, Group>> = {
  kernel: {
    mutate: ['src/kernel/**/*.ts', ...notTests],
    tests: ['src/kernel/**/*.test.ts'],
  },
  rules: { mutate: ['src/rules/**/*.ts', ...notTests], tests: ['src/rules/**/*.test.ts'] },
  orders: {
    mutate: ['src/api/orders/*.ts', ...notTests],
    tests: ['src/api/orders/*.test.ts'],
  },
  calendar: {
    mutate: ['sandbox/bank/calendar/*.ts', ...notTests],
    tests: [
      'sandbox/bank/calendar/*.test.ts',
      'tests/agreement/england-holidays.test.ts',
      'sandbox/bank/instructions/*.test.ts',
    ],
  },
  ledger: {
    mutate: ['sandbox/bank/engine/{ledger,account-lines,holds,commit}.ts'],
    tests: [
      'sandbox/bank/engine/*.test.ts',
      'sandbox/bank/payments/payments.test.ts',
      'sandbox/bank/instructions/instruction-runs.test.ts',
      'sandbox/bank/running/invariants.test.ts',
    ],
  },
  limits: {
    mutate: ['sandbox/bank/payments/payment-limits.ts'],
    tests: ['sandbox/bank/payments/{payment-limits,payments}.test.ts', 'sandbox/bank/transfers/transfers.test.ts'],
  },
  payments: {
    mutate: ['sandbox/bank/payments/*.ts', '!sandbox/bank/payments/payment-limits.ts', ...notTests],
    tests: ['sandbox/bank/{payments,transfers,decisions}/*.test.ts', 'sandbox/bank/approvals/approvals.test.ts'],
  },
  names: { mutate: ['sandbox/bank/cop/*.ts', ...notTests], tests: ['sandbox/bank/cop/*.test.ts'] },
};
