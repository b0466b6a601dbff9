import { type ComponentType, lazy } from 'react';

/** A component that loads on first use. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}
