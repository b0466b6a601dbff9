import type { ElementRole, NamedElement, TourCondition, TourStep } from './tour.ts';

/** What is done in a step, and what ends it. */
type Act = Pick<TourStep, 'action' | 'until'>;

function named(role: ElementRole) {
  return (name: string, within?: NamedElement): NamedElement => ({ role, name, ...(within && { within }) });
}

export const button = named('button');
export const dialog = named('dialog');
export const heading = named('heading');
export const link = named('link');
export const option = named('option');
export const password = named('password');
export const textbox = named('textbox');

export function shows(element: NamedElement): TourCondition {
  return { when: 'shows', element };
}

export function pressing(on: NamedElement, until: TourCondition): Act {
  return { action: { does: 'press', on }, until };
}

/** Nothing is done but to look there. */
export function looking(at: NamedElement, until: TourCondition): Act {
  return { action: { does: 'look', at }, until };
}

export function typing(into: NamedElement, text: string): Act {
  return { action: { does: 'type', into, text }, until: { when: 'holds', element: into, text } };
}

export const enteringTheCode: Act = {
  action: { does: 'enter-code' },
  until: { when: 'filled', element: textbox('Digit 6 of 6') },
};

/** Sends the code or PIN that is in its boxes. */
export function confirming(what: 'one-time password' | 'transaction PIN', until: TourCondition): Act {
  return pressing(button('Confirm', dialog(`Enter your ${what}`)), until);
}
