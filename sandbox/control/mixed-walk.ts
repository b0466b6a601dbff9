import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { storyPassword } from '#sandbox/stories/story-script.ts';
import { createSessionByHand, type SessionByHand } from './session-by-hand.ts';

/** What the walk needs of a bank, wherever it lives. */
export interface WalkedBank {
  fetch(request: Request): Promise<Response>;
  /** By an ISO duration. */
  advanceClock(duration: string): Promise<unknown>;
}

export const walkLength = 200;

/** Short of a session's idle time, past it, and over a month's end with all that falls due. */
const jumps: Readonly<Record<number, string>> = { 60: 'PT9M', 120: 'P1D', 170: 'P31D' };

const tasks = ['PC_F_DOM', 'PC_F_SELF', 'CH_I_ST', 'FU_F_DFT'];

/**
 * Two hundred requests of every sort, good and bad, and three jumps of the clock: the same ones each time, so that two
 * banks of one seed that walk it end with one state hash, in any engine. Only the padding of the encrypted passwords
 * differs from walk to walk, and no state keeps that.
 */
export async function walkMixed(bank: WalkedBank): Promise<void> {
  const turns = xoroshiro128plus(20_260_302);
  const pick = (count: number) => uniformInt(turns, 0, count - 1);
  let asked = 0;
  const hand = createSessionByHand(async (request) => {
    const response = await bank.fetch(request);
    asked += 1;
    const jump = jumps[asked];
    if (jump !== undefined) await bank.advanceClock(jump);
    return response;
  });
  await hand.signIn('private-customer', storyPassword);
  while (asked < walkLength) await step(hand, pick);
}

/** One thing a customer, a tester or a broken client might do, chosen by lot. */
async function step(hand: SessionByHand, pick: (count: number) => number): Promise<void> {
  const choice = pick(20);
  switch (choice) {
    case 0:
      await hand.signIn(pick(2) === 0 ? 'racing-owner' : 'PRIVATE-customer ', storyPassword);
      return;
    case 1:
      await hand.signIn(pick(2) === 0 ? 'nobody-at-all' : 'locked-user', storyPassword);
      await hand.signIn('private-customer', storyPassword);
      return;
    case 2:
      await hand.call('DELETE', '/v1/session');
      await hand.signIn('private-customer', storyPassword);
      return;
    case 3:
      await hand.call('GET', '/v1/me', { headers: { 'x-nonce': 'used-long-ago' } });
      return;
    case 4:
      await hand.call(pick(2) === 0 ? 'GET' : 'POST', '/v1/nowhere');
      await hand.call('PUT', '/v1/accounts');
      return;
    case 5:
      await hand.call('POST', '/v1/session/nonce', { headers: { 'x-noncecount': String(1 + pick(15)) } });
      return;
    case 6:
      await hand.call('POST', '/v1/me/loginFlow', { json: pick(2) === 0 ? {} : { loginConfigId: 'terms' } });
      return;
    case 7:
      await hand.call('GET', '/v1/accounts', { headers: { 'x-party-id': 'somebody-else' } });
      return;
    case 8:
      await readAddress(hand, pick);
      return;
    case 9:
      await hand.call('GET', '/cz/v1/transactions/count?countFor=approval');
      return;
    case 10:
      await hand.call('GET', `/v1/accounts/loan?taskCode=${tasks[pick(tasks.length)]}`);
      return;
    case 11:
      await hand.call('GET', `/v1/accounts/demandDeposit${pick(3) === 0 ? '' : '?taskCode=PC_F_DOM'}`);
      return;
    case 12:
      await hand.call('GET', pick(2) === 0 ? '/v1/salt' : '/v1/publicKey');
      return;
    case 13:
      await hand.call('GET', '/cz/v1/permissions?locale=en');
      return;
    case 14:
      await hand.call('GET', '/v1/me?locale=en');
      await hand.call('GET', '/v1/me/loginFlow');
      return;
    case 15:
    case 16:
    case 17:
      await lookAtAccount(hand, pick);
      return;
    default:
      await hand.call('GET', '/v1/accounts?expand=all&locale=en');
  }
}

async function readAddress(hand: SessionByHand, pick: (count: number) => number): Promise<void> {
  await hand.call('GET', `/cz/v1/accountAddress/${await someAccount(hand, pick)}`);
}

/** What may follow an account's token, of whatever kind the account is, and days that are none. */
const looks = [
  (token: string) => `/v1/accounts/demandDeposit/${token}`,
  (token: string) => `/v1/accounts/loan/${token}`,
  (token: string) => `/v1/accounts/loan/${token}/outstanding`,
  (token: string) => `/v1/accounts/deposit/${token}`,
  (token: string) => `/cz/v1/accounts/demandDeposit/${token}/pendingTransactions`,
  (token: string) =>
    `/cz/v1/accounts/demandDeposit/${token}/transactions?searchBy=SPD&fromDate=2025-09-04&toDate=2026-03-02`,
  (token: string) =>
    `/cz/v1/accounts/demandDeposit/${token}/transactions?searchBy=SPD&fromDate=2026-03-02&toDate=2026-02-31`,
  (token: string) => `/cz/v1/accounts/loan/${token}/transactions?searchBy=LNT&noOfTransactions=3`,
  (token: string) => `/cz/v1/accounts/deposit/${token}/transactions?searchBy=LNT`,
];

async function lookAtAccount(hand: SessionByHand, pick: (count: number) => number): Promise<void> {
  const token = await someAccount(hand, pick);
  const look = looks[pick(looks.length)];
  if (look !== undefined) await hand.call('GET', look(token));
}

async function someAccount(hand: SessionByHand, pick: (count: number) => number): Promise<string> {
  const { body } = await hand.call('GET', '/v1/accounts?expand=all');
  const accounts = (body as { accounts?: { id: { value: string } }[] } | undefined)?.accounts ?? [];
  return accounts[pick(Math.max(1, accounts.length))]?.id.value ?? 'of-nothing';
}
