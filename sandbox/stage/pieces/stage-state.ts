import type { Tour } from '#sandbox/tours/tour.ts';
import { isTourId } from '#sandbox/tours/tour-ids.ts';

/** What goes on in front of an audience, kept for a reload of this tab. */
export interface StageState {
  /** The page is shown as customers have it, in larger text. */
  readonly presenting: boolean;
  readonly tour: TourProgress | null;
  readonly recording: boolean;
  /** The size of the presented page's text, in hundredths; null until the presenter has chosen one. */
  readonly textPercent: number | null;
  /** Where the presenter has put the marker, in pixels; null where it is placed by itself. */
  readonly moved: { readonly x: number; readonly y: number } | null;
}

/** What the presented page's text may measure. */
export const textPercents = [100, 112, 125, 140, 160] as const;

export interface TourProgress {
  readonly id: Tour['id'];
  /** Counted from 0; as many as there are steps when all are done. */
  readonly step: number;
  /** Steps before this one are done by the stage, on the way to it. */
  readonly goingTo: number;
  readonly notesOpen: boolean;
  /** The stage has done the step: a page that it loads must not do it again. */
  readonly done: boolean;
  /** The bank when the step began; null until it is known. */
  readonly before: StepBefore | null;
  /** When the tour was begun, in milliseconds of the wall clock. */
  readonly begunAt: number;
  /** Steps that the stage does are pictured on the way. */
  readonly picturing: boolean;
}

export interface StepBefore {
  /** The last entry of the journal. */
  readonly entries: number;
  /** What could be used of the account that the step is about, in pence. */
  readonly availableMinor: number | null;
}

export interface StageStore {
  read(): StageState;
  subscribe(onChange: () => void): () => void;
  change(change: Partial<StageState>): void;
}

const key = 'paddock-sandbox-stage';
const atFirst: StageState = { presenting: false, tour: null, recording: false, textPercent: null, moved: null };

export function createStageStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): StageStore {
  let state = readKept(storage);
  const watchers = new Set<() => void>();
  return {
    read: () => state,
    subscribe(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    change(change) {
      state = { ...state, ...change };
      try {
        if (isIdle(state)) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(state));
      } catch {
        // Storage may be full or forbidden: the next reload then begins without it.
      }
      for (const watcher of watchers) watcher();
    },
  };
}

interface Start {
  readonly goingTo?: number;
  readonly notesOpen?: boolean;
  readonly begunAt?: number;
  readonly picturing?: boolean;
}

export function startOfTour(id: Tour['id'], start: Start = {}): TourProgress {
  const { goingTo = 0, notesOpen = false, begunAt = Date.now(), picturing = false } = start;
  return { id, step: 0, goingTo, notesOpen, done: false, before: null, begunAt, picturing };
}

/** The same tour from its first step on, in its own bank; the presenter's time goes on where steps are done again. */
export function startAgain({ id, notesOpen, begunAt }: TourProgress, goingTo: number): TourProgress {
  return startOfTour(id, { goingTo, notesOpen, ...(goingTo > 0 && { begunAt }) });
}

function isIdle({ presenting, tour, recording }: StageState): boolean {
  return !presenting && tour === null && !recording;
}

function readKept(storage: Pick<Storage, 'getItem'>): StageState {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    const { presenting, tour, recording, textPercent, moved } = kept as Partial<Record<keyof StageState, unknown>>;
    return {
      presenting: presenting === true,
      tour: readTour(tour),
      recording: recording === true,
      textPercent: textPercents.find((each) => each === textPercent) ?? atFirst.textPercent,
      moved: readPlace(moved),
    };
  } catch {
    return atFirst;
  }
}

function readPlace(kept: unknown): StageState['moved'] {
  const { x, y } = (kept ?? {}) as Partial<Record<'x' | 'y', unknown>>;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}

function readTour(kept: unknown): TourProgress | null {
  if (kept === null || typeof kept !== 'object') return null;
  const { id, step, goingTo, notesOpen, done, before, begunAt, picturing } = kept as Partial<
    Record<keyof TourProgress, unknown>
  >;
  if (typeof id !== 'string' || !isKnown(id) || !isCount(step) || !isCount(goingTo)) return null;
  return {
    id,
    step,
    goingTo,
    notesOpen: notesOpen === true,
    done: done === true,
    before: readBefore(before),
    begunAt: isCount(begunAt) ? begunAt : Date.now(),
    picturing: picturing === true,
  };
}

function isKnown(id: string): id is Tour['id'] {
  return isTourId(id) || id.startsWith('own:');
}

function readBefore(kept: unknown): StepBefore | null {
  if (kept === null || typeof kept !== 'object') return null;
  const { entries, availableMinor } = kept as Partial<Record<keyof StepBefore, unknown>>;
  if (!isCount(entries)) return null;
  return { entries, availableMinor: typeof availableMinor === 'number' ? availableMinor : null };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
