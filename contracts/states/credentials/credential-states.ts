import { numberIn, type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld, Visit, WriteResult } from '#contracts/driver/visit.ts';
import { type SetUp, signIn, valuesOf } from '#contracts/states/arrivals.ts';
import { personaPassword, personaPin } from '#sandbox/personas/persona-script.ts';

/** The credentials that states seal for a change: right, wrong or against the rules. */
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
const passwordPath = '/v1/me/credentials?locale=en';
const pinPath = '/cz/v1/credentials/transactionPin?locale=en';

/** Customers who change a password or PIN, at each step of the second factor. */
export const credentialStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} has first-login steps to complete': async (sandbox, parameters) => {
    const { visit, values } = await beginChange(sandbox, parameters);
    const { userLoginFlowDTOList: steps } = await visit.ask('GET', '/v1/me/loginFlow');
    if (Array.isArray(steps) ? steps.length === 0 : steps === 3)
      throw new Error('There is no first-login step to complete.');
    return { ...values, ...valuesOf(visit) };
  },

  'customer {persona} is about to change the password or PIN': async (sandbox, parameters) =>
    (await beginChange(sandbox, parameters)).values,

  '{change} by customer {persona} needs approval': async (sandbox, parameters) => {
    const { values } = await beginChange(sandbox, parameters);
    const change = textIn(parameters, 'change');
    if (change !== 'changePassword' && change !== 'changeTransactionPin')
      throw new Error(`${change} is not a change of credentials.`);
    await sandbox.control.refuseCalls(change, 'DIGX_APPROVAL_REQUIRED');
    return values;
  },

  'customer {persona} is asked for a code to change the password': askedForCode,

  'customer {persona} was asked for a code to change the password {minutes} minutes ago': async (
    sandbox,
    parameters,
  ) => {
    const change = await challengeChange(sandbox, parameters);
    await waitInSession(sandbox, change.visit, numberIn(parameters, 'minutes'));
    return change.values();
  },

  'customer {persona} is asked for a code to change the password after {wrong} wrong codes': async (
    sandbox,
    parameters,
  ) => {
    const change = await challengeChange(sandbox, parameters);
    await repeat(numberIn(parameters, 'wrong'), () => change.answer(change.wrongAnswer));
    return change.values();
  },

  'customer {persona} is asked for the PIN to change the password': async (sandbox, parameters) =>
    (await challengePin(sandbox, parameters)).values(),

  'customer {persona} was asked for the PIN to change the password {minutes} minutes ago': async (
    sandbox,
    parameters,
  ) => {
    const change = await challengePin(sandbox, parameters);
    await waitInSession(sandbox, change.visit, numberIn(parameters, 'minutes'));
    return change.values();
  },

  'customer {persona} is asked for the PIN to change the password after {wrong} wrong PINs': async (
    sandbox,
    parameters,
  ) => {
    const change = await challengePin(sandbox, parameters);
    await repeat(numberIn(parameters, 'wrong'), () => change.answer(change.wrongAnswer));
    return change.values();
  },

  'customer {persona} has been resent the code to change the password {times} times': async (sandbox, parameters) => {
    const change = await challengeChange(sandbox, parameters);
    await repeat(numberIn(parameters, 'times'), () => change.visit.ask('POST', `/v1/2fa/${change.referenceNo}/resend`));
    return change.values();
  },

  'customer {persona} is refused new codes after too many wrong codes': async (sandbox, parameters) => {
    const change = await challengeChange(sandbox, parameters);
    await repeat(3, () => change.answer(change.wrongAnswer));
    return { ...(await sealForChanges(change.visit)), ...valuesOf(change.visit) };
  },

  'customer {persona} has been sent the maximum number of codes': async (sandbox, parameters) => {
    const change = await challengeChange(sandbox, parameters);
    let status = 417;
    // Each request without an answer sends a new code.
    for (let more = 0; status === 417 && more < 100; more += 1) status = (await change.answer()).status;
    if (status !== 400) throw new Error(`The bank never stopped sending codes: the last answer was ${status}.`);
    return { ...(await sealForChanges(change.visit)), ...valuesOf(change.visit) };
  },

  'customer {persona} is about to change the password after {wrong} wrong attempts': async (sandbox, parameters) => {
    const { visit } = await beginChange(sandbox, parameters);
    const { sealedWrongPassword, sealedNewPassword } = typedForChanges;
    await repeat(numberIn(parameters, 'wrong'), async () => {
      const sealed = await visit.sealAll({ old: sealedWrongPassword, new: sealedNewPassword });
      return visit.write('PUT', passwordPath, { type: 'PASSWORD', ...sealed }, { allowed: [400] });
    });
    return { ...(await sealForChanges(visit)), ...valuesOf(visit) };
  },

  'customer {persona} is about to change the PIN after {wrong} wrong attempts': async (sandbox, parameters) => {
    const { visit } = await beginChange(sandbox, parameters);
    await repeat(numberIn(parameters, 'wrong'), async () => {
      const sealed = await visit.sealAll({ old: typedForChanges.sealedWrongPin, new: typedForChanges.sealedNewPin });
      return visit.write('PUT', pinPath, sealed, { allowed: [400] });
    });
    return { ...(await sealForChanges(visit)), ...valuesOf(visit) };
  },
};

/** Signs in and seals everything for one change. Account tokens are withheld while a first-login step is due. */
async function beginChange(sandbox: SandboxWorld, parameters: StateParameters) {
  const visit = await signIn(sandbox, parameters);
  const sealed = await sealForChanges(visit);
  return { visit, values: { ...sealed, ...valuesOf(visit) } satisfies StateValues };
}

function sealForChanges(visit: Visit): Promise<Record<keyof typeof typedForChanges, string>> {
  return visit.sealAll(typedForChanges);
}

async function askedForCode(sandbox: SandboxWorld, parameters: StateParameters): Promise<StateValues> {
  return (await challengeChange(sandbox, parameters)).values();
}

/** A password change whose code was right, with answers to the request for the PIN. */
async function challengePin(sandbox: SandboxWorld, parameters: StateParameters) {
  const change = await challengeChange(sandbox, parameters);
  const { challenge } = await change.answer(change.rightAnswer);
  if (challenge?.authType !== 'PIN') throw new Error('The PIN is not asked for.');
  const { referenceNo } = challenge;
  const answerOf = (pin: string) => JSON.stringify({ authType: 'PIN', pin, referenceNo });
  const rightAnswer = answerOf(personaPin);
  const wrongAnswer = answerOf(typedForChanges.sealedWrongPin);
  const values = (): StateValues => ({ ...change.values(), referenceNo, rightAnswer, wrongAnswer });
  return { ...change, referenceNo, rightAnswer, wrongAnswer, values };
}

/** A password change that has been sent once, with answers to the request for a code. */
async function challengeChange(sandbox: SandboxWorld, parameters: StateParameters) {
  const { visit, values } = await beginChange(sandbox, parameters);
  const body = { type: 'PASSWORD', old: values.sealedRightPassword, new: values.sealedNewPassword };
  const answer = (challengeResponse?: string): Promise<WriteResult> =>
    visit.write('PUT', passwordPath, body, { challengeResponse, allowed: [400, 412, 417] });
  const { challenge } = await answer();
  if (challenge?.authType !== 'OTP') throw new Error('No code is asked for.');
  const { referenceNo } = challenge;
  const answerOf = (otp: string) => JSON.stringify({ authType: 'OTP', otp, referenceNo });
  const code = await sandbox.control.codeSentTo(textIn(parameters, 'persona'));
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

/** Lets time pass in two parts, so that the session does not expire. */
async function waitInSession(sandbox: SandboxWorld, visit: Visit, minutes: number): Promise<void> {
  const first = Math.floor(minutes / 2);
  await sandbox.control.letMinutesPass(first);
  await visit.ask('GET', '/v1/me');
  await sandbox.control.letMinutesPass(minutes - first);
}

async function repeat(times: number, step: () => Promise<unknown>): Promise<void> {
  for (let left = times; left > 0; left -= 1) await step();
}
