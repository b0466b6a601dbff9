import { type BankError, withMessage } from '#src/api/messages/bank-error.ts';
import { fillText } from '#src/api/messages/fault-texts.ts';
import { accountFrozenCode } from '#src/api/wire/refusal-codes.ts';

export const bulkTexts = {
  notUploaded: 'We did not accept this file, so nothing has been paid. Please go back and upload it again.',
  notAuthorised: 'We could not pay this file, so nothing has been paid. Please open the file to see the reason.',
  notAsked: 'Your request did not get through, so nothing has been paid. Please try again.',
  frozen:
    'This account is frozen, so no payments can be made from it. Nothing has been paid. Please call our helpdesk on {helpdesk} and quote error code {code}.',
  uploadUnknown:
    'We do not yet know whether your file has reached us. Nothing is paid until you authorise it. Do not upload it again: it will appear in your uploads if it has arrived. If you are not sure, call our helpdesk on {helpdesk}.',
  authoriseUnknown:
    'We do not yet know whether this file will be paid. Do not upload it again. Its status in your uploads will say so; if you are not sure, call our helpdesk on {helpdesk}.',
} as const;

/** A frozen account is named: somebody who pays many at once must know that another file will not help. */
export function wordedRefusal(error: BankError): BankError {
  return error.code === accountFrozenCode ? withMessage(error, fillText(bulkTexts.frozen, error.code)) : error;
}
