/** Notifies of storage changes in this tab and others. */
export function storageWatchers() {
  const listeners = new Set<() => void>();
  return {
    /** Storage events reach other tabs only. */
    notify() {
      for (const listener of [...listeners]) listener();
    },
    watch(listener: () => void): () => void {
      listeners.add(listener);
      globalThis.addEventListener?.('storage', listener);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', listener);
      };
    },
  };
}
