import { judgePayeeCheck, type PayeeCheckVerdict } from '#sandbox/bank/cop/payee-checks.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import type { RefusalName } from '#sandbox/http/refusals/refusals.ts';

type Reason = Extract<PayeeCheckVerdict, { outcome: 'refused' }>['reason'];

const refusalsByReason = {
  'function-missing': 'accessDenied',
  'name-length': 'payeeNameLength',
  'name-characters': 'payeeNameCharacters',
  'reference-too-long': 'referenceTooLong',
  'reference-characters': 'referenceCharacters',
  'details-not-found': 'payeeDetailsNotFound',
} as const satisfies Record<Reason, RefusalName>;

export const payeeCheckHandlers = {
  verifyPayeeName: {
    serves: 'customer',
    decide: ({ bank, asker, body }) => {
      const { accountId: accountNumber, accountName, accountType, bic: sortCode, dictionary } = body;
      const reference = dictionary.nameValuePairDTOArray.find(({ name }) => name === 'reference')?.value ?? '';
      const details = { accountName, accountNumber, sortCode, accountType, reference };
      const verdict = judgePayeeCheck(bank, asker, details);
      return verdict.outcome === 'refused'
        ? { rule: `payee-check.${verdict.reason}`, answer: { refused: refusalsByReason[verdict.reason] } }
        : { rule: verdict.rule, changes: verdict.changes, answer: { done: { verificationReport: verdict.report } } };
    },
  },
} satisfies Partial<Handlers>;
