import type { NewPayee } from '#src/api/payees/add-payee.ts';
import { idOf, isObject, omitUndefined } from '#src/api/wire/wire.ts';
import { typedDetailsIn } from '#src/banking/paying/model/typed-details.ts';
import { anyFieldsOf } from '#src/kernel/any-fields.ts';
import { asId, type PayeeId } from '#src/kernel/ids.ts';
import type { PayeeToAdd } from './payable-payees.ts';
import { newDraft, type PaymentDraft } from './payment-draft.ts';

/** What a reload should not lose: what was typed, but nothing that was checked. Undefined once the payment was sent. */
export function keptPayment({ details, referenceFor, payeeToAdd, amount, result }: PaymentDraft) {
  if (result !== undefined && amount === undefined) return undefined;
  if (details.amount === '' && details.reference === '' && payeeToAdd === undefined) return undefined;
  return { details, referenceFor, payeeToAdd };
}

/** The payment typed before a reload, to be checked again; a new one if nothing usable was kept. */
export function draftBefore(kept: unknown, isRegular: boolean): PaymentDraft {
  const { details, referenceFor, payeeToAdd } = anyFieldsOf(kept);
  const typed = typedDetailsIn(details);
  if (typed === undefined) return newDraft({ isRegular });
  return {
    details: typed,
    isRefilled: true,
    ...omitUndefined({
      referenceFor: referenceFor === 'new' ? referenceFor : idOf<PayeeId>(referenceFor),
      payeeToAdd: payeeToAddIn(payeeToAdd),
    }),
  };
}

function payeeToAddIn(value: unknown): PayeeToAdd | undefined {
  const { newPayee, added } = anyFieldsOf(value);
  const { party, payeeDescription, report, accountType, ...fields } = anyFieldsOf(newPayee);
  const { name, accountNumber, sortCode, bankName, reference } = fields;
  const texts = { name, accountNumber, sortCode, bankName, reference };
  if (!areTexts(texts) || !isReport(report) || (typeof party !== 'string' && party !== false)) return undefined;
  const { id, groupId } = anyFieldsOf(added);
  return {
    newPayee: {
      ...texts,
      party: party === false ? party : asId(party),
      accountType: accountType === 'Business' ? 'Business' : 'Personal',
      ...(typeof payeeDescription === 'string' && { payeeDescription }),
      report,
    },
    ...(typeof id === 'string' && typeof groupId === 'string' && { added: { id: asId(id), groupId } }),
  };
}

function areTexts<Name extends string>(fields: Record<Name, unknown>): fields is Record<Name, string> {
  return Object.values(fields).every((field) => typeof field === 'string');
}

/** An unreadable report would be no report: the payee is then asked for again. */
function isReport(value: unknown): value is NewPayee['report'] {
  if (!isObject(value)) return false;
  const { enabled, matched, selectionStatus, reasonCode = '', payeeAccountName = '' } = value;
  return (
    typeof enabled === 'boolean' &&
    ['Y', 'N', 'A'].some((known) => known === matched) &&
    ['Y', 'N', undefined].some((known) => known === selectionStatus) &&
    typeof reasonCode === 'string' &&
    typeof payeeAccountName === 'string'
  );
}
