import { useEffect, useReducer, useRef } from 'react';
import { checkPayeeName } from '#src/api/cop/cop-check.ts';
import type { VerificationReport } from '#src/api/payees/payee.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import {
  type CheckEvent,
  type CopCheck,
  copCheckAfter,
  notStarted,
  type PayeeDetails,
} from '#src/banking/payees/new-payee/model/payee-check-state.ts';

/** Runs the check: one call at a time, with the details it was started with. */
export function useCopCheck() {
  const dispatch = useAppDispatch();
  const [check, dispatchEvent] = useReducer(copCheckAfter, notStarted);
  const inProgress = useRef<AbortController>(undefined);

  // The form is gone, so nobody is waiting for the answer.
  useEffect(() => () => inProgress.current?.abort(), []);

  async function begin(details: PayeeDetails) {
    if (inProgress.current !== undefined) return;
    const controller = new AbortController();
    inProgress.current = controller;
    dispatchEvent({ type: 'begun', details });
    const { party, accountNumber, sortCode, name: accountName, accountType, reference } = details;
    const asked = { party, accountNumber, sortCode, accountName, accountType, reference };
    const answer = await dispatch(checkPayeeName(asked, controller.signal));
    if (controller.signal.aborted) return;
    inProgress.current = undefined;
    if ('data' in answer) dispatchEvent({ type: 'reported', details, report: answer.data });
    else dispatchEvent({ type: 'not-made', details, error: answer.error });
  }

  function reset() {
    inProgress.current?.abort();
    inProgress.current = undefined;
    dispatchEvent({ type: 'reset' });
  }

  /** @returns the check after the event, for callers that continue at once. */
  function after(event: CheckEvent): CopCheck {
    dispatchEvent(event);
    return copCheckAfter(check, event);
  }

  return {
    check,
    begin,
    bypass: () => after({ type: 'bypassed' }),
    takeKnown: (details: PayeeDetails, report: VerificationReport) => after({ type: 'known', details, report }),
    reset,
  };
}
