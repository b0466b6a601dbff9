import { validateCopCheck } from '#sandbox/bank/cop/cop-checks.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { refusalsBy, sharedReasons } from '#sandbox/http/refusals/reasons.ts';

const refusal = refusalsBy('payee-check', sharedReasons);

export const copCheckHandlers = {
  verifyPayeeName: {
    serves: 'customer',
    decide: ({ bank, customer, body }) => {
      const { accountId: accountNumber, accountName, accountType, bic: sortCode, dictionary } = body;
      const reference = dictionary.nameValuePairDTOArray.find(({ name }) => name === 'reference')?.value ?? '';
      const details = { accountName, accountNumber, sortCode, accountType, reference };
      const verdict = validateCopCheck(bank, customer, details);
      return verdict.outcome === 'refused'
        ? refusal(verdict)
        : { rule: verdict.rule, changes: verdict.changes, answer: { done: { verificationReport: verdict.report } } };
    },
  },
} satisfies Partial<Handlers>;
