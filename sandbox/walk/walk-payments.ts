import { personaPin } from '#sandbox/personas/persona-script.ts';
import { nameCheckBody, payeeBody } from './payee-bodies.ts';
import { sendConfirmed } from './second-factor.ts';
import type { HandAnswer, ManualSession } from './session-by-hand.ts';
import type { Pick } from './walk-accounts.ts';

/** The code that the walk sets as always accepted. */
export const walkCode = '204816';

/**
 * Payees at other banks: correct, under another name, at a bank outside Confirmation of Payee, and at an unknown sort
 * code.
 */
export const otherBankPayees = [
  { accountName: 'Ashdown Feed & Forage', accountNumber: '20418836', sortCode: '601122', accountType: 'Business' },
  { accountName: 'Riverside Plumbing', accountNumber: '73640519', sortCode: '200433', accountType: 'Business' },
  { accountName: 'Miss Verity Calloway', accountNumber: '63709214', sortCode: '200433', accountType: 'Personal' },
  { accountName: 'Nobody’s Yard', accountNumber: '1234', sortCode: '999999', accountType: 'Personal' },
] as const;
type OtherBankPayee = (typeof otherBankPayees)[number];

/** Looks up the bank, checks the payee and adds it, whatever each step returns. */
export async function addPayee(
  hand: ManualSession,
  pick: Pick,
  outsider: OtherBankPayee,
  code = walkCode,
): Promise<void> {
  const { accountName, sortCode } = outsider;
  await hand.call('GET', `/v1/financialInstitution/nationalClearingDetails/UK/${sortCode}`);
  const given = { ...outsider, reference: pick(3) === 2 ? '' : `Order ${pick(900)}` };
  const checked = await hand.call('POST', '/v1/payments/verifyPayeeName', { json: nameCheckBody(given) });
  const report = partOf(checked, 'verificationReport') ?? { enabled: true, matched: 'Y' };
  const groups = '/cz/v1/payments/payeeGroup';
  const group = partOf(await hand.call('POST', groups, { json: { name: accountName } }), 'payeeGroup');
  const payees = `${groups}/${group?.groupId ?? 'of-nothing'}/payees/external`;
  const json = payeeBody(given, report);
  const payee = partOf(await hand.call('POST', payees, { json: { ...json, stage: 0 } }), 'externalPayee');
  const own = `${payees}/${payee?.id ?? 'of-nothing'}`;
  await hand.call('PATCH', own, { json: { stage: 1 } });
  await confirmed(hand, 'PUT', own, { ...json, stage: 2 }, code);
  await listedPayees(hand);
}

/** Renames one payee: requests the change and confirms it. */
export async function amendPayee(hand: ManualSession, pick: Pick): Promise<void> {
  const { place, listed } = await somePayee(hand, pick);
  if (listed === undefined) return void (await hand.call('DELETE', `${place}?stage=1`));
  const { accountName, accountNumber, bankDetails } = listed.ukDomesticPayee;
  const given = {
    nickName: `Friend ${pick(90)}`,
    accountName: plain(accountName),
    accountNumber,
    sortCode: bankDetails.code,
    accountType: listed.accountType,
    reference: plain(listed.reference),
  };
  const json = payeeBody(given, listed.verificationReport);
  await confirmed(hand, 'POST', place, { ...json, stage: 0 }, walkCode);
  await confirmed(hand, 'PUT', place, { ...json, stage: 2 }, walkCode);
}

export async function deletePayee(hand: ManualSession, pick: Pick): Promise<void> {
  const { place } = await somePayee(hand, pick);
  await hand.call('DELETE', `${place}?stage=1`);
}

/** In pounds; some above or below the limits. */
const amounts = [12.5, 0.01, 100, 1_250.75, 25_000, 100_000.01];

/** Verifies, confirms, confirms again and reads a payment. */
export async function pay(hand: ManualSession, pick: Pick): Promise<void> {
  const { order, sortCode } = await orderOf(hand, pick, amounts[pick(amounts.length)] ?? 1, 'now');
  const payments = '/cz/v1/payments/payouts/external';
  const made = await hand.call('POST', payments, { json: { ...order, stage: 0 } });
  const own = `${payments}/${textOf(made, 'paymentId') ?? 'of-nothing'}`;
  await confirmed(hand, 'PUT', `${own}?sortCode=${sortCode}`, { ...order, stage: 1 }, walkCode);
  await hand.call('PUT', `${own}?sortCode=${sortCode}`, { json: { ...order, stage: 1 } });
  await hand.call('GET', own);
}

/** A single later day, or regular days. Dates follow the opening of the walk's bank. */
const schedules = [
  { type: 'NONREC', frequency: '10', startDate: '2026-03-07', endDate: null },
  { type: 'REC', frequency: '30', startDate: '2026-03-10', endDate: null },
  { type: 'REC', frequency: '50', startDate: '2026-03-31', endDate: '2026-09-30' },
  { type: 'REC', frequency: '20', startDate: '2026-02-27', endDate: null },
] as const;

export async function instruct(hand: ManualSession, pick: Pick, place = pick(schedules.length)): Promise<void> {
  const { order, sortCode } = await orderOf(hand, pick, amounts[pick(4)] ?? 1, 'later');
  const json = { ...order, ...schedules[place] };
  const instructions = '/cz/v1/payments/instructions/payouts/external';
  const made = await hand.call('POST', instructions, { json: { ...json, stage: 0 } });
  const own = `${instructions}/${textOf(made, 'instructionId') ?? 'of-nothing'}`;
  await confirmed(hand, 'PUT', `${own}?sortCode=${sortCode}`, { ...json, stage: 1 }, walkCode);
  await hand.call('GET', own);
}

/** Reads the limits and how much of them is used. */
export async function readLimits(hand: ManualSession, pick: Pick): Promise<void> {
  await hand.call('GET', '/v1/me/assignedLimitPackage');
  await hand.call('GET', '/v1/me/party/assignedLimitPackage');
  const whose = pick(2) === 0 ? 'USER' : 'PARTY';
  await hand.call('GET', `/v1/financialLimitUtilization?entityType=${whose}&limitType=PER%23DAILY`);
}

async function orderOf(hand: ManualSession, pick: Pick, amount: number, when: 'now' | 'later') {
  // Sometimes an account that cannot pay.
  const path = pick(5) === 4 ? '/v1/accounts?expand=all' : '/v1/accounts/demandDeposit?taskCode=PC_F_DOM';
  const answer = await hand.call('GET', path);
  const { accounts: offered = [] } = (answer.body ?? {}) as { accounts?: { id: { value: string } }[] };
  const from = offered[pick(Math.max(1, offered.length))]?.id ?? { value: 'of-nothing', displayValue: '' };
  const { listed } = await somePayee(hand, pick);
  const to = { groupId: listed?.groupId ?? 'of-nothing', payeeId: listed?.id ?? 'of-nothing' };
  const reference = pick(8) === 7 ? 'Not & allowed' : `Order ${pick(900)}`;
  const order = {
    from: { id: from, balance: '1000.000000' },
    to,
    isNewPayee: false,
    later: when === 'later',
    amount: { currency: 'GBP', amount },
    reference,
  };
  return { order, sortCode: listed?.ukDomesticPayee.bankDetails.code ?? '601122' };
}

/** A random payee and its group; empty ids when there is none. */
async function somePayee(hand: ManualSession, pick: Pick) {
  const payees = await listedPayees(hand);
  const listed = payees[pick(Math.max(1, payees.length))];
  const group = `/cz/v1/payments/payeeGroup/${listed?.groupId ?? 'of-nothing'}`;
  return { listed, place: `${group}/payees/external/${listed?.id ?? 'of-nothing'}` };
}

interface Listed {
  readonly id: string;
  readonly groupId: string;
  readonly accountType: string;
  readonly reference: string;
  readonly verificationReport: object;
  readonly ukDomesticPayee: {
    readonly accountName: string;
    readonly accountNumber: string;
    readonly bankDetails: { readonly code: string };
  };
}

export async function listedPayees(hand: ManualSession): Promise<Listed[]> {
  const { body } = await hand.call('GET', '/cz/v1/payments/payeeGroup?expand=ALL');
  const { payeeGroups = [] } = (body ?? {}) as { payeeGroups?: { listPayees: Listed[] }[] };
  return payeeGroups.flatMap(({ listPayees }) => listPayees);
}

/** Sends a request, and repeats it with the code when the bank asks for one. */
export function confirmed(hand: ManualSession, method: string, path: string, json: object, code: string) {
  return sendConfirmed((headers) => hand.call(method, path, { json, headers }), {
    pin: personaPin,
    readCode: () => code,
  });
}

function partOf({ body }: HandAnswer, name: string): Readonly<Record<string, string>> | undefined {
  return (body as Record<string, Record<string, string>> | undefined)?.[name];
}

function textOf({ body }: HandAnswer, name: string): string | undefined {
  return (body as Record<string, string> | undefined)?.[name];
}

/** Decodes the characters that answers encode in these names. */
function plain(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
