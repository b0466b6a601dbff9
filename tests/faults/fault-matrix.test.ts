import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import type { faultKinds } from '#sandbox/http/pipeline/fault-kinds.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { challengeAnswered, challengeLeft, newCodeWanted } from '#src/api/challenge/challenge-actions.ts';
import { credentialsApi } from '#src/api/credentials/credentials.ts';
import { selectChallenge } from '#src/api/store/challenge.slice.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { browserOf } from '#tests/customers/open-bank.ts';
import { password, questions } from './app-calls.ts';
import { type Answered, answeredBy, openForCustomer, party } from './asking.ts';

const { listAccounts } = accountsApi.endpoints;
const { changePassword } = credentialsApi.endpoints;

/**
 * Every call of a logged-in customer with every fault, through the app's own endpoints and a whole bank. Each has the right
 * outcome and message, loses nothing and leaves the next call working.
 */

/** Calls of a visitor with a reset link, whose faults end no session of a customer. */
const visits: ReadonlySet<string> = new Set(['checkResetToken', 'getPasswordPolicy', 'resetPassword']);

/** Calls that the bank refuses without a fault. */
const refusals: Readonly<Partial<Record<keyof typeof questions, string>>> = {
  nameAccounts: 'DIGX_CZ_ANN_02',
  completeLoginStep: 'DIGX_PROD_DEF_0000',
  sendMail: 'DIGX_CZ_MAIL_02',
  replyToMail: 'DIGX_CZ_MAIL_02',
  createPayeeGroup: 'DIGX_PY_1338',
  createPayee: 'DIGX_CZ_COP_01',
  amendPayee: 'DIGX_CZ_PAYEE_01',
  deletePayee: 'DIGX_CZ_PAYEE_01',
  changePassword: 'DIGX_CZ_PWD_01',
  changeTransactionPin: 'DIGX_CZ_PIN_01',
  resetPassword: 'DIGX_CZ_PWD_01',
  getTransfer: 'DIGX_CZ_PAYMENT_01',
  getTransferInstruction: 'DIGX_CZ_PAYMENT_01',
};

/** The outcome of each fault; `read` if the response is still readable or reported as unreadable. */
const outcomes: Readonly<
  Record<(typeof faultKinds)[number] | 'code=DIGX_X_1' | 'late=5', object | 'read' | 'session-over'>
> = {
  timeout: { kind: 'fault', fault: 'request_timeout', message: expect.stringContaining('network issue') },
  offline: { kind: 'fault', fault: 'bad_network_response', message: expect.stringContaining('network issue') },
  'lost-answer': { kind: 'fault', fault: 'bad_network_response', message: expect.stringContaining('network issue') },
  empty: { kind: 'fault', fault: 'bad_network_response', message: expect.stringContaining('network issue') },
  malformed: { kind: 'fault', fault: 'unreadable', message: expect.stringContaining('0113 496 0300') },
  'html-blocked': { kind: 'fault', fault: 'page-blocked', message: expect.stringContaining('SBX-40412') },
  '401': 'session-over',
  '419': 'session-over',
  '403': { kind: 'refusal', status: 403, message: expect.stringContaining('do not have access') },
  '429': { kind: 'refusal', status: 429, message: expect.stringContaining('too many requests') },
  '500': { kind: 'refusal', status: 500, message: expect.stringContaining('DIGX_PROD_DEF_0000') },
  '503': { kind: 'refusal', status: 503, message: expect.stringContaining('DIGX_PROD_DEF_0000') },
  'code=DIGX_X_1': { kind: 'refusal', code: 'DIGX_X_1', message: expect.stringContaining('DIGX_X_1') },
  'late=5': { kind: 'fault', fault: 'bad_network_response', message: expect.stringContaining('network issue') },
  nonsense: 'read',
  'no-nonce': 'read',
};

let opened: Awaited<ReturnType<typeof openForCustomer>>;
let usualBooks: Books;

beforeAll(async () => {
  opened = await openForCustomer();
  usualBooks = await booksOf(opened.sandbox, opened.sessionId);
});

describe.each(Object.keys(questions) as (keyof typeof questions)[])('%s', (operation) => {
  const ask = questions[operation];
  /** The result without a fault. */
  let usual: Promise<Answered> | undefined;

  it.each(Object.keys(outcomes) as (keyof typeof outcomes)[])('survives %s', async (kind) => {
    const { sandbox, sessionId, tokens } = opened;
    const { control } = sandbox;
    const openStore = async () => (await signedInStore(browserOf(sandbox, sessionId))).store;
    usual ??= openStore().then((plain) => ask(plain, tokens));
    const before = await usual;
    expect(before.error?.code).toBe(refusals[operation]);
    const store = await openStore();

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await control.addFault({ operationId: operation, kind });
    const pending = ask(store, tokens);
    const faulty = await untilSettled(pending);
    await control.clearFaults();

    const expected = outcomes[kind];
    if (expected === 'session-over' && visits.has(operation)) {
      expect(faulty.error).toMatchObject({ kind: 'session-over' });
      expect(store.getState().session).toMatchObject({ status: 'signed-in' });
    } else if (expected === 'session-over') {
      expect(faulty.data).toBeUndefined();
      expect(store.getState().session).toEqual({ status: 'ended', reason: 'expired' });
    } else {
      expect(store.getState().session).toMatchObject({ status: 'signed-in' });
      if (expected !== 'read') expect(faulty.error).toMatchObject(expected);
      else expect([before.error?.kind, 'fault']).toContain(faulty.error?.kind);
      if (kind === 'late=5') await control.advanceClock('PT5S');
      // The same call then has the same result as before.
      expect(await ask(store, tokens)).toEqual(before);
    }
  });

  it('changes no figure of an account under any of them', async () => {
    expect(await booksOf(opened.sandbox, opened.sessionId)).toEqual(usualBooks);
  });
});

it.each(Object.keys(outcomes) as (keyof typeof outcomes)[])(
  'resendChallenge survives %s during a change',
  async (kind) => {
    const { sandbox, sessionId } = opened;
    const { store } = await signedInStore(browserOf(sandbox, sessionId));
    const step = () => selectChallenge(store.getState());
    const changing = store.dispatch(changePassword.initiate({ ...password, next: 'Furlong_9Post' }));
    await soon(() => expect(step().asked).toMatchObject({ factor: 'otp', attemptsLeft: 3, resendsLeft: 3 }));

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await sandbox.control.addFault({ operationId: 'resendChallenge', kind });
    await untilSettled(store.dispatch(newCodeWanted()));
    await sandbox.control.clearFaults();

    const expected = outcomes[kind];
    if (expected === 'session-over') {
      expect(store.getState().session).toEqual({ status: 'ended', reason: 'expired' });
      expect(step().asked).toBeNull();
      return;
    }
    expect(step()).toMatchObject({ asked: { factor: 'otp' }, busy: false });
    if (expected !== 'read') {
      expect(step()).toMatchObject('message' in expected ? { refused: expected.message, resentTimes: 0 } : {});
    }
    await store.dispatch(challengeLeft());
    expect((await changing).error).toMatchObject({ kind: 'not-confirmed' });
    // The current password is still valid.
    const again = await store.dispatch(changePassword.initiate(password));
    expect(again.error).toMatchObject({ code: 'DIGX_CZ_PWD_01' });
  },
);

it('makes a change once when its response is lost, and asks for a new code when it is tried again', async () => {
  const { sandbox, sessionId } = await openForCustomer();
  const { store } = await signedInStore(browserOf(sandbox, sessionId));
  const step = () => selectChallenge(store.getState());
  const change = () => store.dispatch(changePassword.initiate({ ...password, next: 'Furlong_9Post' }));
  const asksFor = (factor: string) =>
    soon(() => expect(step()).toMatchObject({ asked: { factor }, busy: false, refused: null }));
  const newestCode = async () => {
    const phone = await sandbox.control.phone('private-customer');
    return ('messages' in phone && phone.messages[0]?.code) || 'none';
  };

  const lost = change();
  await asksFor('otp');
  const firstCode = await newestCode();
  await sandbox.control.addFault({ operationId: 'changePassword', kind: 'lost-answer' });
  await store.dispatch(challengeAnswered(firstCode));
  expect((await lost).error).toMatchObject({ kind: 'fault', fault: 'bad_network_response' });
  await sandbox.control.clearFaults();
  expect(step().asked).toBeNull();

  const changing = change();
  await asksFor('otp');
  expect(step().replaced).toBe(true);
  await store.dispatch(challengeAnswered(firstCode));
  await soon(() => expect(step()).toMatchObject({ asked: { attemptsLeft: 2 }, busy: false }));
  expect(step().refused).toContain('not valid');
  await store.dispatch(challengeAnswered(await newestCode()));
  await asksFor('pin');
  await store.dispatch(challengeAnswered('2580'));
  expect(await changing).toEqual({ data: { needsApproval: false } });
  expect((await change()).error).toMatchObject({ code: 'DIGX_PROD_IDM_0010' });
});

/** Advances time until the call has finished: some make several requests, each with its own time-out. */
async function untilSettled<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let isSettled = false;
  void asked.finally(() => {
    isSettled = true;
  });
  // What is loaded on first use takes real time.
  const start = performance.now();
  while (!isSettled && performance.now() - start < 20_000) await vi.advanceTimersByTimeAsync(1_000);
  return isSettled ? asked : expect.fail('The app waits for ever.');
}

interface Books {
  readonly data: unknown;
  readonly broken: readonly unknown[];
}

/** All figures of all accounts at the bank, which no fault may change. */
async function booksOf(sandbox: Sandbox, sessionId: string): Promise<Books> {
  const { store } = await signedInStore(browserOf(sandbox, sessionId));
  const { data } = answeredBy(await store.dispatch(listAccounts.initiate({ party })));
  const { broken } = await sandbox.control.invariants();
  return { data, broken };
}
