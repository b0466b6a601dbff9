import { isTourId, type TourId } from '#sandbox/tours/tour-ids.ts';

/** What goes on in front of an audience, kept for a reload of this tab. */
export interface StageState {
  /** The page is shown as customers have it, in larger text. */
  readonly presenting: boolean;
  readonly tour: TourProgress | null;
  readonly recording: boolean;
}

export interface TourProgress {
  readonly id: TourId;
  /** Counted from 0; as many as there are steps when all are done. */
  readonly step: number;
  /** Steps before this one are done by the stage, on the way to it. */
  readonly goingTo: number;
  readonly notesOpen: boolean;
  /** The stage has done the step: a page that it loads must not do it again. */
  readonly done: boolean;
  /** The bank when the step began; null until it is known. */
  readonly before: StepBefore | null;
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
const atFirst: StageState = { presenting: false, tour: null, recording: false };

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

export function startOfTour(id: TourId, goingTo = 0, notesOpen = false): TourProgress {
  return { id, step: 0, goingTo, notesOpen, done: false, before: null };
}

function isIdle({ presenting, tour, recording }: StageState): boolean {
  return !presenting && tour === null && !recording;
}

function readKept(storage: Pick<Storage, 'getItem'>): StageState {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    const { presenting, tour, recording } = kept as Partial<Record<keyof StageState, unknown>>;
    return { presenting: presenting === true, tour: readTour(tour), recording: recording === true };
  } catch {
    return atFirst;
  }
}

function readTour(kept: unknown): TourProgress | null {
  if (kept === null || typeof kept !== 'object') return null;
  const { id, step, goingTo, notesOpen, done, before } = kept as Partial<Record<keyof TourProgress, unknown>>;
  if (typeof id !== 'string' || !isTourId(id) || !isCount(step) || !isCount(goingTo)) return null;
  return { id, step, goingTo, notesOpen: notesOpen === true, done: done === true, before: readBefore(before) };
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
