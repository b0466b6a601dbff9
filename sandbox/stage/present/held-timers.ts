/** Shorter ones move things on the page; longer ones give up on an answer. */
const shortestHeldMs = 1_000;
const longestHeldMs = 29_000;

/** What browsers give, as far as it is replaced. */
export interface Timers {
  setTimeout(callback: () => void, ms?: number): number;
  clearTimeout(id?: number): void;
}

export interface HeldTimers extends Timers {
  /** Time has passed: calls back everything that came due, and while timers wait, everything that would have. */
  release(): void;
}

/**
 * Timers that wait while `isHeld`: what the page would do by itself after a second or more is done once they are released.
 */
export function holdTimers(real: Timers, isHeld: () => boolean): HeldTimers {
  const due = new Map<number, () => void>();
  const running = new Map<number, () => void>();
  return {
    setTimeout(callback, ms = 0) {
      if (ms < shortestHeldMs || ms > longestHeldMs) return real.setTimeout(callback, ms);
      const id = real.setTimeout(() => {
        running.delete(id);
        if (isHeld()) due.set(id, callback);
        else callback();
      }, ms);
      running.set(id, callback);
      return id;
    },
    clearTimeout(id) {
      if (id !== undefined) for (const timers of [due, running]) timers.delete(id);
      real.clearTimeout(id);
    },
    release() {
      const passed = isHeld() ? [...due, ...running] : [...due];
      const callbacks = passed.map(([id, callback]) => {
        for (const timers of [due, running]) timers.delete(id);
        real.clearTimeout(id);
        return callback;
      });
      for (const callback of callbacks) callback();
    },
  };
}
