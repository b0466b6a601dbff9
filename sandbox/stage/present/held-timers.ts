/** Shorter ones move things on the page; longer ones give up on an answer. */
const shortestHeldMs = 1_000;
const longestHeldMs = 29_000;

/** What browsers give, as far as it is replaced. */
export interface Timers {
  setTimeout(callback: () => void, ms?: number): number;
  clearTimeout(id?: number): void;
}

export interface HeldTimers extends Timers {
  /** Calls back everything that came due meanwhile. */
  release(): void;
}

/**
 * Timers that wait while `isHeld`: what the page would do by itself after a second or more is done once they are released.
 */
export function holdTimers(real: Timers, isHeld: () => boolean): HeldTimers {
  const due = new Map<number, () => void>();
  return {
    setTimeout(callback, ms = 0) {
      if (ms < shortestHeldMs || ms > longestHeldMs) return real.setTimeout(callback, ms);
      const id = real.setTimeout(() => {
        if (isHeld()) due.set(id, callback);
        else callback();
      }, ms);
      return id;
    },
    clearTimeout(id) {
      if (id !== undefined) due.delete(id);
      real.clearTimeout(id);
    },
    release() {
      const callbacks = [...due.values()];
      due.clear();
      for (const callback of callbacks) callback();
    },
  };
}
