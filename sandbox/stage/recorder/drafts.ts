import type { Drafts } from '#sandbox/panel/pieces/stage-control.ts';
import { momentTest, quoted } from '#sandbox/panel/share/playwright-test.ts';
import { namePattern } from '#sandbox/stage/page/names.ts';
import type { OwnStep } from '#sandbox/tours/own-tour.ts';
import type { NamedElement, TourAction } from '#sandbox/tours/tour.ts';
import { hasToken, ownTourOf, type RecordedPlace } from './own-draft.ts';
import type { Recording } from './recording.ts';

/** The bank of the recording. */
export interface RecordedBank extends RecordedPlace {
  /** London time at which the recording began. */
  readonly clock: string;
}

/** A tour and a test that do what was recorded; both are to be finished by hand. */
export function draftsOf({ moment, acts }: Recording, bank: RecordedBank): Drafts {
  const { steps } = ownTourOf(acts, bank);
  return {
    steps: steps.length,
    tour: tourText(steps, acts[0]?.path ?? bank.path, bank),
    test: momentTest(moment, { title: 'does what was recorded', lines: steps.flatMap(linesFor) }),
  };
}

type DraftStep = Pick<OwnStep, 'asks' | 'action' | 'until'>;

function tourText(steps: readonly DraftStep[], path: string, { persona, clock }: RecordedBank): string {
  return `import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

// A draft: give it an id of its own (tour-ids.ts, registry.ts), a title, and words for each step. Its link opens a fresh bank, so
// what was done before the recording is missing there, and tokens in its page are to be written as {account:current}.
export const recorded: Tour = tour({
  id: 'recorded',
  title: 'Recorded',
  persona: ${quoted(persona)},
  description: 'Recorded by hand.',
  minutes: ${Math.max(1, Math.round(steps.length / 3))},
  page: ${quoted(path)},
  clock: ${quoted(clock)},
  loggedIn: ${path.startsWith('/login') ? 'false' : 'true'},
  steps: [
${steps.map(stepText).join('\n')}
  ],
});
`;
}

function stepText({ asks, action, until }: DraftStep): string {
  return `    {
      asks: ${quoted(asks)},
      why: '',
      notes: '',
      action: ${literal(action)},
      until: ${literal(until)},
    },`;
}

/** As an editor would write it, on one line. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value !== 'object') return String(value);
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${literal(each)}`)
    .join(', ')} }`;
}

function linesFor({ action, until }: DraftStep): string[] {
  const done = actionLine(action);
  return until.when === 'page' && !hasToken(until.path)
    ? [...done, `await expect(page).toHaveURL(/${until.path.replaceAll('/', '\\/')}(?:[?#]|$)/);`]
    : done;
}

function actionLine(action: TourAction): string[] {
  switch (action.does) {
    case 'press':
      return [`await ${locator(action.on)}.click(${isHiddenInLabel(action.on) ? '{ force: true }' : ''});`];
    case 'type':
      return [`await ${locator(action.into)}.fill(${quoted(action.text)});`];
    case 'enter-code':
      return [
        "await page.getByLabel('Digit 1 of 6').waitFor();",
        "await page.getByLabel('Digit 1 of 6').fill((await bank.code()) ?? '');",
      ];
    case 'choose-file': {
      const { name, text } = action.file;
      const file = `{ name: ${quoted(name)}, mimeType: 'text/csv', buffer: Buffer.from(${JSON.stringify(text)}) }`;
      return [`await ${locator(action.into)}.setInputFiles(${file});`];
    }
    default:
      return [];
  }
}

function locator({ role, name, within }: NamedElement): string {
  const inside = within === undefined ? 'page' : locator(within);
  const named = name.endsWith('…') ? `${namePattern(name)}` : quoted(name);
  const exact = name.endsWith('…') ? '' : ', exact: true';
  if (role === 'file' || role === 'password') {
    return `${inside}.getByLabel(${named}${exact === '' ? '' : ', { exact: true }'})`;
  }
  return `${inside}.getByRole('${role}', { name: ${named}${exact} })`;
}

function isHiddenInLabel({ role }: NamedElement): boolean {
  return role === 'radio' || role === 'checkbox' || role === 'switch';
}
