export interface Following {
  readonly follows: boolean;
  /** The bank has changed, and the page waits because something on it is being filled in. */
  readonly isBehind: boolean;
}

export interface ChangeFollower {
  read(): Following;
  subscribe(onChange: () => void): () => void;
  /** @param on false: the page stays as it is until it next asks. */
  follow(on: boolean): void;
  /** Asks the bank again for all that the page shows. */
  refresh(): void;
  stop(): void;
}

/** A bank that has been replaced has nothing in common with what the page shows. */
export type Change = 'changed' | 'replaced';

/** Whether the page follows, and where that is kept. */
export interface FollowSwitch {
  readonly isOn: boolean;
  keep(isOn: boolean): void;
}

interface FollowedPage {
  listen(listener: (change: Change) => void): void;
  /** Whether anybody is logged in here. */
  isInUse(): boolean;
  isFormBegun(): boolean;
  /** Asks the bank again for all that the page shows. */
  refetch(): void;
  readonly switched: FollowSwitch;
}

export const alwaysFollows: FollowSwitch = { isOn: true, keep: () => {} };

/** Changes that follow one another within this time are shown together, */
const settlingMs = 300;
/** but no change waits longer. */
const longestMs = 2_000;
const lookEveryMs = 500;

/** Shows on the page what others have changed in the bank: at once, or once nothing is being filled in any more. */
export function followChanges({ listen, isInUse, isFormBegun, refetch, switched }: FollowedPage): ChangeFollower {
  const watchers = new Set<() => void>();
  let state: Following = { follows: switched.isOn, isBehind: false };
  let firstAtMs: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(to: Partial<Following>): void {
    state = { ...state, ...to };
    for (const watcher of watchers) watcher();
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

  listen((what) => {
    if (what === 'replaced') return settle();
    if (!state.follows || state.isBehind || !isInUse()) return;
    const now = performance.now();
    firstAtMs ??= now;
    clearTimeout(timer);
    timer = setTimeout(show, Math.min(settlingMs, Math.max(0, firstAtMs + longestMs - now)));
  });

  return {
    read: () => state,
    subscribe(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    follow(on) {
      const wasStill = !state.follows;
      switched.keep(on);
      settle();
      change({ follows: on });
      if (on && wasStill) show();
    },
    refresh,
    stop: () => clearTimeout(timer),
  };
}
