/** Whoever is told when what all tabs share has changed, in this tab or in another. */
export function storageWatchers() {
  const listeners = new Set<() => void>();
  return {
    /** The browser tells the other tabs only. */
    tell() {
      for (const listener of [...listeners]) listener();
    },
    /** @returns how to stop it. */
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
