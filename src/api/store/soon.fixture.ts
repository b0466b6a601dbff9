import { vi } from 'vitest';

/** Waits until the check holds, looking often: most of these tests' time would be Vitest's pause between two looks. */
export function soon(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { interval: 1 });
}
