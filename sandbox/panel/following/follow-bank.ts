import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import type { AwaitedMoment, PageControl, PageFollowing } from '#sandbox/panel/pieces/page-control.ts';

interface FollowedPage {
  listen(listener: (event: SandboxEvent) => void): void;
  /** Whether anybody is logged in here. */
  isInUse(): boolean;
  isFormBegun(): boolean;
  /** Asks the bank again for all that the page shows. */
  refetch(): void;
  awaited(): readonly AwaitedMoment[];
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** What a link has asked for. */
  readonly asked?: boolean | undefined;
}

const key = 'paddock-sandbox-page';
const still = 'still';

/** Changes that follow one another within this time are shown together, */
const settlingMs = 300;
/** but no change waits longer. */
const longestMs = 2_000;
const lookEveryMs = 500;

/** Shows on the page what others have changed in the bank: at once, or once nothing is being filled in any more. */
export function followBank({
  listen,
  isInUse,
  isFormBegun,
  refetch,
  awaited,
  storage,
  asked,
}: FollowedPage): PageControl {
  const watchers = new Set<() => void>();
  let state: PageFollowing = { follows: storage.getItem(key) !== still, isBehind: false };
  let firstAtMs: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(to: Partial<PageFollowing>): void {
    state = { ...state, ...to };
    for (const watcher of watchers) watcher();
  }

  function follow(follows: boolean): void {
    try {
      if (follows) storage.removeItem(key);
      else storage.setItem(key, still);
    } catch {
      // Storage may be full or forbidden: the next reload then follows again.
    }
    settle();
    change({ follows });
  }

  function settle(): void {
    clearTimeout(timer);
    timer = undefined;
    firstAtMs = undefined;
    if (state.isBehind) change({ isBehind: false });
  }

  function refresh(): void {
    settle();
    if (isInUse()) refetch();
  }

  function show(): void {
    if (isFormBegun()) {
      if (!state.isBehind) change({ isBehind: true });
      timer = setTimeout(show, lookEveryMs);
    } else refresh();
  }

  listen(({ event }) => {
    if (event === 'opened') return settle();
    if (event !== 'changed' || !state.follows || state.isBehind || !isInUse()) return;
    const now = performance.now();
    firstAtMs ??= now;
    clearTimeout(timer);
    timer = setTimeout(show, Math.min(settlingMs, Math.max(0, firstAtMs + longestMs - now)));
  });
  if (asked !== undefined) follow(asked);

  return {
    read: () => state,
    subscribe(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    follow(on) {
      const wasStill = !state.follows;
      follow(on);
      if (on && wasStill) show();
    },
    refresh,
    awaited,
  };
}
