import type { SandboxState } from '#sandbox/control/control.ts';
import { sessionOf } from '#sandbox/control/control-accounts.ts';
import type { KeptAnswer, RequestHead } from '#sandbox/control/journal.ts';
import { curlCommands, shellText } from './curl.ts';
import { answerText } from './http-text.ts';
import type { PanelVerbs } from './panel-control.ts';

export const noLongerKept = 'The body of this answer is no longer kept: later ones needed the room.';

/** What the bank answered to that call, fetched when somebody wants to read it; undefined where it is no longer kept. */
export async function answerTo({ n }: RequestHead, bank: Pick<PanelVerbs, 'entry'>): Promise<KeptAnswer | undefined> {
  const entry = await bank.entry(n);
  if (entry?.kind !== 'request' || entry.answer === null || entry.answer.bodyGone) return undefined;
  return entry.answer;
}

/** The answer as text to take along. @throws Error saying why there is none. */
export async function copiedAnswer(call: RequestHead, bank: Pick<PanelVerbs, 'entry'>): Promise<string> {
  const answer = await answerTo(call, bank);
  if (answer === undefined) throw new Error(noLongerKept);
  return answerText(answer);
}

/**
 * Commands that ask the same again. The bank is asked what it showed to whoever came with that session.
 * @throws Error where it cannot say: the command would ask for somebody else, or for what is nobody's.
 */
export async function copiedCurl(
  call: RequestHead,
  state: SandboxState | undefined,
  bank: Pick<PanelVerbs, 'accounts'>,
): Promise<string> {
  if (state === undefined) throw new Error('The bank has not answered yet.');
  const sessionId = call.asker === null ? undefined : sessionOf(call.request);
  const things = sessionId === undefined ? undefined : await bank.accounts({ sessionId });
  if (things?.outcome === 'refused') throw new Error(`No command can ask this again: ${things.reason}`);
  return `${shellText(curlCommands(call, things, state))}\n`;
}
