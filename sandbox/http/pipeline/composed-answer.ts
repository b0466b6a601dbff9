import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { refusals } from '#sandbox/http/refusals/refusals.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';
import { epochMsOf } from '#src/kernel/instant.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import type { Written } from './handler.ts';
import { encodeTexts } from './html-encode.ts';
import { type Inbound, traceHeader } from './inbound.ts';
import type { WireAnswer } from './outcome.ts';
import { type RefusedAnswer, toRefusedAnswer } from './refused-answer.ts';

/** An answer before its body is built. */
export interface AnswerParts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Builds the body, which may take longer than all the rest. */
  body(): unknown;
  /** The body's JSON, where it is written already; its texts are encoded then. */
  readonly written?: Written;
  /** Replaces `body` where building it needs loading or drawing. */
  readonly made?: () => Promise<unknown>;
}

/** An answer with its body before serialisation, and what failed while building it. */
export interface Composed {
  readonly answer: WireAnswer;
  readonly body: unknown;
  /** The length of the body as it is sent, where known. */
  readonly bytes: number | undefined;
  readonly breaches: readonly Breach[];
}

/**
 * @param headers beyond those in `parts`.
 * @throws whatever `body` throws; a failure of `made` is answered instead.
 */
export async function compose(
  parts: AnswerParts,
  headers: Readonly<Record<string, string>>,
  contextID: string,
): Promise<Composed> {
  const { made, breaches } = await withBodyMade(parts, contextID);
  const { status, written } = made;
  const body = written === undefined ? encodeTexts(made.body()) : made.body();
  const answer = { status, headers: { ...headers, ...made.headers }, body: written?.json ?? JSON.stringify(body) };
  return { answer, body, bytes: written?.bytes, breaches };
}

export function toAnswerParts({ status, headers, body }: RefusedAnswer): AnswerParts {
  return { status, headers, body: () => body };
}

/** Version 00, which every later one begins with. Anything else is not repeated. */
const isTrace = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

export function everyHeader(bank: Bank, { headers }: Pick<Inbound, 'headers'>): Record<string, string> {
  const trace = headers[traceHeader];
  return {
    ...(trace !== undefined && isTrace.test(trace) && { [traceHeader]: trace }),
    'content-type': 'application/json',
    'cache-control': 'no-store',
    date: new Date(epochMsOf(bank.clock.now)).toUTCString(),
  };
}

/**
 * A body that cannot be made is answered as a server error, and the changes stand: its code may fail to load today
 * only, and a replay, which makes no answers, must reach the same bank.
 */
async function withBodyMade(parts: AnswerParts, contextID: string): Promise<{ made: AnswerParts; breaches: Breach[] }> {
  if (parts.made === undefined) return { made: parts, breaches: [] };
  try {
    const body = await parts.made();
    return { made: { ...parts, body: () => body }, breaches: [] };
  } catch (failure) {
    const message = reasonOf(failure);
    const breach = { where: '/', rule: 'answer-not-made', message };
    return { made: toAnswerParts(toRefusedAnswer(refusals.broken, contextID)), breaches: [breach] };
  }
}
