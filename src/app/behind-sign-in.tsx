import { type ComponentType, lazy } from 'react';

/** Loads a part that asks the bank something, while the bank is opened. */
export function behindSignIn<Props extends object>(
  openBank: () => Promise<unknown>,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), openBank()]);
    return { default: part };
  });
}
