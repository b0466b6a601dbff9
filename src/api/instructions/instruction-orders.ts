import type { SentOnce } from '#src/api/client/nonce.ts';
import { withMessage } from '#src/api/messages/bank-error.ts';
import { instructionTexts } from '#src/api/messages/outcome-texts.ts';
import { createFormNote, type FormNote } from '#src/api/orders/form-note.ts';
import { byMark, createNotedOrder, takenOver } from '#src/api/orders/noted-order.ts';
import type { Answer, Order, OrderState } from '#src/api/orders/order.ts';
import type { MarkedKind } from '#src/api/orders/order-kinds.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import type { Instruction } from './instruction.ts';
import {
  confirmCancellationCall,
  confirmEditCall,
  type InstructionEdit,
  type InstructionRef,
  validateCancellationCall,
  verifyEditCall,
} from './instruction-calls.ts';
import {
  editMark,
  editNotedAs,
  endNotedAs,
  instructionMark,
  isCompleted,
  isStopped,
  type MarkedInstruction,
} from './instruction-marks.ts';
import { instructionsCall } from './instructions.ts';
import { lookUpInstructions } from './look-up-instructions.ts';

export type InstructionOrder = Pick<Order<null, null>, 'verify' | 'confirm' | 'confirmAgain'>;

const cancellationValidated = uncachedQuery(validateCancellationCall);
const cancelled = uncachedQuery(confirmCancellationCall);
const editVerified = uncachedQuery(verifyEditCall);
const edited = uncachedQuery(confirmEditCall);
const listed = uncachedQuery(instructionsCall);

/** Cancels a future payment, or stops a standing order or direct debit, at most once. */
export function createCancellation(
  ref: InstructionRef & MarkedInstruction,
  note: FormNote = createFormNote(endNotedAs[ref.code]),
): AppThunk<InstructionOrder> {
  return (dispatch) => {
    const { signal } = new AbortController();
    return dispatch(
      orderOf({
        draft: () => dispatch(cancellationValidated(ref, signal)),
        confirm: (sentOnce) => dispatch(cancelled({ ref, sentOnce }, signal)),
        ref,
        isMade: isStopped,
        isNotMade: isCompleted,
        stale: staleAfter.confirmCancellation,
        note,
        kind: endNotedAs[ref.code],
        mark: () => instructionMark(ref),
      }),
    );
  };
}

/** Edits a standing order at most once. */
export function createEdit(
  edit: InstructionEdit & { readonly of: MarkedInstruction },
  note: FormNote = createFormNote(editNotedAs),
): AppThunk<InstructionOrder> {
  return (dispatch) => {
    const { signal } = new AbortController();
    const { of, amount, reference } = edit;
    const isAsWanted = (each: Instruction) =>
      each.amount?.minor === amount.minor && each.reference === reference.trim() && each.timeStamp !== of.timeStamp;
    return dispatch(
      orderOf({
        draft: () => dispatch(editVerified(edit, signal)),
        confirm: (sentOnce) => dispatch(edited({ edit, sentOnce }, signal)),
        ref: { id: of.id, customerId: of.customerId, code: 'SI' },
        isMade: isAsWanted,
        // Another edit or its end came first, so this one is refused whenever it arrives.
        isNotMade: (each) => !isAsWanted(each) && (each.statusCode === 'C' || each.timeStamp !== of.timeStamp),
        stale: staleAfter.editInstruction,
        note,
        kind: editNotedAs,
        mark: () => editMark(of, { amount, reference }),
      }),
    );
  };
}

interface Wanted {
  draft(): Promise<Answer<null>>;
  confirm(sentOnce: SentOnce): Promise<Answer<null>>;
  readonly ref: InstructionRef;
  isMade(listed: Instruction): boolean;
  isNotMade(listed: Instruction): boolean;
  readonly stale: readonly ['Instructions'];
  readonly note: FormNote;
  readonly kind: MarkedKind;
  mark(): Promise<string | undefined>;
}

/**
 * A lost answer is looked up in the list of its kind; the list on screen is then read again. The same request by a page that
 * is gone is looked up before anything is sent.
 */
function orderOf(wanted: Wanted): AppThunk<InstructionOrder> {
  return (dispatch) => {
    let opened: Promise<Order<null, null>> | undefined;
    const order = () => {
      opened ??= dispatch(notedOrder(wanted));
      return opened;
    };
    return {
      verify: async () => (await order()).verify(),
      confirm: async () => (await order()).confirm(),
      confirmAgain: async () => (await order()).confirmAgain(),
    };
  };
}

function notedOrder({ ref, isMade, isNotMade, kind, ...wanted }: Wanted): AppThunk<Promise<Order<null, null>>> {
  return async (dispatch) => {
    const { note, stale } = wanted;
    const { signal } = new AbortController();
    const mark = await wanted.mark();
    const earlier = await dispatch(takenOver({ kinds: [kind], mark, note, lookUp: lookUpInstructions }));
    return dispatch(
      createNotedOrder<null, null>({
        noting: byMark({ note, mark: () => mark }),
        draft: wanted.draft,
        confirm: (_draft, sentOnce) => wanted.confirm(sentOnce),
        async lookUp() {
          const answer = await dispatch(listed({ party: ref.customerId, code: ref.code }, signal));
          if ('error' in answer) return answer;
          const found = answer.data.instructions.find(({ id }) => id === ref.id);
          return { data: stateOf(found, isMade, isNotMade) };
        },
        lost: earlier && { draft: null, since: earlier.at },
        stale,
        words: {
          notMade: (error) => withMessage(error, instructionTexts.notMade),
          unknown: instructionTexts.unknown,
        },
      }),
    );
  };
}

function stateOf(
  found: Instruction | undefined,
  isMade: Wanted['isMade'],
  isNotMade: Wanted['isNotMade'],
): OrderState<null> {
  if (found === undefined) return { status: 'unclear' };
  if (isMade(found)) return { status: 'made', made: null };
  return isNotMade(found) ? { status: 'not-made' } : { status: 'unconfirmed' };
}
