import { expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { credentialsApi } from '#src/api/credentials/credentials.ts';
import { passwordReset } from '#src/api/credentials/reset-link.ts';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { signInAsked } from '#src/api/session/session-actions.ts';
import { signedInStore, storeOver } from '#src/app/store.fixture.ts';
import { failedChange } from '#src/features/credentials/model/change-outcome.ts';
import { readFlags } from '#src/features/credentials/model/credential-flags.ts';
import { credentialSteps, nextProgress } from '#src/features/credentials/model/flow-steps.ts';
import { browserOf, loggedIn, openBank } from '#tests/customers/open-bank.ts';
import { underFault } from './under-fault.ts';

/**
 * Every accepted change of a credential, with every fault on its response. It is made at most once, the app reports what it
 * knows, and the customer can try again.
 */

type Store = Awaited<ReturnType<typeof storeOver>>['store'];
type FaultKind = keyof typeof faults;

interface Change {
  readonly persona: string;
  /** The code of the refusal when the change is repeated. */
  readonly again: string;
  readonly make: (store: Store) => Promise<BankError | undefined>;
  /** Whether the bank has made the change. */
  readonly isMade: (sandbox: Sandbox) => Promise<boolean>;
  /** Checks that only the new credential works. Runs last, because it ends the customer's session. */
  readonly expectInForce?: (sandbox: Sandbox) => Promise<void>;
}

const party = false;
const password = { current: 'Paddock_7Gate', next: 'Furlong_9Post' } as const;
const pin = { current: '2580', next: '1369' } as const;
/** A cached response would hide the fault. */
const uncached = { forceRefetch: true, subscribe: false } as const;
const { completeLoginStep, getLoginFlow, getProfile } = profileApi.endpoints;
const { changePassword, changeTransactionPin } = credentialsApi.endpoints;

const changes = {
  completeLoginStep: {
    persona: 'terms-due',
    again: 'DIGX_PROD_DEF_0000',
    make: async (store) =>
      errorOf(await store.dispatch(completeLoginStep.initiate({ party, stepId: 'terms-and-conditions' }))),
    isMade: (sandbox) => isStepDone(sandbox, 'terms-due'),
  },
  changePassword: {
    persona: 'password-due',
    again: 'DIGX_PROD_IDM_0010',
    make: async (store) => errorOf(await store.dispatch(changePassword.initiate({ party, ...password }))),
    isMade: (sandbox) => isStepDone(sandbox, 'password-due'),
    expectInForce: (sandbox) => expectNewPassword(sandbox, 'password-due'),
  },
  changeTransactionPin: {
    persona: 'pin-due',
    again: 'DIGX_TPIN_MISMATCH',
    make: async (store) => errorOf(await store.dispatch(changeTransactionPin.initiate({ party, ...pin }))),
    isMade: (sandbox) => isStepDone(sandbox, 'pin-due'),
    expectInForce: (sandbox) => expectNewPin(sandbox, 'pin-due'),
  },
  resetPassword: {
    persona: 'private-customer',
    again: 'DIGX_CZ_TOKEN_01',
    async make(store) {
      const answer = await store.dispatch(passwordReset({ token: 'valid-token', password: password.next }));
      return answer.outcome === 'failed' ? answer.error : undefined;
    },
    async isMade({ control }) {
      const reply = await control.resetLinks();
      return 'links' in reply && reply.links.some(({ token, state }) => token === 'valid-token' && state === 'used');
    },
    expectInForce: (sandbox) => expectNewPassword(sandbox, 'private-customer'),
  },
} as const satisfies Readonly<Record<string, Change>>;

/** The outcome in the app for each fault, and whether the bank made the change. */
const faults = {
  'lost-answer': { outcome: 'unknown', isMade: true },
  empty: { outcome: 'unknown', isMade: true },
  malformed: { outcome: 'unknown', isMade: true },
  timeout: { outcome: 'unknown', isMade: false },
  '500': { outcome: 'unknown', isMade: false },
  'code=DIGX_CZ_NONCE_01': { outcome: 'unknown', isMade: false },
  'no-nonce': { outcome: 'done', isMade: true },
} as const;

const rows = Object.keys(changes).flatMap((change) => Object.keys(faults).map((kind) => [change, kind]));

it.each(rows as [keyof typeof changes, FaultKind][])('%s under %s is made once or not at all', async (name, kind) => {
  const { isMade, make, again, expectInForce }: Change = changes[name];
  const expected = faults[kind];
  const sandbox = await openBank();
  const store = await openStore(sandbox, name);
  const steps = name === 'resetPassword' ? [] : credentialSteps(await flagsOf(store));
  expect(await isMade(sandbox)).toBe(false);

  const error = await underFault(sandbox, name, kind, () => make(store), 1);
  expect(error === undefined ? 'done' : failedChange(error).outcome).toBe(expected.outcome);
  expect(await isMade(sandbox)).toBe(expected.isMade);
  // At first login the app asks the bank again whether the step is done.
  if (steps.length > 0) {
    expect(nextProgress({ steps, at: 0 }, await flagsOf(store))).toEqual(
      expected.isMade ? { steps, at: 1 } : undefined,
    );
  }

  expect(await make(store)).toEqual(expected.isMade ? expect.objectContaining({ code: again }) : undefined);
  expect(await isMade(sandbox)).toBe(true);
  expect(await make(store)).toMatchObject({ code: again });
  if (steps.length > 0) expect(nextProgress({ steps, at: 0 }, await flagsOf(store))).toEqual({ steps, at: 1 });
  await expectInForce?.(sandbox);
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
});

/** A session at a first-login step, or a visit with a reset link. */
async function openStore(sandbox: Sandbox, name: keyof typeof changes): Promise<Store> {
  if (name === 'resetPassword') return (await storeOver(browserOf(sandbox))).store;
  return storeOf(sandbox, changes[name].persona);
}

async function storeOf(sandbox: Sandbox, persona: string): Promise<Store> {
  return (await signedInStore(await loggedIn(sandbox, persona))).store;
}

function errorOf({ error }: { readonly error?: unknown }): BankError | undefined {
  return shownError(error as BankError | undefined);
}

async function flagsOf(store: Store) {
  const { flags } = readFlags(
    await store.dispatch(getLoginFlow.initiate({ party }, uncached)),
    await store.dispatch(getProfile.initiate({ party }, uncached)),
  );
  if (flags === undefined) throw new Error('The bank did not list the steps due.');
  return flags;
}

/** Each of these customers has one first-login step. */
async function isStepDone({ control }: Sandbox, persona: string): Promise<boolean> {
  const reply = await control.customer(persona);
  return 'loginSteps' in reply && reply.loginSteps.length === 0;
}

/** Tries both passwords, each in a new browser. */
async function expectNewPassword(sandbox: Sandbox, persona: string): Promise<void> {
  const opens = async (typed: string) => {
    const { store } = await storeOver(browserOf(sandbox));
    return (await store.dispatch(signInAsked({ userId: persona, password: typed }))).outcome === 'signed-in';
  };
  expect([await opens(password.current), await opens(password.next)]).toEqual([false, true]);
}

/** Tries changes that break the rules, because the bank checks the current PIN first. */
async function expectNewPin(sandbox: Sandbox, persona: string): Promise<void> {
  const store = await storeOf(sandbox, persona);
  const codes: (string | undefined)[] = [];
  for (const current of [pin.next, pin.current]) {
    codes.push(errorOf(await store.dispatch(changeTransactionPin.initiate({ party, current, next: '1111' })))?.code);
  }
  expect(codes).toEqual(['DIGX_CZ_PIN_01', 'DIGX_TPIN_MISMATCH']);
}
