import { writeExercises } from '#sandbox/classroom/exercises/read-exercises.ts';
import { proposedExercise } from '#sandbox/classroom/recorded/proposed-exercise.ts';
import { londonLocal } from '#sandbox/panel/pieces/bank-time.ts';
import type { Drafts, RecordedExercise } from '#sandbox/panel/pieces/stage-control.ts';
import { nameOf, ownMark, roleOf } from '#sandbox/stage/page/named-element.ts';
import { sitePath } from '#sandbox/stage/page/site-path.ts';
import { doneSince, happenedSince } from '#sandbox/stage/pieces/happened-since.ts';
import type { StageBank } from '#sandbox/stage/pieces/stage-bank.ts';
import type { StageStore } from '#sandbox/stage/pieces/stage-state.ts';
import type { OwnTour } from '#sandbox/tours/own-tour.ts';
import type { NamedElement, TourAction } from '#sandbox/tours/tour.ts';
import { draftsOf } from './drafts.ts';
import { actOf } from './observed.ts';
import { hasToken, ownTourOf, type RecordedPlace } from './own-draft.ts';
import { emptyRecording, type Recording, withAct } from './recording.ts';

interface Recorder {
  /** @returns the reason for a refusal. */
  start(): Promise<string | undefined>;
  drafts(): Promise<Drafts>;
  recorded(): Promise<OwnTour>;
  exercise(): Promise<RecordedExercise>;
}

interface Kept {
  readonly recording: Recording;
  readonly persona: string;
  readonly clock: string;
  readonly entries: number;
  /** As a link has them. */
  readonly settings: string;
  readonly page: string;
}

const key = 'paddock-sandbox-recording';
let recorder: Recorder | undefined;

/** The one recorder of this page. */
export function recorderOf(bank: StageBank, stage: StageStore): Recorder {
  recorder ??= createRecorder(bank, stage, sessionStorage);
  return recorder;
}

/** Notes what is done on the page while the stage is recording; a reload of the tab goes on with it. */
function createRecorder({ methods, listen, take }: StageBank, stage: StageStore, storage: Storage): Recorder {
  let kept = readKept(storage);
  let entries = kept.entries;
  listen((event) => {
    if (event.event === 'entry') entries = Math.max(entries, event.entry.n);
  });

  function keep(change: Partial<Kept>): void {
    kept = { ...kept, ...change };
    try {
      storage.setItem(key, JSON.stringify(kept));
    } catch {
      // Too long for the browser's storage: a reload of the page then loses it.
    }
  }

  function note(action: TourAction): void {
    keep({ recording: withAct(kept.recording, { action, path: sitePath(), entries, headings: headingsShown() }) });
  }

  function observe(event: Event): void {
    if (!stage.read().recording) return;
    const { target } = event;
    if (event.type === 'change' && target instanceof HTMLInputElement && target.type === 'file') {
      void noteFile(target);
      return;
    }
    const action = actOf(event);
    if (action !== undefined) note(action);
  }

  async function noteFile(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const into = { role: roleOf(input) ?? 'file', name: nameOf(input) } as const;
    note({ does: 'choose-file', into, file: { name: file.name, text: await file.text() } });
  }

  async function placeNow(): Promise<RecordedPlace> {
    const { persona, settings, page } = kept;
    const happened = await happenedSince(methods, kept.entries);
    return { persona, settings, page, happened, path: sitePath(), headings: headingsShown() };
  }

  for (const type of ['click', 'input', 'change']) addEventListener(type, observe, true);

  return {
    async start() {
      const taken = await take();
      if (taken.outcome === 'refused') return taken.reason;
      const summary = await methods.summary();
      entries = summary.entries;
      const settings = await methods.settings('now');
      keep({
        settings: settings.outcome === 'refused' ? '' : settings.sandbox,
        page: sitePath(),
        recording: { moment: taken.text, acts: [] },
        persona: summary.persona,
        clock: londonLocal(summary.clock.now),
        entries,
      });
      stage.change({ recording: true });
      return undefined;
    },
    recorded: async () => ownTourOf(kept.recording.acts, await placeNow()),
    async exercise() {
      const { persona, clock, settings, page, recording } = kept;
      const { steps } = ownTourOf(recording.acts, await placeNow());
      const proposed = proposedExercise({
        customer: persona,
        clock,
        settings,
        page: hasToken(page) ? '/accounts' : page,
        recorded: await doneSince(methods, kept.entries),
        pressed: steps.filter(({ action }) => action.does === 'press').map(({ asks }) => asks),
      });
      return 'reason' in proposed ? proposed : { text: writeExercises([proposed]) };
    },
    drafts: async () => draftsOf(kept.recording, { ...(await placeNow()), clock: kept.clock }),
  };
}

function readKept(storage: Storage): Kept {
  const nothing: Kept = { recording: emptyRecording, persona: '', clock: '', entries: 0, settings: '', page: '/' };
  try {
    return { ...nothing, ...(JSON.parse(storage.getItem(key) ?? '{}') as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

/** What a customer would say that the page shows: its headings and open dialogs. */
function headingsShown(): readonly NamedElement[] {
  const shown = [...document.querySelectorAll(`:is(h1, h2, dialog[open]):not([${ownMark}] *, aside *)`)];
  return shown.flatMap((element) => {
    const [role, name] = [roleOf(element), nameOf(element)];
    return role === undefined || name === '' || !element.checkVisibility() ? [] : [{ role, name }];
  });
}
