import { signedInStore } from '#src/app/store.fixture.ts';
import { browserOf, openBank } from './open-bank.ts';

/** The app's store with a persona's customer signed in to a whole bank; undefined for one who cannot sign in. */
export async function enterPersona(persona: string) {
  const sandbox = await openBank();
  const verdict = await sandbox.control.openSession(persona);
  if (verdict.outcome !== 'done') return undefined;
  return (await signedInStore(browserOf(sandbox, verdict.sessionId))).store;
}

export type PersonaStore = NonNullable<Awaited<ReturnType<typeof enterPersona>>>;

/** What was answered; undefined where the question failed. */
export async function answerTo<Data>(asked: PromiseLike<{ readonly data?: Data | undefined }>) {
  return (await asked).data;
}
