import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { type Profile, toProfile } from '#src/api/profile/user-profile.ts';
import { profileAnswer } from '#src/api/store/answers.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { isProfileWithheld, readFlags } from './credential-flags.ts';
import { type CredentialFlags, credentialSteps } from './flow-steps.ts';

const nothing = { termsNotAccepted: false, forcePasswordChange: false, forcePinChange: false };
const pin = { ...nothing, forcePinChange: true };
const withheld: BankError = { kind: 'refusal', status: 400, code: 'DIGX_UM_042', message: 'Change it.' };
const offline: BankError = { kind: 'fault', fault: 'offline', message: 'Offline.' };
const cancelled = { name: 'AbortError' };

it.each([
  ['nothing', nothing, ['pass', 'passChanged', 'success']],
  ['the PIN', pin, ['pass', 'passChanged', 'pin', 'success']],
])('asks for a new password if the profile is withheld and the flow lists %s', (_, flow, steps) => {
  for (const known of [undefined, profile(true)]) {
    const { flags } = readFlags({ data: flow }, { data: known, error: withheld });
    expect(credentialSteps(flags as CredentialFlags)).toEqual(steps);
  }
});

it.each([true, false])('follows the flow if there is a profile, on a first login: %s', (isOver) => {
  const { flags } = readFlags({ data: pin }, { data: profile(isOver) });
  expect(flags).toEqual({ ...pin, isFirstTime: !isOver });
});

it.each([
  ['a flow that failed', { data: pin, error: offline }, { data: profile(true) }, { error: offline }],
  ['a flow that failed beside a withheld profile', { error: offline }, { error: withheld }, { error: offline }],
  ['a profile that failed', { data: pin }, { error: offline }, { error: offline }],
  ['a cancelled flow', { data: pin, error: cancelled }, { data: profile(true) }, {}],
  ['no flow yet', {}, { error: withheld }, {}],
  ['no profile yet', { data: nothing }, {}, {}],
])('concludes nothing from %s', (_, flow, who, answer) => expect(readFlags(flow, who)).toEqual(answer));

it.each([
  ['the refusal that asks for a new password', withheld, true],
  ['any other refusal', { ...withheld, code: 'DIGX_CMN_0096' }, false],
  ['a refusal without a code', { kind: 'refusal', status: 400, message: 'No.' } as const, false],
  ['a fault', offline, false],
  ['no error', undefined, false],
])('%s', (_, error, isWithheld) => expect(isProfileWithheld(error)).toBe(isWithheld));

function profile(firstLoginFlowDone: boolean): Profile {
  return toProfile(unchecked({ ...profileAnswer, firstLoginFlowDone })) as Profile;
}
