import type { KeptAnswer, RequestHead } from '#sandbox/control/journal/journal.ts';
import type { PanelVerbs } from '#sandbox/panel/pieces/panel-control.ts';
import { curlCommands, shellText } from './curl.ts';
import { answerText } from './http-text.ts';

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
 * Commands that ask the same of a bank that was asked all that this one was before.
 * @throws Error where this bank can no longer be opened alike.
 */
export async function copiedCurl(call: RequestHead, bank: Pick<PanelVerbs, 'snapshot'>): Promise<string> {
  const told = await bank.snapshot(call.n);
  if (told.outcome === 'refused') throw new Error(`No command can ask this again: ${told.reason}`);
  return `${shellText(await curlCommands(call, told.snapshot))}\n`;
}
