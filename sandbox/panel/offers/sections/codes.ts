import { readFault } from '#sandbox/control/link/fault-text.ts';
import { refusalCodes, refusalMeaning } from '#sandbox/control/link/refusal-codes.ts';
import { loginLink, morningLink, payer, paymentPath, paymentToFill } from '#sandbox/panel/offers/links.ts';
import type { Offer, OfferAct, OfferSection } from '#sandbox/panel/offers/offer.ts';
import { refusalMessage } from '#src/api/messages/refusals.ts';

/** Codes that are given at login alone. */
const ofLogin = /^(?:DIGX_AUTH_000[12]|DIGX_CZ_AUTH_ADMIN|DIGX_UM_042|OBDXIDM_0)$/;

/** Every code that the bank may refuse with, and the app's own text for it. */
export function codesSection(): OfferSection {
  return {
    id: 'codes',
    title: 'Error codes',
    lead: 'What the bank means by each code of a refusal, and what the customer reads.',
    entries: refusalCodes.map((code): Offer => {
      const reads = refusalMessage({ status: 400, code });
      return {
        id: code,
        title: refusalMeaning(code),
        written: code,
        text: '',
        facts: [{ label: 'The customer reads', value: reads }],
        acts: [
          tryIt(code),
          planIt(code),
          { act: 'open', label: 'Read the contract', link: `/contract/error-codes.html#${code}` },
        ],
      };
    }),
  };
}

function planIt(code: string): OfferAct {
  const operationId = ofLogin.test(code) ? 'signIn' : 'createPayment';
  const label = operationId === 'signIn' ? 'Refuse the next login here' : 'Refuse the next payment here';
  return {
    act: 'fail',
    label,
    command: `Refuse with ${code}: ${refusalMeaning(code)}`,
    operationId,
    kind: `code=${code}`,
  };
}

function tryIt(code: string): OfferAct {
  if (!ofLogin.test(code)) {
    const settings = { persona: payer, payments: `refuse=${code}`, payment: paymentToFill } as const;
    return { act: 'open', label: 'Refuse a payment with it', link: morningLink(paymentPath, settings) };
  }
  const fault = readFault(`signIn@code=${code}~1`);
  if ('reason' in fault) throw new Error(fault.reason);
  return { act: 'open', label: 'Refuse a login with it', link: loginLink({ persona: payer, faults: [fault] }) };
}
