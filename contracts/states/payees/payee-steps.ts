import { numberIn, type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld, Visit, WriteResult } from '#contracts/driver/visit.ts';
import { arrive, valuesOf } from '#contracts/states/arrivals.ts';
import {
  aPayee,
  checkedPayeeBody,
  otherNickname,
  type PayeeDetails,
  payeeBodyAt,
  payeeToBePaidBody,
} from './payee-orders.ts';

/** A customer at one step, with the values to hand out. */
export interface Reached {
  readonly visit: Visit;
  readonly values: StateValues;
}

/** A step that asks for a code, with answers to it. */
export interface Challenged extends Reached {
  readonly rightAnswer: string;
  readonly wrongAnswer: string;
  readonly answer: (challengeResponse?: string) => Promise<WriteResult>;
}

export const groupsPath = '/cz/v1/payments/payeeGroup';
/** A code confirms only an identical request, and the app names the language in each. */
export const english = 'locale=en';
const wrongCode = '000000';

/** The values of a state, with the nonce that is still unused. */
export function handedOut({ visit, values }: Reached): StateValues {
  return { ...values, ...valuesOf(visit) };
}

export async function makeGroup(sandbox: SandboxWorld, parameters: StateParameters): Promise<Reached> {
  const { visit, values } = await arrive(sandbox, parameters);
  const { body } = await visit.write('POST', groupsPath, { name: aPayee.name });
  return { visit, values: { ...values, group: idIn(body.payeeGroup, 'groupId') } };
}

/** Runs Confirmation of Payee with a full match, whatever the sandbox's other banks hold. */
export async function checkPayee(sandbox: SandboxWorld, parameters: StateParameters): Promise<Reached> {
  const reached = await makeGroup(sandbox, parameters);
  await sandbox.control.decide({ cop: 'Y' });
  await reached.visit.write('POST', '/v1/payments/verifyPayeeName', checkedPayeeBody());
  return reached;
}

export async function submitPayee(sandbox: SandboxWorld, parameters: StateParameters) {
  const { visit, values } = await checkPayee(sandbox, parameters);
  const path = `${groupsPath}/${values.group}/payees/external`;
  const { body } = await visit.write('POST', path, payeeBodyAt(0));
  const payee = idIn(body.externalPayee, 'id');
  return { visit, path: `${path}/${payee}`, values: { ...values, payee } };
}

export async function verifyPayee(sandbox: SandboxWorld, parameters: StateParameters) {
  const submitted = await submitPayee(sandbox, parameters);
  await submitted.visit.write('PATCH', submitted.path, { stage: 1 });
  return submitted;
}

export function beginAdding(sandbox: SandboxWorld, parameters: StateParameters) {
  return beginConfirming(sandbox, parameters, payeeBodyAt(2));
}

/** Adds a payee together with a payment, whose amount the code names. */
export function beginAddingToPay(sandbox: SandboxWorld, parameters: StateParameters) {
  return beginConfirming(sandbox, parameters, payeeToBePaidBody());
}

async function beginConfirming(sandbox: SandboxWorld, parameters: StateParameters, body: object) {
  const reached = await verifyPayee(sandbox, parameters);
  const answer = (challengeResponse?: string) =>
    reached.visit.write('PUT', `${reached.path}?${english}`, body, { challengeResponse, allowed: [412, 417] });
  return { ...reached, ...(await askForCode(sandbox, parameters, { ...reached, answer }, confirming('PUT', null))) };
}

/** Adds a payee: it can be paid, or it needs authorisation if the customer's party requires that. */
export async function addPayee(sandbox: SandboxWorld, parameters: StateParameters, begin = beginAdding) {
  const { visit, path, values, answer, rightAnswer } = await begin(sandbox, parameters);
  const { status } = await answer(rightAnswer);
  if (status !== 200 && status !== 202) throw new Error(`Adding a payee was answered ${status}.`);
  return { visit, path, values };
}

/**
 * The same payee in the customer's next session. A first payment to a payee of the same session needs a code at any
 * amount.
 */
export async function payeeOfBefore(sandbox: SandboxWorld, parameters: StateParameters): Promise<Reached> {
  await addPayee(sandbox, parameters);
  return listedPayee(sandbox, parameters, ({ accountNumber }) => accountNumber === aPayee.accountNumber);
}

/** One of the customer’s saved payees, with its sort code. */
export async function listedPayee(
  sandbox: SandboxWorld,
  parameters: StateParameters,
  isMeant: (payee: ListedPayee['ukDomesticPayee']) => boolean = () => true,
): Promise<Reached & { readonly sortCode: string }> {
  const { visit, values } = await arrive(sandbox, parameters);
  const { payeeGroups } = await visit.ask('GET', `${groupsPath}?expand=ALL`);
  const groups = payeeGroups as readonly { readonly groupId: string; readonly listPayees: readonly ListedPayee[] }[];
  for (const { groupId: group, listPayees } of groups) {
    const payee = listPayees.find(({ ukDomesticPayee }) => isMeant(ukDomesticPayee));
    if (payee !== undefined) {
      const sortCode = payee.ukDomesticPayee.bankDetails.code;
      return { visit, values: { ...values, group, payee: payee.id }, sortCode };
    }
  }
  throw new Error('No such payee is listed.');
}

interface ListedPayee {
  readonly id: string;
  readonly ukDomesticPayee: { readonly accountNumber: string; readonly bankDetails: { readonly code: string } };
}

export async function beginChanging(sandbox: SandboxWorld, parameters: StateParameters): Promise<Challenged> {
  const reached = await addPayee(sandbox, parameters);
  const payload = payeeBodyAt(0, changedPayee);
  const answer = (challengeResponse?: string) =>
    reached.visit.write('POST', `${reached.path}?${english}`, payload, { challengeResponse, allowed: [412, 417] });
  return askForCode(sandbox, parameters, { ...reached, answer }, confirming('POST', payload));
}

export const changedPayee: PayeeDetails = { ...aPayee, nickname: otherNickname };

/** What the answer to a challenge carries beside its code when a payee is added or changed. */
export function confirming(method: 'PUT' | 'POST', editPayeeData: object | null) {
  return { requestType: method === 'PUT' ? 'payee-new' : 'payee-modify', method, editPayeeData, bulkData: null };
}

/** @throws Error if the bank asks for no code. */
export async function askForCode(
  sandbox: SandboxWorld,
  parameters: StateParameters,
  { visit, values, answer }: Reached & Pick<Challenged, 'answer'>,
  details: object = {},
): Promise<Challenged> {
  const { challenge } = await answer();
  if (challenge?.authType !== 'OTP') throw new Error('No code is asked for.');
  const { referenceNo } = challenge;
  const code = await sandbox.control.codeSentTo(textIn(parameters, 'persona'));
  const answerOf = (otp: string) => JSON.stringify({ authType: 'OTP', otp, referenceNo, ...details });
  const answers = { rightAnswer: answerOf(code), wrongAnswer: answerOf(code === wrongCode ? '111111' : wrongCode) };
  return { visit, answer, ...answers, values: { ...values, referenceNo, ...answers } };
}

/** Gives as many wrong answers as the state says, so that the next one may end the challenge. */
export async function answerWrongly<Asked extends Pick<Challenged, 'answer' | 'wrongAnswer'>>(
  asked: Asked,
  parameters: StateParameters,
): Promise<Asked> {
  for (let left = numberIn(parameters, 'wrong'); left > 0; left -= 1) await asked.answer(asked.wrongAnswer);
  return asked;
}

/** @throws Error if the answer has no such id. */
export function idIn(part: unknown, name: string): string {
  const id = (part as Readonly<Record<string, unknown>> | undefined)?.[name];
  if (typeof id !== 'string') throw new Error(`The answer has no ${name}.`);
  return id;
}
