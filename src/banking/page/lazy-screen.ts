import { type ComponentType, lazy } from 'react';

/** A component that loads on first use. A screen that calls the bank passes `openBank`, which runs in parallel. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  openBank?: () => Promise<unknown>,
) {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), openBank?.()]);
    return { default: screen };
  });
}
