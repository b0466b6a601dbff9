import { clock } from '#src/api/environment/bank-clock.ts';
import { runtimeConfig } from '#src/api/environment/runtime-config.ts';
import { withMessage } from '#src/api/messages/bank-error.ts';
import { fillText } from '#src/api/messages/fault-texts.ts';
import { instructionTexts } from '#src/api/messages/outcome-texts.ts';
import { type Answer, createOrder, type Order, type OrderOutcome, type OrderState } from '#src/api/orders/order.ts';
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
import { instructionsCall } from './instructions.ts';

export type InstructionOrder = Order<null, null>;
export type InstructionOutcome = OrderOutcome<null>;

const cancellationValidated = uncachedQuery(validateCancellationCall);
const cancelled = uncachedQuery(confirmCancellationCall);
const editVerified = uncachedQuery(verifyEditCall);
const edited = uncachedQuery(confirmEditCall);
const listed = uncachedQuery(instructionsCall);

/** Cancels a future payment, or stops a standing order or direct debit, at most once. */
export function createCancellation(ref: InstructionRef): AppThunk<InstructionOrder> {
  return (dispatch) => {
    const { signal } = new AbortController();
    return dispatch(
      orderOf({
        draft: () => dispatch(cancellationValidated(ref, signal)),
        confirm: () => dispatch(cancelled(ref, signal)),
        ref,
        isMade: ({ statusCode, closedAs }) => statusCode === 'C' && closedAs !== 'completed',
        // It was made before the cancellation arrived.
        isNotMade: ({ statusCode, closedAs }) => statusCode === 'C' && closedAs === 'completed',
        stale: staleAfter.confirmCancellation,
      }),
    );
  };
}

/** Edits a standing order at most once. */
export function createEdit(edit: InstructionEdit): AppThunk<InstructionOrder> {
  return (dispatch) => {
    const { signal } = new AbortController();
    const { of, amount, reference } = edit;
    const isAsWanted = (each: Instruction) =>
      each.amount?.minor === amount.minor && each.reference === reference.trim() && each.timeStamp !== of.timeStamp;
    return dispatch(
      orderOf({
        draft: () => dispatch(editVerified(edit, signal)),
        confirm: () => dispatch(edited(edit, signal)),
        ref: { id: of.id, customerId: of.customerId, code: 'SI' },
        isMade: isAsWanted,
        // Another edit or its end came first, so this one is refused whenever it arrives.
        isNotMade: (each) => !isAsWanted(each) && (each.statusCode === 'C' || each.timeStamp !== of.timeStamp),
        stale: staleAfter.editInstruction,
      }),
    );
  };
}

interface Wanted {
  draft(): Promise<Answer<null>>;
  confirm(): Promise<Answer<null>>;
  readonly ref: InstructionRef;
  isMade(listed: Instruction): boolean;
  isNotMade(listed: Instruction): boolean;
  readonly stale: readonly ['Instructions'];
}

/** A lost answer is looked up in the list of its kind; the list on screen is then read again. */
function orderOf({ draft, confirm, ref, isMade, isNotMade, stale }: Wanted): AppThunk<InstructionOrder> {
  return (dispatch) => {
    const { signal } = new AbortController();
    const order = createOrder<null, null>(
      {
        draft,
        confirm,
        async lookUp() {
          const answer = await dispatch(listed({ party: ref.customerId, code: ref.code }, signal));
          if ('error' in answer) return answer;
          const found = answer.data.instructions.find(({ id }) => id === ref.id);
          return { data: stateOf(found, isMade, isNotMade) };
        },
      },
      { now: () => clock.businessNow(), confirmsIdempotently: runtimeConfig().confirmsIdempotently },
    );

    async function refreshed(confirming: Promise<InstructionOutcome>): Promise<InstructionOutcome> {
      const outcome = await confirming;
      dispatch(bankApi.util.invalidateTags([...stale]));
      return inOwnWords(outcome);
    }

    return {
      ...order,
      confirm: () => refreshed(order.confirm()),
      confirmAgain: () => refreshed(order.confirmAgain()),
    };
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
