import { useSyncExternalStore } from 'react';

/**
 * The token from a password reset link's URL fragment. It is held only in this page's memory, never in the URL, storage
 * or store, and is lost on reload.
 */
export type ResetToken =
  | { readonly kind: 'token'; readonly token: string }
  /** Not a token the bank can have issued. */
  | { readonly kind: 'unreadable' };

let held: ResetToken | undefined;
const listeners = new Set<() => void>();

/** The token of the reset link that led here; undefined without one, or once it is forgotten. */
export function useResetToken(): ResetToken | undefined {
  return useSyncExternalStore(listen, heldResetToken);
}

export function heldResetToken(): ResetToken | undefined {
  return held;
}

/** Only for app start, which removes the token from the URL. */
export function holdResetToken(token: ResetToken): void {
  held = token;
  notifyListeners();
}

/** Called once it has been used, or the customer has left its page. */
export function forgetResetToken(): void {
  if (held === undefined) return;
  held = undefined;
  notifyListeners();
}

/** `#token`, or `#token=…`; undefined for an empty fragment. */
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

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
