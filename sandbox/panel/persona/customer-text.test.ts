import { expect, it } from 'vitest';
import type { CustomerDetails } from '#sandbox/control/queries/control-customer.ts';
import { customerText } from './customer-text.ts';

const customer: CustomerDetails = {
  persona: 'nell',
  signedIn: false,
  locked: null,
  password: 'Paddock_7Gate',
  pin: '2580',
  loginSteps: [],
  loginFlowAs: 'list',
  firstLoginDone: true,
  secondFactor: 'otp-and-pin',
  phoneIsOn: true,
};

it.each<[string, Partial<CustomerDetails>, string]>([
  ['nothing due', {}, 'Nothing is due after login. Confirms changes with a code and the PIN.'],
  [
    'the first sign-in to come',
    { loginSteps: ['terms', 'password', 'pin'], loginFlowAs: 'number', firstLoginDone: false, secondFactor: 'otp' },
    'Due after login: the terms, a new password, a new PIN. The bank reports them as a number. ' +
      'Has not completed the first login. Confirms changes with a code.',
  ],
  [
    'a lock and a phone that is off',
    { locked: 'nell is locked by the bank.', phoneIsOn: false, secondFactor: 'none' },
    'nell is locked by the bank. Nothing is due after login. Confirms changes without a code or PIN. The phone is off.',
  ],
])('describes a customer with %s', (_, over, text) => expect(customerText({ ...customer, ...over })).toBe(text));
