import { targetOf } from '#sandbox/stage/page/action-target.ts';
import { findNamed } from '#sandbox/stage/page/named-element.ts';
import { siteUrl } from '#sandbox/stage/page/site-path.ts';
import { pictureStep } from '#sandbox/stage/pictures/picture-step.ts';
import type { StageBank } from '#sandbox/stage/pieces/stage-bank.ts';
import { type StageStore, startAgain, type TourProgress } from '#sandbox/stage/pieces/stage-state.ts';
import type { NamedElement, Tour, TourStep } from '#sandbox/tours/tour.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { accountOf, isMet } from './conditions.ts';
import { doStep } from './do-step.ts';
import { stageFacts } from './stage-facts.ts';

/** Immutable. */
export interface PlayerView {
  readonly step: number;
  /** What the step is done on; undefined while the page does not show it. */
  readonly target: HTMLElement | undefined;
  /** Being taken to a step: the page is left alone meanwhile. */
  readonly onTheWay: boolean;
  /** What the step is done on has been missing for a while: somebody has gone elsewhere. */
  readonly offThePath: boolean;
  readonly problem: string | undefined;
}

export interface Player {
  readonly tour: Tour;
  read(): PlayerView;
  subscribe(onChange: () => void): () => void;
  /** Does the step that is shown, as soon as the page is ready for it, or goes on from it. */
  doIt(): void;
  /** Begins again in a bank of its own and does all steps before this one. */
  goTo(step: number): void;
  stop(): void;
}

const lookEveryMs = 100;
/** Longer than a page takes to show what follows. */
const missingMs = 4_000;

/** Goes through a tour on this page: points at what is to be done, and goes on as soon as its condition is met. */
export function createPlayer(tour: Tour, stage: StageStore, bank: StageBank): Player {
  const facts = stageFacts(bank);
  const shown = createShown(nowhere(stepNow()));
  /** The step that the presenter wants done, or has gone on from, and the last one that the stage has done. */
  let wanted = -1;
  let done = -1;
  const isSettled = createSettling();
  const isMissing = createMissing();
  /** Another page is on its way. */
  let isLeaving = false;

  function stepNow(): number {
    return stage.read().tour?.step ?? 0;
  }

  function show(change: Partial<PlayerView>): void {
    // A look that began before must not show the next page's step on this one.
    if (!isLeaving) shown.change(change);
  }

  function moveTo(progress: TourProgress, step: number): void {
    stage.change({ tour: { ...progress, step, done: false, before: null } });
  }

  async function begin(step: TourStep, progress: TourProgress): Promise<void> {
    const [entries, persona] = await facts.standingNow();
    const account = accountOf(step);
    const availableMinor = account === undefined ? null : await facts.availableMinor(persona, account);
    const now = stillAt(progress);
    if (now !== undefined) stage.change({ tour: { ...now, before: { entries, availableMinor } } });
  }

  /** Undefined once the tour was closed or taken elsewhere while the bank was asked. */
  function stillAt({ id, step }: TourProgress): TourProgress | undefined {
    const now = stage.read().tour;
    return !isLeaving && now?.id === id && now.step === step ? now : undefined;
  }

  async function look(): Promise<void> {
    const progress = stage.read().tour;
    const step = progress === null ? undefined : tour.steps[progress.step];
    if (progress === null || step === undefined) {
      return show(nowhere(stepNow()));
    }
    if (progress.before === null) return begin(step, progress);
    const onTheWay = progress.step < progress.goingTo;
    const isNew = shown.read().step !== progress.step;
    const wantedTarget = targetOf(step.action);
    const target = found(wantedTarget);
    const isGone = target === undefined && (wantedTarget !== undefined || done >= progress.step);
    const offThePath = isMissing(progress.step, isGone);
    show({ step: progress.step, target, onTheWay, offThePath, ...(isNew && { problem: undefined }) });
    const isWanted = onTheWay || wanted === progress.step;
    if (isWanted && done < progress.step && !progress.done && isSettled(shown.read())) await act(step, progress);
    const isOver = isDone(step.action, { isWanted, isActed: done >= progress.step, picturing: progress.picturing });
    const [, persona] = await facts.standing();
    if (!isOver || !(await isMet(step.until, { before: progress.before, persona, facts }))) return;
    const now = stillAt(progress);
    if (now !== undefined) moveTo(now, now.step + 1);
  }

  async function act(step: TourStep, progress: TourProgress): Promise<void> {
    if (progress.picturing) await pictureStep(tour, step);
    if (step.action.does === 'log-in-as') stage.change({ tour: { ...progress, done: true } });
    const came = await doStep(step.action, bank);
    if (came.outcome !== 'not-yet') done = progress.step;
    if (came.outcome === 'refused') wanted = -1;
    show({ problem: came.outcome === 'refused' ? came.reason : undefined });
  }

  const stopLooking = lookAgainAndAgain(
    async () => {
      if (!isLeaving) await look();
    },
    (problem) => show({ problem }),
  );

  return {
    tour,
    read: shown.read,
    subscribe: shown.subscribe,
    doIt() {
      const { tour: progress } = stage.read();
      wanted = shown.read().step;
      done = Math.min(done, wanted - 1);
      if (progress?.done) stage.change({ tour: { ...progress, done: false } });
    },
    goTo(step) {
      const { tour: progress } = stage.read();
      if (progress === null) return;
      show({ target: undefined, onTheWay: true, offThePath: false });
      isLeaving = true;
      stage.change({ tour: startAgain(progress, Math.max(0, step)) });
      location.assign(siteUrl(linkOf(tour, stage.read().presenting)));
    },
    stop: stopLooking,
  };
}

function nowhere(step: number): PlayerView {
  return { step, target: undefined, onTheWay: false, offThePath: false, problem: undefined };
}

interface Doing {
  readonly isWanted: boolean;
  /** The stage has done the step itself. */
  readonly isActed: boolean;
  readonly picturing: TourProgress['picturing'];
}

/** Whether the step may be over by its condition. Nothing on the page shows that these two are done. */
function isDone({ does }: TourStep['action'], { isWanted, isActed, picturing }: Doing): boolean {
  if (does === 'look') return isWanted && (!picturing || isActed);
  return does !== 'plan-fault' || isActed;
}

/** One look at a time. @returns what stops it. */
function lookAgainAndAgain(look: () => Promise<void>, onProblem: (reason: string) => void): () => void {
  let isLooking = false;
  async function lookOnce(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
    } catch (failure) {
      onProblem(reasonOf(failure));
    } finally {
      isLooking = false;
    }
  }
  const looking = setInterval(() => void lookOnce(), lookEveryMs);
  return () => clearInterval(looking);
}

/** What is shown of the player: a change that changes nothing is not told. */
function createShown(view: PlayerView) {
  let shown = view;
  const watchers = new Set<() => void>();
  return {
    read: () => shown,
    subscribe(onChange: () => void) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    change(change: Partial<PlayerView>) {
      const next = { ...shown, ...change };
      if (Object.entries(next).every(([key, value]) => shown[key as keyof PlayerView] === value)) return;
      shown = next;
      for (const watcher of watchers) watcher();
    },
  };
}

/**
 * Whether what a step is to be done on, and the focus, are as they were at the look before: menus that close give the focus
 * back a little later, and would take it from the next field.
 */
function createSettling(): (view: PlayerView) => boolean {
  let before: readonly unknown[] = [];
  return ({ step, target }) => {
    const now = [step, target, document.activeElement];
    const isSame = now.every((what, place) => what === before[place]);
    before = now;
    return isSame;
  };
}

/** Whether something has been missing in the same step since long, while nothing was loading. */
function createMissing(): (step: number, missing: boolean) => boolean {
  let since = performance.now();
  let at = -1;
  return (step, missing) => {
    const now = performance.now();
    const isLoading = document.querySelector('[aria-busy="true"]') !== null;
    if (!missing || isLoading || step !== at) since = now;
    at = step;
    return now - since > missingMs;
  };
}

export function linkOf({ link }: Tour, presenting: boolean): string {
  return presenting ? `${link};present:yes` : link;
}

function found(element: NamedElement | undefined): HTMLElement | undefined {
  return element === undefined ? undefined : findNamed(element);
}
