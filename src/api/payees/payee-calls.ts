import type { SentOnce } from '#src/api/client/nonce.ts';
import { needsApproval } from '#src/api/client/read-refusal.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { toAmountPayload } from '#src/api/wire/amount-payload.ts';
import { answerHas, referenceIn } from '#src/api/wire/own-answer.ts';
import { fieldsOf, idOf, omitUndefined, tokenOf, type Wire } from '#src/api/wire/wire.ts';
import type { PayeeId } from '#src/kernel/ids.ts';
import type { Money } from '#src/kernel/money.ts';
import { type NewPayee, payeeText, toPayeePayload } from './payee-payload.ts';

/** A payee by the session's tokens; its paths need both. */
export interface PayeeRef {
  readonly groupId: string;
  readonly id: PayeeId;
}

export interface PayeeStep {
  readonly needsApproval: boolean;
  readonly referenceNumber?: string;
}

interface GivenPayee extends PartyArg {
  readonly payee: NewPayee;
}

interface PayeeStepArg extends GivenPayee {
  readonly at: PayeeRef;
}

interface LastStep extends PayeeStepArg {
  readonly sentOnce: SentOnce;
}

interface ConfirmedPayee extends LastStep {
  readonly intended?: IntendedPayment | undefined;
}

/** The payment to follow in the same flow, also in words. */
export interface IntendedPayment {
  readonly amount: Money<'GBP'>;
  readonly amountText: string;
}

export function createGroupCall({ party, payee }: GivenPayee) {
  return bankCall({
    party,
    send: (client) => client.POST('/cz/v1/payments/payeeGroup', { body: { name: payee.name } }),
    read: (answer) => tokenOf(fieldsOf(fieldsOf(answer).payeeGroup).groupId),
  });
}

/** Submits a payee. Until confirmed it can be neither seen nor paid. */
export function createPayeeCall({ party, payee, groupId }: GivenPayee & { readonly groupId: string }) {
  return bankCall({
    party,
    send: (client) =>
      client.POST('/cz/v1/payments/payeeGroup/{groupId}/payees/external', {
        params: { path: { groupId } },
        body: toPayeePayload(payee, 0),
      }),
    read: (answer) => idOf<PayeeId>(fieldsOf(fieldsOf(answer).externalPayee).id),
  });
}

export function verifyPayeeCall({ party, at }: PartyArg & { readonly at: PayeeRef }) {
  return bankCall({
    party,
    send: (client) => client.PATCH(payeePath, { params: paramsOf(at), body: { stage: 1 } }),
    read: () => null,
  });
}

/** Makes the payee effective. The bank first asks for a code, which also covers the intended payment. */
export function confirmPayeeCall({ party, payee, at, intended, sentOnce }: ConfirmedPayee) {
  const body = {
    ...toPayeePayload(payee, 2),
    ...omitUndefined({ intendedPayment: intended && toAmountPayload(intended.amount) }),
  };
  return bankCall({
    party,
    confirmation: { requestType: 'payee-new', method: 'PUT', editPayeeData: null },
    confirms: `add ${payeeText(payee)}, as a payee${intended === undefined ? '' : ` and pay them ${intended.amountText}`}`,
    sentOnce,
    send: (client) => client.PUT(payeePath, { params: paramsOf(at), body }),
    isOwn: (answer) => isOfPayee(answer, at),
    read: toPayeeStep,
  });
}

/** Submits a change; the bank asks for a code first. */
export function amendPayeeCall({ party, payee, at }: PayeeStepArg) {
  const body = toPayeePayload(payee, 0);
  return bankCall({
    party,
    confirmation: { requestType: 'payee-modify', method: 'POST', editPayeeData: body },
    confirms: `change the payee to ${payeeText(payee)}`,
    send: (client) => client.POST(payeePath, { params: paramsOf(at), body }),
    read: toPayeeStep,
  });
}

/** Applies the submitted change. A further code would be for that change too. */
export function confirmAmendmentCall({ party, payee, at, sentOnce }: LastStep) {
  const body = toPayeePayload(payee, 2);
  return bankCall({
    party,
    confirmation: { requestType: 'payee-modify', method: 'PUT', editPayeeData: body },
    sentOnce,
    send: (client) => client.PUT(payeePath, { params: paramsOf(at), body }),
    isOwn: (answer) => isOfPayee(answer, at),
    read: toPayeeStep,
  });
}

/** The earlier steps name the payee, too, but only the last one has a reference. */
function isOfPayee(answer: Wire<'PayeeStepAnswer'>, { id }: PayeeRef): boolean {
  return answerHas(answer, { externalPayee: { id } }) && referenceIn(answer) !== undefined;
}

const payeePath = '/cz/v1/payments/payeeGroup/{groupId}/payees/external/{payeeId}';

function paramsOf({ groupId, id: payeeId }: PayeeRef) {
  return { path: { groupId, payeeId } };
}

function toPayeeStep(answer: Wire<'PayeeStepAnswer'>): PayeeStep {
  return { needsApproval: needsApproval(answer), ...omitUndefined({ referenceNumber: referenceIn(answer) }) };
}
