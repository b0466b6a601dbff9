import type { SentOnce } from '#src/api/client/nonce.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { runtimeConfig } from '#src/api/environment/runtime-config.ts';
import { withMessage } from '#src/api/messages/bank-error.ts';
import { fillText } from '#src/api/messages/fault-texts.ts';
import { instructionTexts } from '#src/api/messages/outcome-texts.ts';
import { createFormNote, type FormNote } from '#src/api/orders/form-note.ts';
import { notedBy } from '#src/api/orders/noted-by.ts';
import { type Answer, createOrder, type Order, type OrderOutcome, type OrderState } from '#src/api/orders/order.ts';
import type { MarkedKind } from '#src/api/orders/order-kinds.ts';
import { sentBefore } from '#src/api/orders/resolve-notes.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
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
export type InstructionOutcome = OrderOutcome<null>;

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

    async function refreshed(confirming: Promise<InstructionOutcome>): Promise<InstructionOutcome> {
      const outcome = await confirming;
      dispatch(bankApi.util.invalidateTags([...wanted.stale]));
      return inOwnWords(outcome);
    }

    return {
      verify: async () => (await order()).verify(),
      confirm: async () => refreshed((await order()).confirm()),
      confirmAgain: async () => refreshed((await order()).confirmAgain()),
    };
  };
}

function notedOrder(wanted: Wanted): AppThunk<Promise<Order<null, null>>> {
  return async (dispatch) => {
    const { draft, confirm, ref, isMade, isNotMade, note, kind } = wanted;
    const { signal } = new AbortController();
    const mark = await wanted.mark();
    const earlier = await sentBefore([kind], mark, (notes) => dispatch(lookUpInstructions(notes)));
    if (earlier !== undefined) note.takenOver(earlier.at);
    return createOrder<null, null>(
      {
        draft,
        confirm: () => confirm(notedBy(note, mark)),
        async lookUp() {
          const answer = await dispatch(listed({ party: ref.customerId, code: ref.code }, signal));
          if ('error' in answer) return answer;
          const found = answer.data.instructions.find(({ id }) => id === ref.id);
          return { data: stateOf(found, isMade, isNotMade) };
        },
        onResolved: (_draft, { outcome }) => note.resolved(outcome === 'made' ? 'made' : 'not-made'),
      },
      { now: () => clock.businessNow(), confirmsIdempotently: runtimeConfig().confirmsIdempotently },
      earlier && { draft: null, since: earlier.at },
    );
  };
}

function stateOf(
  found: Instruction | undefined,
  isMade: Wanted['isMade'],
  isNotMade: Wanted['isNotMade'],
): OrderState<null> {
  if (found === undefined) return { state: 'unclear' };
  if (isMade(found)) return { state: 'made', made: null };
  return isNotMade(found) ? { state: 'not-made' } : { state: 'unconfirmed' };
}

function inOwnWords(outcome: InstructionOutcome): InstructionOutcome {
  switch (outcome.outcome) {
    case 'made':
    case 'refused':
      return outcome;
    case 'not-made':
      return { ...outcome, error: withMessage(outcome.error, instructionTexts.notMade) };
    case 'unknown':
      return { ...outcome, error: withMessage(outcome.error, fillText(instructionTexts.unknown)) };
    default:
      return outcome satisfies never;
  }
}
