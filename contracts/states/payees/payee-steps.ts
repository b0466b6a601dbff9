import { type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { Done, Visit, WorldAddress } from '#contracts/driver/visit.ts';
import { codeSentTo, setSwitches } from '#contracts/driver/world-control.ts';
import { arrive, valuesOf } from '#contracts/states/arrivals.ts';
import {
  aPayee,
  nameCheckBody,
  otherNickname,
  type PayeeDetails,
  payeeBody,
  payeeToBePaidBody,
} from './payee-orders.ts';

/** How far a customer has come, with what the state hands out of it. */
export interface Reached {
  readonly visit: Visit;
  readonly values: StateValues;
}

/** Something that a code was asked for, and what answers that. */
export interface Challenged extends Reached {
  readonly rightAnswer: string;
  readonly wrongAnswer: string;
  readonly answer: (challengeResponse?: string) => Promise<Done>;
}

export const groupsPath = '/cz/v1/payments/payeeGroup';
/** A code confirms the very request that it was asked for, and the app names the language in each of these. */
export const english = 'locale=en';
const wrongCode = '000000';

/** What a state hands out when it is reached, the nonce being the one that is unused by now. */
export function handedOut({ visit, values }: Reached): StateValues {
  return { ...values, ...valuesOf(visit) };
}

export async function makeGroup(address: WorldAddress, parameters: StateParameters): Promise<Reached> {
  const { visit, values } = await arrive(address, parameters);
  const { body } = await visit.write('POST', groupsPath, { name: aPayee.name });
  return { visit, values: { ...values, group: idIn(body.payeeGroup, 'groupId') } };
}

/** Whatever the sandbox's other banks know of such an account, all of it matches. */
export async function checkPayee(address: WorldAddress, parameters: StateParameters): Promise<Reached> {
  const reached = await makeGroup(address, parameters);
  await setSwitches(address, { cop: 'Y' });
  await reached.visit.write('POST', '/v1/payments/verifyPayeeName', nameCheckBody());
  return reached;
}

export async function handInPayee(address: WorldAddress, parameters: StateParameters) {
  const { visit, values } = await checkPayee(address, parameters);
  const path = `${groupsPath}/${values.group}/payees/external`;
  const { body } = await visit.write('POST', path, payeeBody(0));
  const payee = idIn(body.externalPayee, 'id');
  return { visit, path: `${path}/${payee}`, values: { ...values, payee } };
}

export async function lookThroughPayee(address: WorldAddress, parameters: StateParameters) {
  const handedIn = await handInPayee(address, parameters);
  await handedIn.visit.write('PATCH', handedIn.path, { stage: 1 });
  return handedIn;
}

export function beginAdding(address: WorldAddress, parameters: StateParameters) {
  return beginConfirming(address, parameters, payeeBody(2));
}

/** The same where the code names what is paid to it in the same errand. */
export function beginAddingToPay(address: WorldAddress, parameters: StateParameters) {
  return beginConfirming(address, parameters, payeeToBePaidBody());
}

async function beginConfirming(address: WorldAddress, parameters: StateParameters, body: object) {
  const reached = await lookThroughPayee(address, parameters);
  const answer = (challengeResponse?: string) =>
    reached.visit.write('PUT', `${reached.path}?${english}`, body, { challengeResponse, allowed: [412, 417] });
  return { ...reached, ...(await askForCode(address, parameters, { ...reached, answer }, confirming('PUT', null))) };
}

/** A payee that may be paid, or that waits for another's agreement where the customer's party wants that. */
export async function addPayee(address: WorldAddress, parameters: StateParameters, begin = beginAdding) {
  const { visit, path, values, answer, rightAnswer } = await begin(address, parameters);
  const { status } = await answer(rightAnswer);
  if (status !== 200 && status !== 202) throw new Error(`Adding a payee was answered ${status}.`);
  return { visit, path, values };
}

/**
 * The same payee in the customer's next session. The first payment to one of the same session wants a code, whatever it
 * comes to.
 */
export async function payeeOfBefore(address: WorldAddress, parameters: StateParameters): Promise<Reached> {
  await addPayee(address, parameters);
  const { visit, values } = await arrive(address, parameters);
  const { payeeGroups } = await visit.ask('GET', `${groupsPath}?expand=ALL`);
  const groups = payeeGroups as readonly { readonly groupId: string; readonly listPayees: readonly ListedPayee[] }[];
  for (const { groupId: group, listPayees } of groups) {
    const payee = listPayees.find(({ ukDomesticPayee }) => ukDomesticPayee.accountNumber === aPayee.accountNumber);
    if (payee !== undefined) return { visit, values: { ...values, group, payee: payee.id } };
  }
  throw new Error('The payee that was added is on no list.');
}

interface ListedPayee {
  readonly id: string;
  readonly ukDomesticPayee: { readonly accountNumber: string };
}

export async function beginChanging(address: WorldAddress, parameters: StateParameters): Promise<Challenged> {
  const reached = await addPayee(address, parameters);
  const payload = payeeBody(0, changedPayee);
  const answer = (challengeResponse?: string) =>
    reached.visit.write('POST', `${reached.path}?${english}`, payload, { challengeResponse, allowed: [412, 417] });
  return askForCode(address, parameters, { ...reached, answer }, confirming('POST', payload));
}

export const changedPayee: PayeeDetails = { ...aPayee, nickname: otherNickname };

/** What an answer tells beside its code, with the calls that add or change a payee. */
export function confirming(method: 'PUT' | 'POST', editPayeeData: object | null) {
  return { requestType: method === 'PUT' ? 'payee-new' : 'payee-modify', method, editPayeeData, bulkData: null };
}

/** @throws Error where no code is asked for. */
export async function askForCode(
  address: WorldAddress,
  parameters: StateParameters,
  { visit, values, answer }: Reached & Pick<Challenged, 'answer'>,
  told: object = {},
): Promise<Challenged> {
  const { challenge } = await answer();
  if (challenge?.authType !== 'OTP') throw new Error('No code is asked for.');
  const { referenceNo } = challenge;
  const code = await codeSentTo(address, textIn(parameters, 'persona'));
  const answerOf = (otp: string) => JSON.stringify({ authType: 'OTP', otp, referenceNo, ...told });
  const answers = { rightAnswer: answerOf(code), wrongAnswer: answerOf(code === wrongCode ? '111111' : wrongCode) };
  return { visit, answer, ...answers, values: { ...values, referenceNo, ...answers } };
}

/** @throws Error where the answer holds no such id. */
export function idIn(part: unknown, name: string): string {
  const id = (part as Readonly<Record<string, unknown>> | undefined)?.[name];
  if (typeof id !== 'string') throw new Error(`The answer has no ${name}.`);
  return id;
}
