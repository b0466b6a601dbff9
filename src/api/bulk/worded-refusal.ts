import { type BankError, withMessage } from '#src/api/messages/bank-error.ts';
import { fillText } from '#src/api/messages/fault-texts.ts';
import { accountFrozenCode } from '#src/api/wire/refusal-codes.ts';
import { bulkTexts } from './bulk-texts.ts';

/** A frozen account is named: somebody who pays many at once must know that another file will not help. */
export function wordedRefusal(error: BankError): BankError {
  return error.code === accountFrozenCode ? withMessage(error, fillText(bulkTexts.frozen, error.code)) : error;
}
