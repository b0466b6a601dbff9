import { nameAnAccount } from './accounts/name-an-account.ts';
import { threeToDecide } from './approvals/three-to-decide.ts';
import { suppliersFile } from './bulk/suppliers-file.ts';
import { chequeBook } from './cheques/cheque-book.ts';
import type { Exercise } from './exercise.ts';
import { changedSortCode } from './fraud/changed-sort-code.ts';
import { closeMatch } from './fraud/close-match.ts';
import { pressingCaller } from './fraud/pressing-caller.ts';
import { pianoLessons } from './instructions/piano-lessons.ts';
import { stopDirectDebit } from './instructions/stop-a-direct-debit.ts';
import { euroRequest } from './international/euro-request.ts';
import { answerTheBank } from './mail/answer-the-bank.ts';
import { newPayee } from './payees/new-payee.ts';
import { lateAnswer } from './payments/late-answer.ts';
import { schoolFees } from './payments/school-fees.ts';
import { loginAlerts } from './preferences/login-alerts.ts';
import { newPassword } from './session/new-password.ts';
import { ownTransfer } from './transfers/own-transfer.ts';

/** Every exercise that comes with the sandbox, in the order in which a trainer would give them. */
export const exercises: readonly Exercise[] = [
  newPassword,
  nameAnAccount,
  schoolFees,
  lateAnswer,
  ownTransfer,
  newPayee,
  pianoLessons,
  stopDirectDebit,
  threeToDecide,
  suppliersFile,
  euroRequest,
  chequeBook,
  answerTheBank,
  loginAlerts,
  closeMatch,
  changedSortCode,
  pressingCaller,
];
