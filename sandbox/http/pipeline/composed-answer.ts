import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { refusals } from '#sandbox/http/refusals/refusals.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';
import { epochMsOf } from '#src/kernel/instant.ts';
import { encodeTexts } from './html-encode.ts';
import type { WireAnswer } from './outcome.ts';
import { type RefusedAnswer, toRefusedAnswer } from './refused-answer.ts';

/** What is to be answered, before any of it is put together. */
export interface AnswerParts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Puts the answer's body together, which may take longer than all the rest. */
  body(): unknown;
  /** In the place of `body`, where it takes loading or drawing as well. */
  readonly made?: () => Promise<unknown>;
}

/** An answer on the wire's terms, its body as it was before it became text, and what failed on the way. */
export interface Composed {
  readonly answer: WireAnswer;
  readonly body: unknown;
  readonly breaches: readonly Breach[];
}

/** @param headers those beside the words' own. @throws whatever `body` does; what fails in `made` is answered. */
export async function compose(
  words: AnswerParts,
  headers: Readonly<Record<string, string>>,
  contextID: string,
): Promise<Composed> {
  const { said, breaches } = await sayable(words, contextID);
  const body = encodeTexts(said.body());
  const everyOne = { ...headers, ...said.headers };
  return { answer: { status: said.status, headers: everyOne, body: JSON.stringify(body) }, body, breaches };
}

export function toAnswerParts({ status, headers, body }: RefusedAnswer): AnswerParts {
  return { status, headers, body: () => body };
}

export function everyHeader(bank: Bank): Record<string, string> {
  return {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    date: new Date(epochMsOf(bank.clock.now)).toUTCString(),
  };
}

/**
 * What cannot be made is answered as broken, and all else goes on as if it had been made: the code that makes it may not
 * load today and load tomorrow, and whoever plays the journal, making nothing, must come to the same bank.
 */
async function sayable(words: AnswerParts, contextID: string): Promise<{ said: AnswerParts; breaches: Breach[] }> {
  if (words.made === undefined) return { said: words, breaches: [] };
  try {
    const body = await words.made();
    return { said: { ...words, body: () => body }, breaches: [] };
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure);
    const breach = { where: '/', rule: 'answer-not-made', message };
    return { said: toAnswerParts(toRefusedAnswer(refusals.broken, contextID)), breaches: [breach] };
  }
}
