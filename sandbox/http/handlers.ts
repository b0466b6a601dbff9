import { accountDetailHandlers } from './account-detail-handlers.ts';
import { accountHandlers } from './account-handlers.ts';
import { accountNameHandlers } from './account-name-handlers.ts';
import { approvalHandlers } from './approval-handlers.ts';
import { credentialHandlers } from './credential-handlers.ts';
import type { Handlers } from './handler.ts';
import { instructionHandlers } from './instruction-handlers.ts';
import { limitHandlers } from './limit-handlers.ts';
import { loginFlowHandlers } from './login-flow-handlers.ts';
import { mailHandlers } from './mail-handlers.ts';
import { payeeCheckHandlers } from './payee-check-handlers.ts';
import { payeeHandlers } from './payee-handlers.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { profileHandlers } from './profile-handlers.ts';
import { secondFactorHandlers } from './second-factor-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';
import { sortCodeHandlers } from './sort-code-handlers.ts';
import { statementHandlers } from './statement-handlers.ts';
import { transactionFileHandlers } from './transaction-file-handlers.ts';
import { transactionHandlers } from './transaction-handlers.ts';

/** What the bank does with each operation of the contract. One that is missing here does not compile. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...profileHandlers,
  ...loginFlowHandlers,
  ...credentialHandlers,
  ...secondFactorHandlers,
  ...mailHandlers,
  ...accountHandlers,
  ...accountDetailHandlers,
  ...accountNameHandlers,
  ...transactionHandlers,
  ...transactionFileHandlers,
  ...statementHandlers,
  ...payeeHandlers,
  ...payeeCheckHandlers,
  ...sortCodeHandlers,
  ...paymentHandlers,
  ...limitHandlers,
  ...instructionHandlers,
  ...approvalHandlers,
};
