import type { CustomerDetails } from '#sandbox/control/queries/control-customer.ts';

const stepTexts = {
  terms: 'the terms',
  password: 'a new password',
  pin: 'a new PIN',
} as const satisfies Record<CustomerDetails['loginSteps'][number], string>;

const factorTexts = {
  none: 'Confirms changes without a code or PIN.',
  otp: 'Confirms changes with a code.',
  'otp-and-pin': 'Confirms changes with a code and the PIN.',
} as const satisfies Record<CustomerDetails['secondFactor'], string>;

/** How a customer signs in, in a few short sentences. */
export function customerText(customer: CustomerDetails): string {
  const { locked, loginSteps, loginFlowAs, firstLoginDone, secondFactor, phoneIsOn } = customer;
  const due = loginSteps.map((step) => stepTexts[step]).join(', ');
  const asNumber = loginFlowAs === 'number' ? ' The bank reports them as a number.' : '';
  return [
    locked ?? '',
    due === '' ? 'Nothing is due after login.' : `Due after login: ${due}.${asNumber}`,
    firstLoginDone ? '' : 'Has not completed the first login.',
    factorTexts[secondFactor],
    phoneIsOn ? '' : 'The phone is off.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
