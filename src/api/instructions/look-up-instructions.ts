import { type MarkedNote, marksIn } from '#src/api/orders/ledger.ts';
import { resolveNotes, type Standing } from '#src/api/orders/resolve-notes.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { type Instruction, instructionCodes } from './instruction.ts';
import { editNotedAs, endNotedAs, instructionMark, isCompleted, isStopped } from './instruction-marks.ts';
import { instructionsCall } from './instructions.ts';

interface Marked {
  readonly mark: string;
  readonly instruction: Instruction;
}

const listed = uncachedQuery(instructionsCall);

/**
 * Reads the lists of upcoming instructions for all these edits and ends; sends nothing. An instruction that is not listed
 * proves nothing: another customer may have logged in. Nor do two that look the same and differ in their state.
 */
export function lookUpInstructions(notes: readonly MarkedNote[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const startedAt = performance.now();
    const { signal } = new AbortController();
    const codes = instructionCodes.filter((code) => notes.some(({ kind }) => codeOf(kind) === code));
    // The entity was not kept, so all are asked.
    const answers = await Promise.all(codes.map((code) => dispatch(listed({ party: false, code }, signal))));
    const found = answers.flatMap((answer) => ('error' in answer ? [] : answer.data.instructions));
    const marked = await Promise.all(
      found.map(async (instruction) => ({ mark: (await instructionMark(instruction)) ?? '', instruction })),
    );
    const isAnyResolved = resolveNotes(notes, startedAt, (note) =>
      note.kind === editNotedAs ? standingOfEdit(note, marked) : standingOfEnd(note, marked),
    );
    if (isAnyResolved) dispatch(bankApi.util.invalidateTags([...staleAfter.confirmCancellation]));
  };
}

function codeOf(kind: MarkedNote['kind']): (typeof instructionCodes)[number] | undefined {
  return kind === editNotedAs ? 'SI' : instructionCodes.find((code) => endNotedAs[code] === kind);
}

function standingOfEnd(note: MarkedNote, marked: readonly Marked[]): Standing {
  const same = withMark(note.mark, marked);
  if (same.length === 0) return 'unclear';
  if (same.every(isStopped)) return 'made';
  if (same.every(isCompleted)) return 'not-made';
  return same.every(({ statusCode }) => statusCode !== 'C') ? 'missing' : 'unclear';
}

function standingOfEdit(note: MarkedNote, marked: readonly Marked[]): Standing {
  const [wanted, before] = marksIn(note.mark).map((mark) => withMark(mark, marked));
  const isWanted = wanted !== undefined && wanted.length > 0;
  const isAsBefore = before !== undefined && before.length > 0;
  if (isWanted === isAsBefore) return 'unclear';
  return isWanted ? 'made' : 'missing';
}

function withMark(mark: string | undefined, marked: readonly Marked[]): readonly Instruction[] {
  return marked.flatMap((each) => (mark !== undefined && mark !== '' && each.mark === mark ? [each.instruction] : []));
}
