import { loginAlerts } from '#sandbox/bank/alerts/login-alerts.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { passwordKey } from '#sandbox/bank/session/credentials.ts';
import { ended, openProspectSession, withFreshSalt } from '#sandbox/bank/session/sessions.ts';
import { type SignInRefusal, validateSignIn } from '#sandbox/bank/session/sign-in.ts';
import type { Call, Decision, Handlers } from '#sandbox/http/pipeline/handler.ts';

type NonceCall = 'createNonce' | 'getNonce';
type SaltCall = 'createSalt' | 'getSalt';

export const sessionHandlers = {
  createNonce: { serves: 'anyone', decide: giveNonces },
  getNonce: { serves: 'anyone', decide: giveNonces },
  getPublicKey: {
    serves: 'visitor',
    decide: () => ({ rule: 'session.public-key', answer: { done: { publicKeyDTO: passwordKey } } }),
  },
  createSalt: { serves: 'visitor', decide: giveSalt },
  getSalt: { serves: 'visitor', decide: giveSalt },
  signIn: {
    serves: 'visitor',
    decide: ({ bank, session, body }) => {
      const verdict = validateSignIn(bank, session, body.j_username, body.j_password);
      const { rule } = verdict;
      const event = verdict.outcome === 'signed-in' ? 'LOGIN_SUCCESS' : 'LOGIN_FAILURE';
      const changes = [...verdict.changes, ...loginAlerts(bank, verdict.changes, event)];
      return verdict.outcome === 'signed-in'
        ? { rule, changes, session: verdict.session, answer: { done: {} } }
        : { rule, changes, session: verdict.session, answer: { refused: signInRefusals[verdict.reason] } };
    },
  },
  endSession: {
    serves: 'customer',
    whileStepsAreDue: true,
    decide: ({ customer }) => ({
      rule: 'session.signed-off',
      changes: [{ change: 'update', of: 'sessions', record: ended(customer.session, 'signed-off') }],
      session: null,
      answer: { done: {} },
    }),
  },
} satisfies Partial<Handlers>;

const signInRefusals = {
  'wrong-details': 'wrongDetails',
  locked: 'locked',
  'locked-by-bank': 'lockedByBank',
} as const satisfies Record<SignInRefusal, string>;

/** Opens a session before sign-in where there is none or it is over, so that the sign-in page always works. */
function giveNonces({
  bank,
  session,
  headers,
}: Call<NonceCall> & { readonly session: SessionRecord | undefined }): Decision<NonceCall> {
  const nonces = Number(headers['x-noncecount'] ?? 1);
  if (session !== undefined) return { rule: 'nonce.fresh', nonces, answer: { done: {} } };
  const prospect = openProspectSession(bank);
  return { rule: 'session.opens-for-prospect', ...prospect, nonces, answer: { done: {} } };
}

function giveSalt({ bank, session }: Call<SaltCall> & { readonly session: SessionRecord }): Decision<SaltCall> {
  const salted = withFreshSalt(bank, session);
  return {
    rule: 'salt.fresh',
    session: salted.session,
    answer: { done: { saltDTO: { id: encodeURIComponent(salted.salt) } } },
  };
}
