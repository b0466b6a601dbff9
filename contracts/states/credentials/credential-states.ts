import { numberIn, type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { Done, Visit, WorldAddress } from '#contracts/driver/visit.ts';
import { codeSentTo, letMinutesPass, refuseCalls } from '#contracts/driver/world-control.ts';
import { type SetUp, signIn, valuesOf } from '#contracts/states/arrivals.ts';
import { personaPassword, personaPin } from '#sandbox/personas/persona-script.ts';

/** What states seal for a change: right, wrong or against the rules. */
export const typedForChanges = {
  sealedRightPassword: personaPassword,
  sealedWrongPassword: 'Paddock_8Gate',
  sealedNewPassword: 'Meadow_3Lane',
  sealedWeakPassword: 'paddock',
  sealedRightPin: personaPin,
  sealedWrongPin: '9317',
  sealedNewPin: '7294',
  sealedWeakPin: '1234',
};

const wrongCode = '000000';
const passwordPath = '/v1/me/credentials';
const pinPath = '/cz/v1/credentials/transactionPin';

/** Customers about to change password or PIN, and how far they are with the second factor. */
export const credentialStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} has first steps to do': async (address, parameters) => {
    const { visit, values } = await beginChange(address, parameters);
    const { userLoginFlowDTOList: steps } = await visit.ask('GET', '/v1/me/loginFlow');
    if (Array.isArray(steps) ? steps.length === 0 : steps === 3) throw new Error('No step is left to do.');
    return { ...values, ...valuesOf(visit) };
  },

  'customer {persona} is about to change password or PIN': async (address, parameters) =>
    (await beginChange(address, parameters)).values,

  'a {change} by customer {persona} needs approval': async (address, parameters) => {
    const { values } = await beginChange(address, parameters);
    const change = textIn(parameters, 'change');
    if (change !== 'changePassword' && change !== 'changeTransactionPin') throw new Error(`${change} is no change.`);
    await refuseCalls(address, change, 'DIGX_APPROVAL_REQUIRED');
    return values;
  },

  'customer {persona} is asked for a code to change the password': askedForCode,

  'customer {persona} was asked for a code to change the password {minutes} minutes ago': async (
    address,
    parameters,
  ) => {
    const change = await challengeChange(address, parameters);
    await stayFor(address, change.visit, numberIn(parameters, 'minutes'));
    return change.values();
  },

  'customer {persona} is asked for a code to change the password, after {wrong} wrong ones': async (
    address,
    parameters,
  ) => {
    const change = await challengeChange(address, parameters);
    await repeat(numberIn(parameters, 'wrong'), () => change.answer(change.wrongAnswer));
    return change.values();
  },

  'customer {persona} is asked for the PIN to change the password': async (address, parameters) =>
    (await challengePin(address, parameters)).values(),

  'customer {persona} was asked for the PIN to change the password {minutes} minutes ago': async (
    address,
    parameters,
  ) => {
    const change = await challengePin(address, parameters);
    await stayFor(address, change.visit, numberIn(parameters, 'minutes'));
    return change.values();
  },

  'customer {persona} is asked for the PIN to change the password, after {wrong} wrong ones': async (
    address,
    parameters,
  ) => {
    const change = await challengePin(address, parameters);
    await repeat(numberIn(parameters, 'wrong'), () => change.answer(change.wrongAnswer));
    return change.values();
  },

  'customer {persona} has been sent {times} more codes to change the password': async (address, parameters) => {
    const change = await challengeChange(address, parameters);
    await repeat(numberIn(parameters, 'times'), () => change.visit.ask('POST', `/v1/2fa/${change.referenceNo}/resend`));
    return change.values();
  },

  'customer {persona} is sent no more codes for now': async (address, parameters) => {
    const change = await challengeChange(address, parameters);
    await repeat(3, () => change.answer(change.wrongAnswer));
    return { ...(await sealForChanges(change.visit)), ...valuesOf(change.visit) };
  },

  'customer {persona} has been sent as many codes as are sent for now': async (address, parameters) => {
    const change = await challengeChange(address, parameters);
    let status = 417;
    // Each time the change is wanted without an answer it is asked about afresh.
    for (let more = 0; status === 417 && more < 100; more += 1) status = (await change.answer()).status;
    if (status !== 400) throw new Error(`However many codes were sent, the answer was ${status}.`);
    return { ...(await sealForChanges(change.visit)), ...valuesOf(change.visit) };
  },

  'customer {persona} is about to change the password, after {wrong} wrong ones': async (address, parameters) => {
    const { visit } = await beginChange(address, parameters);
    const { sealedWrongPassword, sealedNewPassword } = typedForChanges;
    await repeat(numberIn(parameters, 'wrong'), async () => {
      const sealed = await visit.sealAll({ old: sealedWrongPassword, new: sealedNewPassword });
      return visit.write('PUT', passwordPath, { type: 'PASSWORD', ...sealed }, { allowed: [400] });
    });
    return { ...(await sealForChanges(visit)), ...valuesOf(visit) };
  },

  'customer {persona} is about to change the PIN, after {wrong} wrong ones': async (address, parameters) => {
    const { visit } = await beginChange(address, parameters);
    await repeat(numberIn(parameters, 'wrong'), async () => {
      const sealed = await visit.sealAll({ old: typedForChanges.sealedWrongPin, new: typedForChanges.sealedNewPin });
      return visit.write('PUT', pinPath, sealed, { allowed: [400] });
    });
    return { ...(await sealForChanges(visit)), ...valuesOf(visit) };
  },
};

/** Signed in, with everything sealed for one change; tokens of accounts are closed while a first step is due. */
async function beginChange(address: WorldAddress, parameters: StateParameters) {
  const visit = await signIn(address, parameters);
  const sealed = await sealForChanges(visit);
  return { visit, values: { ...sealed, ...valuesOf(visit) } satisfies StateValues };
}

function sealForChanges(visit: Visit): Promise<Record<keyof typeof typedForChanges, string>> {
  return visit.sealAll(typedForChanges);
}

async function askedForCode(address: WorldAddress, parameters: StateParameters): Promise<StateValues> {
  return (await challengeChange(address, parameters)).values();
}

/** A change of password whose code was right, and what answers the question for the PIN. */
async function challengePin(address: WorldAddress, parameters: StateParameters) {
  const change = await challengeChange(address, parameters);
  const { challenge } = await change.answer(change.rightAnswer);
  if (challenge?.authType !== 'PIN') throw new Error('The PIN is not asked for.');
  const { referenceNo } = challenge;
  const answerOf = (pin: string) => JSON.stringify({ authType: 'PIN', pin, referenceNo });
  const rightAnswer = answerOf(personaPin);
  const wrongAnswer = answerOf(typedForChanges.sealedWrongPin);
  const values = (): StateValues => ({ ...change.values(), referenceNo, rightAnswer, wrongAnswer });
  return { ...change, referenceNo, rightAnswer, wrongAnswer, values };
}

/** A change of password that has been sent once, and what answers the code that is asked for. */
async function challengeChange(address: WorldAddress, parameters: StateParameters) {
  const { visit, values } = await beginChange(address, parameters);
  const body = { type: 'PASSWORD', old: values.sealedRightPassword, new: values.sealedNewPassword };
  const answer = (challengeResponse?: string): Promise<Done> =>
    visit.write('PUT', passwordPath, body, { challengeResponse, allowed: [400, 412, 417] });
  const { challenge } = await answer();
  if (challenge?.authType !== 'OTP') throw new Error('No code is asked for.');
  const { referenceNo } = challenge;
  const answerOf = (otp: string) => JSON.stringify({ authType: 'OTP', otp, referenceNo });
  const code = await codeSentTo(address, textIn(parameters, 'persona'));
  const rightAnswer = answerOf(code);
  const wrongAnswer = answerOf(code === wrongCode ? '111111' : wrongCode);
  return {
    visit,
    referenceNo,
    rightAnswer,
    wrongAnswer,
    answer,
    values: (): StateValues => ({ ...values, referenceNo, rightAnswer, wrongAnswer, ...valuesOf(visit) }),
  };
}

/** Lets time pass in two parts: a session left alone for all of it would be over. */
async function stayFor(address: WorldAddress, visit: Visit, minutes: number): Promise<void> {
  const first = Math.floor(minutes / 2);
  await letMinutesPass(address, first);
  await visit.ask('GET', '/v1/me');
  await letMinutesPass(address, minutes - first);
}

async function repeat(times: number, step: () => Promise<unknown>): Promise<void> {
  for (let left = times; left > 0; left -= 1) await step();
}
