import type { BankError } from '#src/api/messages/bank-error.ts';
import { fillText } from '#src/api/messages/fault-texts.ts';
import { messageBesideCode } from '#src/api/messages/refusals.ts';
import { accountFrozenCode, missedCutOffCode, payeeUnknownCode } from '#src/api/wire/refusal-codes.ts';
import { pastText } from './item-copy.ts';

const stays = 'Nothing has been sent. You can authorise it later, or decline it.';

/** The same refusals are worded differently for the person who orders. */
const forAuthoriser: Readonly<Record<string, string>> = {
  DIGX_PY_0134: `There is not enough money in the account. ${stays}`,
  [missedCutOffCode]:
    'The cut-off time for this payment has passed, so it can no longer be authorised. Nothing has been sent. Please decline it and ask for it to be set up again.',
  [accountFrozenCode]:
    'The account is frozen, so nothing can be paid from it. Nothing has been sent. Please call our helpdesk on {helpdesk}, or authorise this once the account is released.',
  DIGX_AP_0048: pastText,
  DIGX_FL_040: 'This is above the limit for one transaction or for one day. Nothing has been sent.',
  DIGX_FL_035: `This is above what is left of the limit for today. ${stays}`,
  DIGX_FL_059: `No more payments may be sent today. ${stays}`,
  [payeeUnknownCode]:
    'The payee has been deleted or changed since this was asked for, so it can no longer be authorised. Nothing has been sent.',
};

export function refusedText(error: BankError): string {
  const text = error.code === undefined ? undefined : forAuthoriser[error.code];
  return text === undefined ? messageBesideCode(error) : fillText(text);
}
