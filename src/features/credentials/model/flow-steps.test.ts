import { describe, expect, it } from 'vitest';
import { type CredentialStep, credentialSteps, nextProgress } from './flow-steps.ts';

const none = { isFirstTime: false, termsNotAccepted: false, forcePasswordChange: false, forcePinChange: false };
const terms = { termsNotAccepted: true };
const password = { forcePasswordChange: true };
const pin = { forcePinChange: true };

it.each([
  ['nothing due', {}, []],
  ['first login with nothing due', { isFirstTime: true }, []],
  [
    'first login',
    { isFirstTime: true, ...terms, ...password, ...pin },
    ['welcome', 'terms', 'pass', 'passChanged', 'pin', 'success'],
  ],
  ['first login, resumed for the PIN', { isFirstTime: true, ...pin }, ['welcome', 'pin', 'success']],
  ['terms', terms, ['terms', 'success']],
  ['password', password, ['pass', 'passChanged', 'success']],
  ['PIN', pin, ['pin', 'success']],
  ['terms and password', { ...terms, ...password }, ['terms', 'pass', 'passChanged', 'success']],
  ['terms and PIN', { ...terms, ...pin }, ['terms', 'pin', 'success']],
  ['password and PIN', { ...password, ...pin }, ['pass', 'passChanged', 'pin', 'success']],
  ['all but the welcome', { ...terms, ...password, ...pin }, ['terms', 'pass', 'passChanged', 'pin', 'success']],
])('%s', (_, flags, steps) => expect(credentialSteps({ ...none, ...flags })).toEqual(steps));

describe('after asking the bank again, the customer', () => {
  const all = credentialSteps({ isFirstTime: true, ...terms, ...password, ...pin });
  const firstTime = { isFirstTime: true };

  it.each<[string, CredentialStep, object, CredentialStep | undefined]>([
    ['stays at terms that are due', 'terms', { ...firstTime, ...terms, ...password, ...pin }, undefined],
    ['stays at a password that is due', 'pass', { ...firstTime, ...password, ...pin }, undefined],
    ['stays at a PIN that is due', 'pin', pin, undefined],
    ['moves on to the password', 'terms', { ...firstTime, ...password, ...pin }, 'pass'],
    ['moves on to the PIN if the password was changed elsewhere', 'terms', pin, 'pin'],
    ['moves to the end if everything was done elsewhere', 'terms', {}, 'success'],
    ['sees that the password was changed', 'pass', { ...firstTime, ...pin }, 'passChanged'],
    ['sees that too if nothing else is due', 'pass', {}, 'passChanged'],
    ['moves from the PIN to the end', 'pin', {}, 'success'],
  ])('%s', (_, at, flags, next) => {
    const progress = nextProgress({ steps: all, at: all.indexOf(at) }, { ...none, ...flags });
    expect(progress?.steps[progress.at]).toBe(next);
    if (progress !== undefined) expect(progress.steps).toEqual(all);
  });

  it('starts over if something else must be done first', () => {
    const progress = nextProgress({ steps: ['pin', 'success'], at: 0 }, { ...none, ...terms, ...pin });
    expect(progress).toEqual({ steps: ['terms', 'pin', 'success'], at: 0 });
  });
});
