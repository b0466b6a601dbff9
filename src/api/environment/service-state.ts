import type { Instant } from '#src/kernel/instant.ts';

/** The service does not answer, to nobody: not one call of it alone. */
export interface ServiceClosed {
  /** When it will answer again, where it has said so. */
  readonly backAt?: Instant;
  /** When the page asks it again; missing while it does. */
  readonly lookAt?: Instant;
  readonly look: () => void;
}

let closed: ServiceClosed | undefined;
const watchers = new Set<() => void>();

export function serviceClosed(): ServiceClosed | undefined {
  return closed;
}

export function setServiceClosed(now: ServiceClosed | undefined): void {
  if (now === closed) return;
  closed = now;
  for (const watcher of [...watchers]) watcher();
}

export function watchServiceClosed(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
