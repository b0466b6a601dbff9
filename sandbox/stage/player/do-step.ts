import { readFault } from '#sandbox/control/link/fault-text.ts';
import { targetOf } from '#sandbox/stage/page/action-target.ts';
import { findNamed } from '#sandbox/stage/page/named-element.ts';
import { giveFile, typeInto } from '#sandbox/stage/page/type-into.ts';
import type { StageBank } from '#sandbox/stage/pieces/stage-bank.ts';
import type { NamedElement, TourAction } from '#sandbox/tours/tour.ts';

/** What a step came to: whether there was nothing yet to do it on, or why it was refused. */
export type StepDone =
  | { readonly outcome: 'done' | 'not-yet' }
  | { readonly outcome: 'refused'; readonly reason: string };

/** Does a step as a customer or the presenter would. */
export async function doStep(action: TourAction, bank: StageBank): Promise<StepDone> {
  const target = targetOf(action);
  const element = target === undefined ? undefined : findNamed(target);
  if (target !== undefined && (element === undefined || isBusy(element))) return { outcome: 'not-yet' };
  switch (action.does) {
    case 'look':
      return { outcome: 'done' };
    case 'press':
      element?.focus();
      element?.click();
      return { outcome: 'done' };
    case 'type':
      if (element !== undefined) await typeInto(element, action.text);
      return action.choose === undefined ? { outcome: 'done' } : chooseSuggestion(action.choose);
    case 'choose-file':
      if (element !== undefined) giveFile(element, action.file);
      return { outcome: 'done' };
    case 'enter-code': {
      const phones = await bank.methods.phone();
      const code = phones.outcome === 'done' ? phones.messages.find((message) => message.code !== null)?.code : null;
      if (element === undefined || code == null) return { outcome: 'not-yet' };
      await typeInto(element, code);
      return { outcome: 'done' };
    }
    case 'advance-clock':
      return saidBy(await bank.methods.advanceClock(action.by, 'kept'));
    case 'log-in-as': {
      const problem = await bank.logInAs(action.persona, action.to);
      return problem === undefined ? { outcome: 'done' } : { outcome: 'refused', reason: problem };
    }
    case 'plan-fault': {
      const fault = readFault(action.fault);
      return 'reason' in fault
        ? { outcome: 'refused', reason: fault.reason }
        : saidBy(await bank.methods.addFault(fault));
    }
    default:
      return action satisfies never;
  }
}

async function chooseSuggestion(suggestion: NamedElement): Promise<StepDone> {
  for (let waited = 0; waited < 2_000; waited += 50) {
    const shown = findNamed(suggestion);
    if (shown !== undefined) {
      shown.click();
      return { outcome: 'done' };
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return { outcome: 'not-yet' };
}

function saidBy(
  verdict: { readonly outcome: 'done' } | { readonly outcome: 'refused'; readonly reason: string },
): StepDone {
  return verdict.outcome === 'done' ? { outcome: 'done' } : { outcome: 'refused', reason: verdict.reason };
}

function isBusy(element: HTMLElement): boolean {
  return element.matches(':disabled, [aria-disabled="true"]');
}
