import { accountsAndTransactions } from './scripts/accounts-and-transactions.ts';
import { bulkFile } from './scripts/bulk-file.ts';
import { firstLogin } from './scripts/first-login.ts';
import { internationalRequest } from './scripts/international-request.ts';
import { networkFails } from './scripts/network-fails.ts';
import { newPayeeCloseMatch } from './scripts/new-payee-close-match.ts';
import { passwordAndPin } from './scripts/password-and-pin.ts';
import { paySavedPayee } from './scripts/pay-saved-payee.ts';
import { secureMail } from './scripts/secure-mail.ts';
import { standingOrder } from './scripts/standing-order.ts';
import { transfer } from './scripts/transfer.ts';
import { twoToAuthorise } from './scripts/two-to-authorise.ts';
import type { Tour } from './tour.ts';

/** Every demonstration, in the order in which a trainer would give them. */
export const tours: readonly Tour[] = [
  firstLogin,
  accountsAndTransactions,
  paySavedPayee,
  newPayeeCloseMatch,
  standingOrder,
  transfer,
  internationalRequest,
  bulkFile,
  twoToAuthorise,
  secureMail,
  passwordAndPin,
  networkFails,
];
