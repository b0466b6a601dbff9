import type { StageControl } from '#sandbox/panel/pieces/stage-control.ts';
import type { TourId } from '#sandbox/tours/tour-ids.ts';
import { siteUrl } from './page/site-path.ts';
import type { StageBank } from './pieces/stage-bank.ts';
import { createStageStore, type StageStore, startOfTour, type TourProgress } from './pieces/stage-state.ts';

/** What a link asks of the stage. */
export interface StageLink {
  readonly openedFreshBank: boolean;
  readonly present?: true;
  readonly tour?: TourId;
}

export interface OpenStage {
  readonly store: StageStore;
  readonly control: StageControl;
}

/** The stage before its tours and recorder are loaded, which happens when they are wanted. */
export function openStage(page: HTMLElement, bank: StageBank, followed: StageLink | undefined): OpenStage {
  const store = createStageStore(sessionStorage);
  if (followed !== undefined) obey(store, followed);
  let isMounted = false;

  function mountWhenWanted(): void {
    const { presenting, tour } = store.read();
    if (isMounted || (!presenting && tour === null)) return;
    isMounted = true;
    void import('./mount-stage.tsx').then(({ mountStage }) => mountStage(page, store, bank));
  }

  const recorder = () => import('./recorder/recorder.ts').then(({ recorderOf }) => recorderOf(bank, store));
  if (store.read().recording) void recorder();
  store.subscribe(mountWhenWanted);
  mountWhenWanted();

  return {
    store,
    control: {
      isPresenting: () => store.read().presenting,
      isRecording: () => store.read().recording,
      subscribe: store.subscribe,
      present: (presenting) => store.change({ presenting }),
      tours: async () => (await import('#sandbox/tours/registry.ts')).tours,
      begin({ id, link }, presenting) {
        store.change({ presenting, tour: startOfTour(id) });
        location.assign(siteUrl(presenting ? `${link};present:yes` : link));
      },
      picture({ id, link, steps }) {
        store.change({ presenting: false, tour: startOfTour(id, { goingTo: steps.length, picturing: true }) });
        location.assign(siteUrl(link));
      },
      paper: async (tour, as) => (await import('./paper/open-paper.tsx')).openPaper(tour, as),
      record: async () => (await recorder()).start(),
      stopRecording: () => store.change({ recording: false }),
      drafts: async () => (await recorder()).drafts(),
      recorded: async () => (await recorder()).recorded(),
      exercise: async () => (await recorder()).exercise(),
    },
  };
}

/** The link of an own tour does not name it. */
function isOwnOnTheWay(tour: TourProgress | null): boolean {
  return tour?.id.startsWith('own:') === true && tour.step === 0 && tour.before === null;
}

/** A link that opens a fresh bank says all of it; any other link changes only what it names. */
function obey(store: StageStore, { openedFreshBank, present, tour }: StageLink): void {
  const before = store.read().tour;
  if (openedFreshBank || present) store.change({ presenting: present === true });
  if (tour !== undefined) {
    const isOnTheWay = before?.id === tour && before.step === 0;
    store.change({ tour: isOnTheWay ? { ...before, done: false, before: null } : startOfTour(tour) });
  } else if (openedFreshBank && !isOwnOnTheWay(before)) store.change({ tour: null });
}
