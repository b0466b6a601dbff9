import { signedInStore } from '#src/app/store.fixture.ts';
import { browserOf, openBank } from './open-bank.ts';

/** The app's store with a persona logged in to a whole bank; undefined if the persona cannot log in. */
export async function signInPersona(persona: string) {
  const sandbox = await openBank();
  const verdict = await sandbox.control.openSession(persona);
  if (verdict.outcome !== 'done') return undefined;
  return (await signedInStore(browserOf(sandbox, verdict.sessionId))).store;
}

export type PersonaStore = NonNullable<Awaited<ReturnType<typeof signInPersona>>>;

/** The data of a response; undefined after a failure. */
export async function answerTo<Data>(response: PromiseLike<{ readonly data?: Data | undefined }>) {
  return (await response).data;
}
