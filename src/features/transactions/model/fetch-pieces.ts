import type { BankError } from '#src/api/messages/bank-error.ts';
import { type Period, sixMonthPieces } from '#src/rules/export-periods.ts';

/** A period in pieces that the bank answers in one call each, as far as they have been fetched. */
export interface Pieces<Answer> {
  /** Oldest first, without overlaps. */
  readonly pieces: readonly Period[];
  /** The answers received, in the same order. */
  readonly answers: readonly (Answer | undefined)[];
}

export interface FetchFailed {
  readonly status: 'failed';
  readonly message: string;
  readonly code?: string;
}

export interface FetchingDependencies<Answer> {
  fetchPiece(piece: Period): Promise<{ readonly data: Answer } | { readonly error: BankError }>;
  /** Called at the start and after each piece, with one more than the pieces received, while there are more. */
  onPart(part: number, soFar: Pieces<Answer>): void;
  /** The calls that may be on their way at a time. */
  readonly atOnce: number;
  readonly signal: AbortSignal;
}

export function newPieces<Answer>(period: Period): Pieces<Answer> {
  const pieces = sixMonthPieces(period);
  return { pieces, answers: pieces.map(() => undefined) };
}

export function countArrived({ answers }: Pieces<unknown>): number {
  return answers.filter((answer) => answer !== undefined).length;
}

/** Those pieces are to be fetched again. */
export function withoutDamaged<Answer>(
  fetched: Pieces<Answer>,
  isDamaged: (answer: Answer, place: number) => boolean,
): Pieces<Answer> {
  const isGood = (answer: Answer | undefined, place: number) => answer !== undefined && !isDamaged(answer, place);
  return { ...fetched, answers: fetched.answers.map((answer, place) => (isGood(answer, place) ? answer : undefined)) };
}

/**
 * Fetches the missing pieces, oldest first. Pieces are kept after a failure, so that another run continues from there. If
 * aborted, there is no outcome.
 */
export async function fetchPieces<Answer>(
  start: Pieces<Answer>,
  { fetchPiece, onPart, atOnce, signal }: FetchingDependencies<Answer>,
): Promise<{
  readonly outcome: { readonly status: 'complete' } | FetchFailed | undefined;
  readonly fetched: Pieces<Answer>;
}> {
  let fetched = start;
  let hasFailed = false;
  const missing = [...start.pieces.entries()].filter(([place]) => start.answers[place] === undefined).values();

  function announce() {
    const part = countArrived(fetched) + 1;
    if (part <= fetched.pieces.length) onPart(part, fetched);
  }

  /** Takes piece after piece. A piece on its way when another fails is still kept. */
  async function fetchMissing(): Promise<BankError | undefined> {
    for (const [place, piece] of missing) {
      const answer = await fetchPiece(piece);
      if (signal.aborted) return undefined;
      if ('error' in answer) {
        hasFailed = true;
        return answer.error;
      }
      fetched = { ...fetched, answers: fetched.answers.map((each, at) => (at === place ? answer.data : each)) };
      if (hasFailed) return undefined;
      announce();
    }
    return undefined;
  }

  announce();
  const errors = await Promise.all(Array.from({ length: atOnce }, fetchMissing));
  if (signal.aborted) return { outcome: undefined, fetched };
  const error = errors.find((each) => each !== undefined);
  return { outcome: error === undefined ? { status: 'complete' } : failureOf(error), fetched };
}

function failureOf({ message, code }: BankError): FetchFailed {
  return { status: 'failed', message, ...(code !== undefined && { code }) };
}
