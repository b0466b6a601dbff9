import { accountDetailHandlers } from './accounts/account-detail-handlers.ts';
import { accountHandlers } from './accounts/account-handlers.ts';
import { accountNameHandlers } from './accounts/account-name-handlers.ts';
import { activityHandlers } from './activity/activity-handlers.ts';
import { alertHandlers } from './alerts/alert-handlers.ts';
import { approvalHandlers } from './approvals/approval-handlers.ts';
import { bulkFileHandlers } from './bulk/bulk-file-handlers.ts';
import { bulkOrderHandlers } from './bulk/bulk-order-handlers.ts';
import { secondFactorHandlers } from './challenge/second-factor-handlers.ts';
import { chequeHandlers } from './cheques/cheque-handlers.ts';
import { copCheckHandlers } from './cop/cop-check-handlers.ts';
import { credentialHandlers } from './credentials/credential-handlers.ts';
import { instructionHandlers } from './instructions/instruction-handlers.ts';
import { upcomingHandlers } from './instructions/upcoming-handlers.ts';
import { mailHandlers } from './mail/mail-handlers.ts';
import { payeeHandlers } from './payees/payee-handlers.ts';
import { sortCodeHandlers } from './payees/sort-code-handlers.ts';
import { limitHandlers } from './payments/limit-handlers.ts';
import { paymentHandlers } from './payments/payment-handlers.ts';
import type { Handlers } from './pipeline/handler.ts';
import { sharingHandlers } from './preferences/sharing-handlers.ts';
import { profileHandlers } from './profile/profile-handlers.ts';
import { loginFlowHandlers } from './session/login-flow-handlers.ts';
import { sessionHandlers } from './session/session-handlers.ts';
import { statementHandlers } from './statements/statement-handlers.ts';
import { transactionFileHandlers } from './transactions/transaction-file-handlers.ts';
import { transactionHandlers } from './transactions/transaction-handlers.ts';
import { transferHandlers } from './transfers/transfer-handlers.ts';

/** One handler for each operation of the contract; a missing one does not compile. */
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
  ...copCheckHandlers,
  ...sortCodeHandlers,
  ...paymentHandlers,
  ...limitHandlers,
  ...transferHandlers,
  ...instructionHandlers,
  ...upcomingHandlers,
  ...bulkFileHandlers,
  ...bulkOrderHandlers,
  ...approvalHandlers,
  ...alertHandlers,
  ...sharingHandlers,
  ...activityHandlers,
  ...chequeHandlers,
};
