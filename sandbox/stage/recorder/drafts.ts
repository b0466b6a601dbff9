import type { JournalHead, RequestHead } from '#sandbox/control/journal/journal.ts';
import type { Drafts } from '#sandbox/panel/pieces/stage-control.ts';
import { momentTest, quoted } from '#sandbox/panel/share/playwright-test.ts';
import { targetOf } from '#sandbox/stage/page/action-target.ts';
import { namePattern } from '#sandbox/stage/page/names.ts';
import type { NamedElement, TourAction, TourCondition } from '#sandbox/tours/tour.ts';
import type { RecordedAct, Recording } from './recording.ts';

/** The bank of the recording. */
export interface RecordedBank {
  readonly persona: string;
  /** London time at which the recording began. */
  readonly clock: string;
  readonly calls: readonly JournalHead[];
  /** Where the page is at the end. */
  readonly path: string;
}

/** A tour and a test that do what was recorded; both are to be finished by hand. */
export function draftsOf({ moment, acts }: Recording, bank: RecordedBank): Drafts {
  const steps = acts.map((act, at) => ({ action: act.action, until: conditionAfter(act, acts[at + 1], bank) }));
  return {
    steps: steps.length,
    tour: tourText(steps, acts[0]?.path ?? bank.path, bank),
    test: momentTest(moment, { title: 'does what was recorded', lines: steps.flatMap(linesFor) }),
  };
}

interface DraftStep {
  readonly action: TourAction;
  readonly until: TourCondition;
}

/** What the act came to: the order that the bank answered, another page, or what the next act is done on. */
function conditionAfter(act: RecordedAct, next: RecordedAct | undefined, bank: RecordedBank): TourCondition {
  if (act.action.does === 'type') return { when: 'holds', element: act.action.into, text: act.action.text };
  const answered = bank.calls.findLast(
    (call): call is RequestHead & { operationId: string } =>
      call.kind === 'request' &&
      call.operationId !== null &&
      call.request.method !== 'GET' &&
      call.status > 0 &&
      call.n > act.entries &&
      call.n <= (next?.entries ?? Number.POSITIVE_INFINITY),
  );
  if (answered !== undefined) {
    const { operationId, status } = answered;
    return {
      when: 'answered',
      operationId: operationId as Extract<TourCondition, { when: 'answered' }>['operationId'],
      status,
    };
  }
  const path = next?.path ?? bank.path;
  const target = next === undefined ? undefined : targetOf(next.action);
  if (path !== act.path && !hasToken(path)) return { when: 'page', path };
  return target === undefined ? { when: 'page', path } : { when: 'shows', element: target };
}

/** Tokens differ in every bank. */
function hasToken(path: string): boolean {
  return /[0-9A-F]{40}/.test(path);
}

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

function stepText({ action, until }: DraftStep): string {
  return `    {
      asks: ${quoted(asksFor(action))},
      why: '',
      notes: '',
      action: ${literal(action)},
      until: ${literal(until)},
    },`;
}

function asksFor(action: TourAction): string {
  switch (action.does) {
    case 'press':
      return `Choose “${action.on.name}”.`;
    case 'type':
      return `Type into “${action.into.name}”.`;
    case 'enter-code':
      return 'Enter the code from the phone.';
    case 'choose-file':
      return 'Choose the file.';
    default:
      return 'Go on.';
  }
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
