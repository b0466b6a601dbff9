import type { NamedElement, TourCondition, TourStep } from './tour.ts';

/** What is done in a step, and what ends it. */
type Act = Pick<TourStep, 'action' | 'until'>;

export function typing(into: NamedElement, text: string): Act {
  return { action: { does: 'type', into, text }, until: { when: 'holds', element: into, text } };
}

export const enteringTheCode: Act = {
  action: { does: 'enter-code' },
  until: { when: 'filled', element: { role: 'textbox', name: 'Digit 6 of 6' } },
};

/** Sends the code or PIN that is in its boxes. */
export function confirming(what: 'one-time password' | 'transaction PIN', until: TourCondition): Act {
  const within = { role: 'dialog', name: `Enter your ${what}` } as const;
  return { action: { does: 'press', on: { role: 'button', name: 'Confirm', within } }, until };
}
