import type { KeptAnswer, RequestHead } from '#sandbox/control/journal/journal.ts';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import { curlCommands, shellText } from './curl.ts';
import { answerText } from './http-text.ts';

export const noLongerKept = 'The body of this answer is no longer kept, to make room for later ones.';

/** Fetched only to be read; undefined when no longer kept. */
export async function answerTo({ n }: RequestHead, bank: Pick<PanelMethods, 'entry'>): Promise<KeptAnswer | undefined> {
  const entry = await bank.entry(n);
  if (entry?.kind !== 'request' || entry.answer === null || entry.answer.bodyGone) return undefined;
  return entry.answer;
}

/** The answer as text. @throws Error with the reason when there is none. */
export async function copiedAnswer(call: RequestHead, bank: Pick<PanelMethods, 'entry'>): Promise<string> {
  const answer = await answerTo(call, bank);
  if (answer === undefined) throw new Error(noLongerKept);
  return answerText(answer);
}

/**
 * Commands that repeat the call on a bank restored to the moment before it.
 * @throws Error when this bank can no longer be restored.
 */
export async function copiedCurl(call: RequestHead, bank: Pick<PanelMethods, 'snapshot'>): Promise<string> {
  const taken = await bank.snapshot(call.n);
  if (taken.outcome === 'refused') throw new Error(`No command can ask this again: ${taken.reason}`);
  return `${shellText(await curlCommands(call, taken.snapshot))}\n`;
}
