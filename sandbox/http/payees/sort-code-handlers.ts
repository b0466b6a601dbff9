import { lookUpSortCode } from '#sandbox/bank/numbers/sort-codes.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';

const refusalsByOutcome = { unknown: 'badSortCode', 'no-fast-payments': 'noFastPayments' } as const;

export const sortCodeHandlers = {
  getClearingDetails: {
    serves: 'customer',
    decide: ({ path }) => {
      const found = lookUpSortCode(path.sortCode);
      if (found.outcome !== 'known') {
        return { rule: `sort-codes.${found.outcome}`, answer: { refused: refusalsByOutcome[found.outcome] } };
      }
      const { sortCode: code, bankName, address } = found.branch;
      const flags = { badSortCode: false, noFastPayments: false };
      return {
        rule: 'sort-codes.known',
        answer: { done: { code, bankName, ...flags, branchAddress: { ...address } } },
      };
    },
  },
} satisfies Partial<Handlers>;
