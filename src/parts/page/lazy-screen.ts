import { type ComponentType, lazy } from 'react';

/**
 * A screen, or a part of the frame, that is fetched when it is first asked for. One that asks the bank something brings
 * `openBank`: the bank is opened meanwhile, and both are awaited.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  openBank?: () => Promise<unknown>,
) {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), openBank?.()]);
    return { default: screen };
  });
}
