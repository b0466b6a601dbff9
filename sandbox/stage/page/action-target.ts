import type { NamedElement, TourAction } from '#sandbox/tours/tour.ts';

/** What an action is done on; undefined for what the stage does itself. */
export function targetOf(action: TourAction): NamedElement | undefined {
  switch (action.does) {
    case 'press':
      return action.on;
    case 'type':
    case 'choose-file':
      return action.into;
    case 'look':
      return action.at;
    case 'enter-code':
      return codeBox;
    default:
      return undefined;
  }
}

const codeBox: NamedElement = { role: 'textbox', name: 'Digit 1 of 6' };
