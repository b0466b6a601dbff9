import { expect, it } from 'vitest';
import { credentialSteps } from './flow-steps.ts';

const none = { isFirstTime: false, termsNotAccepted: false, forcePasswordChange: false, forcePinChange: false };
const terms = { termsNotAccepted: true };
const password = { forcePasswordChange: true };
const pin = { forcePinChange: true };

it.each([
  ['nothing due', {}, []],
  ['first time with nothing due', { isFirstTime: true }, []],
  [
    'first time',
    { isFirstTime: true, ...terms, ...password, ...pin },
    ['welcome', 'terms', 'pass', 'passChanged', 'pin', 'success'],
  ],
  ['first time, come back for the PIN', { isFirstTime: true, ...pin }, ['welcome', 'pin', 'success']],
  ['terms', terms, ['terms', 'success']],
  ['password', password, ['pass', 'passChanged', 'success']],
  ['PIN', pin, ['pin', 'success']],
  ['terms and password', { ...terms, ...password }, ['terms', 'pass', 'passChanged', 'success']],
  ['terms and PIN', { ...terms, ...pin }, ['terms', 'pin', 'success']],
  ['password and PIN', { ...password, ...pin }, ['pass', 'passChanged', 'pin', 'success']],
  ['all but the welcome', { ...terms, ...password, ...pin }, ['terms', 'pass', 'passChanged', 'pin', 'success']],
])('%s', (_, flags, steps) => expect(credentialSteps({ ...none, ...flags })).toEqual(steps));
