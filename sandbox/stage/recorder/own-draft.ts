import { targetOf } from '#sandbox/stage/page/action-target.ts';
import type { Happened } from '#sandbox/stage/pieces/happened-since.ts';
import { type Choice, conditionWords, type OwnStep, type OwnTour } from '#sandbox/tours/own-tour.ts';
import type { NamedElement, TourAction, TourCondition } from '#sandbox/tours/tour.ts';
import type { RecordedAct } from './recording.ts';

export interface RecordedPlace {
  readonly persona: string;
  readonly settings: string;
  /** Where the recording began. */
  readonly page: string;
  readonly happened: readonly Happened[];
  /** Where the page is now, and what it shows. */
  readonly path: string;
  readonly headings: readonly NamedElement[];
}

/** What was recorded as a tour: conditions are what changed in the bank, or what the page shows after. */
export function ownTourOf(acts: readonly RecordedAct[], place: RecordedPlace): OwnTour {
  const { persona, settings, page } = place;
  const loggedIn = !page.startsWith('/login');
  return {
    title: 'My tour',
    description: '',
    persona,
    settings: loggedIn && !/(?:^|;)signin:/.test(settings) ? `${settings};signin:yes` : settings,
    page: hasToken(page) ? '/accounts' : page,
    steps: acts.map((act, at) => stepOf(act, acts[at + 1], place)),
  };
}

function stepOf(act: RecordedAct, next: RecordedAct | undefined, place: RecordedPlace): OwnStep {
  const conditions = conditionsAfter(act, next, place);
  const choices: Choice[] = conditions.map((until) => ({ words: conditionWords(until), until }));
  const until = conditions[0] ?? { when: 'page', path: act.path };
  return { asks: asksFor(act.action), why: '', notes: '', action: act.action, until, choices };
}

/** The most telling first. */
function conditionsAfter(act: RecordedAct, next: RecordedAct | undefined, place: RecordedPlace): TourCondition[] {
  const { action } = act;
  if (action.does === 'type' && /^Digit 1 of/.test(action.into.name)) {
    return [{ when: 'filled', element: action.into }];
  }
  if (action.does === 'type') return [{ when: 'holds', element: action.into, text: action.text }];
  if (action.does === 'enter-code') return [{ when: 'filled', element: { role: 'textbox', name: 'Digit 6 of 6' } }];
  const before = act.headings.map(({ name }) => name);
  const isTimely = ({ entry }: Happened) => entry > act.entries && entry <= (next?.entries ?? Number.POSITIVE_INFINITY);
  const happened = [...new Set(place.happened.filter(isTimely).map(({ what }) => what))];
  const headings = (next?.headings ?? place.headings).filter(({ name }) => !before.includes(name));
  const path = next?.path ?? place.path;
  const target = next === undefined ? undefined : targetOf(next.action);
  return [
    ...happened.map((what) => ({ when: 'happened', what }) as const),
    ...headings.map((element) => ({ when: 'shows', element }) as const),
    ...(target === undefined ? [] : [{ when: 'shows', element: target } as const]),
    ...(hasToken(path) ? [] : [{ when: 'page', path } as const]),
  ];
}

/** Tokens differ in every bank. */
export function hasToken(path: string): boolean {
  return /[0-9A-F]{40}/.test(path);
}

function asksFor(action: TourAction): string {
  switch (action.does) {
    case 'press':
      return `Choose “${action.on.name}”.`;
    case 'type':
      return action.into.role === 'password'
        ? `Fill in “${action.into.name}”.`
        : `Type “${action.text}” as ${action.into.name.toLowerCase()}.`;
    case 'enter-code':
      return 'Enter the code from the phone.';
    case 'choose-file':
      return 'Choose the file.';
    default:
      return 'Go on.';
  }
}
