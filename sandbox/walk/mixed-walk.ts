import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Switches } from '#sandbox/control/link/switch-values.ts';
import { personaPassword, personaPin } from '#sandbox/personas/persona-script.ts';
import { sealSteadily } from './seal-steadily.ts';
import { sendConfirmed } from './second-factor.ts';
import { createSessionByHand, type HandCall, type ManualSession } from './session-by-hand.ts';
import { lookAtAccount, newNames, type Pick, readAddress, readStatement, renameAccount } from './walk-accounts.ts';
import {
  addPayee,
  amendPayee,
  deletePayee,
  instruct,
  otherBankPayees,
  pay,
  readLimits,
  walkCode,
} from './walk-payments.ts';

/** A bank on any host. */
export interface WalkedBank {
  fetch(request: Request): Promise<Response>;
  /** An ISO duration. */
  advanceClock(duration: string): Promise<unknown>;
  setSwitches(switches: Partial<Switches>): Promise<unknown>;
}

export const walkLength = 500;

/** Clock jumps after a number of requests: within a session's idle time, past it, and past a month end. */
const clockJumps: Readonly<Record<number, string>> = { 160: 'PT9M', 220: 'P1D', 270: 'P31D' };

/** Switch changes after a number of requests. */
const switchChanges: Readonly<Record<number, Partial<Switches>>> = {
  300: { cop: 'MBAM', payments: 'needs-authoriser' },
  340: { cop: 'timeout', payments: 'under-processing' },
  380: { cop: 'by-name', payments: 'cut-off' },
  420: { payments: 'refuse=DIGX_PY_0134' },
  450: { payments: 'ok' },
};

const tasks = ['PC_F_DOM', 'PC_F_SELF', 'CH_I_ST', 'FU_F_DFT'];

/**
 * Five hundred requests, good and bad, with clock jumps and switch changes. The sequence is always the same, so two
 * banks with the same seed reach the same state hash on any engine. Only the padding of sign-in passwords differs,
 * and no state includes it.
 */
export async function walkMixed(bank: WalkedBank): Promise<void> {
  const turns = xoroshiro128plus(20_260_302);
  const pick: Pick = (count) => uniformInt(turns, 0, count - 1);
  let requests = 0;
  const hand = createSessionByHand(async (request) => {
    const response = await bank.fetch(request);
    requests += 1;
    const jump = clockJumps[requests];
    if (jump !== undefined) await bank.advanceClock(jump);
    const switches = switchChanges[requests];
    if (switches !== undefined) await bank.setSwitches(switches);
    return response;
  });
  await bank.setSwitches({ otp: walkCode });
  await hand.signIn('private-customer', personaPassword);
  await onceEach(hand, pick);
  while (requests < walkLength) await step(hand, pick);
}

/** Always the first choice. */
const first: Pick = () => 0;

/** Operations that random choice might miss. */
async function onceEach(hand: ManualSession, pick: Pick): Promise<void> {
  for (const isTrusted of [true, false]) {
    for (const isPin of [true, false]) await changeCredential(hand, pick, { isTrusted, isPin, isRight: true });
  }
  for (const box of mailBoxes) await readMail(hand, box);
  for (const token of resetTokens) await followResetLink(hand, pick, token);
  for (const name of newNames) await renameAccount(hand, pick, name);
  await readStatement(hand);
  await readLimits(hand, pick);
  for (const outsider of otherBankPayees) await addPayee(hand, first, outsider);
  await amendPayee(hand, first);
  await pay(hand, first);
  for (const place of [0, 1]) await instruct(hand, first, place);
  await deletePayee(hand, first);
}

/** One random thing that a customer or a broken client might do. */
export async function step(hand: ManualSession, pick: Pick): Promise<void> {
  await things[pick(things.length)]?.(hand, pick);
}

type Thing = (hand: ManualSession, pick: Pick) => Promise<unknown>;

/** What is done often stands here more than once. */
const things: readonly Thing[] = [
  (hand, pick) => hand.signIn(pick(2) === 0 ? 'racing-owner' : 'PRIVATE-customer ', personaPassword),
  async (hand, pick) => {
    await hand.signIn(pick(2) === 0 ? 'nobody-at-all' : 'locked-user', personaPassword);
    await hand.signIn('private-customer', personaPassword);
  },
  async (hand) => {
    await hand.call('DELETE', '/v1/session');
    await hand.signIn('private-customer', personaPassword);
  },
  (hand) => hand.call('GET', '/v1/me', { headers: { 'x-nonce': 'used-long-ago' } }),
  async (hand, pick) => {
    await hand.call(pick(2) === 0 ? 'GET' : 'POST', '/v1/nowhere');
    await hand.call('PUT', '/v1/accounts');
  },
  (hand, pick) => hand.call('POST', '/v1/session/nonce', { headers: { 'x-noncecount': String(1 + pick(15)) } }),
  (hand, pick) => hand.call('POST', '/v1/me/loginFlow', { json: pick(2) === 0 ? {} : { loginConfigId: 'terms' } }),
  (hand) => hand.call('GET', '/v1/accounts', { headers: { 'x-party-id': 'somebody-else' } }),
  readAddress,
  (hand) => hand.call('GET', '/cz/v1/transactions/count?countFor=approval'),
  (hand, pick) => hand.call('GET', `/v1/accounts/loan?taskCode=${tasks[pick(tasks.length)]}`),
  (hand, pick) => hand.call('GET', `/v1/accounts/demandDeposit${pick(3) === 0 ? '' : '?taskCode=PC_F_DOM'}`),
  (hand, pick) => hand.call('GET', pick(2) === 0 ? '/v1/salt' : '/v1/publicKey'),
  (hand) => hand.call('GET', '/cz/v1/permissions?locale=en'),
  async (hand) => {
    await hand.call('GET', '/v1/me?locale=en');
    await hand.call('GET', '/v1/me/loginFlow');
  },
  ...many(3, lookAtAccount),
  (hand, pick) => readMail(hand, mailBoxes[pick(mailBoxes.length)] ?? ''),
  (hand, pick) =>
    changeCredential(hand, pick, { isTrusted: pick(2) === 0, isPin: pick(2) === 0, isRight: pick(4) > 0 }),
  (hand, pick) => followResetLink(hand, pick, resetTokens[pick(resetTokens.length)] ?? ''),
  (hand, pick) => hand.call('POST', `/v1/2fa/${pick(9)}/resend`),
  (hand, pick) => renameAccount(hand, pick, newNames[pick(newNames.length)] ?? null),
  readStatement,
  (hand, pick) => {
    const payee = otherBankPayees[pick(otherBankPayees.length)] ?? otherBankPayees[0];
    return addPayee(hand, pick, payee, pick(3) === 0 ? '000000' : walkCode);
  },
  amendPayee,
  deletePayee,
  ...many(3, pay),
  instruct,
  readLimits,
  ...many(2, (hand) => hand.call('GET', '/v1/accounts?expand=all&locale=en')),
];

function many(times: number, thing: Thing): readonly Thing[] {
  return Array.from({ length: times }, () => thing);
}

const mailBoxes = ['mails?deleteStatus=false&msgFlag=T', 'mails?deleteStatus=false&msgFlag=F', 'mailers'];

/** Reads a mail box and its first mail, or marks a missing one as read. */
async function readMail(hand: ManualSession, box: string): Promise<void> {
  const { body } = await hand.call('GET', `/v1/mailbox/${box}`);
  const id = /"value":"([^"]+)"/.exec(JSON.stringify(body) ?? '')?.[1] ?? 'of-nothing';
  const read = { status: 'R' };
  await (box === 'mailers'
    ? hand.call('PUT', `/v1/mailbox/mailers/${id}`, { json: read })
    : hand.call('PUT', `/v1/mailbox/mails/${id}`, {
        json: { messageUserMappings: [{ ...read, deleteStatus: false }] },
      }));
}

/** New values of each kind, valid and invalid. A value once accepted is refused when it comes again. */
const newPasswords = ['Walker_8Lane', 'Stable_9Door', 'abc', personaPassword];
const newPins = ['1379', '8264', '1234'];

interface CredentialChange {
  /** Whether the bank asks this customer for no code. The walk gives wrong codes for the others. */
  readonly isTrusted: boolean;
  readonly isPin: boolean;
  /** Whether the current one is still the original. */
  readonly isRight: boolean;
}

async function changeCredential(hand: ManualSession, pick: Pick, plan: CredentialChange): Promise<void> {
  const { isTrusted, isPin, isRight } = plan;
  if (isTrusted) await hand.signIn('read-only', personaPassword);
  const salt = await hand.salt();
  const values = isPin ? newPins : newPasswords;
  const next = sealSteadily((isRight ? values[0] : values[pick(values.length)]) ?? '', salt);
  const old = sealSteadily(isRight ? (isPin ? personaPin : personaPassword) : 'Wrong_1Word', salt);
  const change = (headers: NonNullable<HandCall['headers']>) =>
    isPin
      ? hand.call('PUT', '/cz/v1/credentials/transactionPin', { headers, json: { old, new: next } })
      : hand.call('PUT', '/v1/me/credentials', { headers, json: { type: 'PASSWORD', old, new: next } });
  await sendConfirmed(change, {
    pin: '0000',
    readCode: () => '000000',
    async before(referenceNo) {
      if (pick(2) === 0) await hand.call('POST', `/v1/2fa/${referenceNo}/resend`);
    },
  });
  await hand.signIn('private-customer', personaPassword);
}

const resetTokens = ['corporate-token', 'expired-token', 'made-up-token'];

async function followResetLink(hand: ManualSession, pick: Pick, token: string): Promise<void> {
  hand.use('');
  await hand.call('POST', '/v1/session/nonce');
  await hand.call('GET', `/v1/token/${token}`);
  await hand.call('GET', `/v1/passwordPolicy?token=${token}`);
  const newPassword = sealSteadily(newPasswords[pick(newPasswords.length)] ?? '', await hand.salt());
  await hand.call('PUT', '/v1/credentials/changeCredentials', { json: { newPassword, token } });
  await hand.signIn('private-customer', personaPassword);
}
