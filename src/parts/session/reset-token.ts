import { useSyncExternalStore } from 'react';

/**
 * What a password-reset link carried after its `#`. It lives in this page's memory and nowhere else: not in the
 * address, not in storage, not in the store, and a reload forgets it.
 */
export type ResetToken =
  | { readonly kind: 'token'; readonly token: string }
  /** Something stood there that no bank can have written. */
  | { readonly kind: 'unreadable' };

let held: ResetToken | undefined;
const listeners = new Set<() => void>();

/** The token of the link that led here; undefined when no link did, or once it is forgotten. */
export function useResetToken(): ResetToken | undefined {
  return useSyncExternalStore(listen, heldResetToken);
}

export function heldResetToken(): ResetToken | undefined {
  return held;
}

/** For the start of the app alone, which has taken it out of the address. */
export function holdResetToken(token: ResetToken): void {
  held = token;
  tellAll();
}

/** Once it has served, or the customer has left its page. */
export function forgetResetToken(): void {
  if (held === undefined) return;
  held = undefined;
  tellAll();
}

/** `#token`, or `#token=…` with the token behind the sign; an empty fragment is none. */
export function readResetToken(fragment: string): ResetToken | undefined {
  const text = fragment.replace(/^#/, '');
  if (text === '') return undefined;
  const token = /^(?:token=)?([\w.~-]{1,256})$/.exec(text)?.[1];
  return token === undefined ? { kind: 'unreadable' } : { kind: 'token', token };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
