import type { Sent } from './sending.ts';

/** The payment being sent, and its session. Cleared once the bank has answered. */
let inProgress: { readonly sessionId: string; readonly sent: Promise<Sent> } | undefined;

/** Lets another page pick up the answer if this one goes away first, as when the entity changes. */
export function noteSending(sessionId: string, sent: Promise<Sent>): void {
  const noted = { sessionId, sent };
  inProgress = noted;
  const forget = () => {
    if (inProgress === noted) inProgress = undefined;
  };
  sent.then(forget, forget);
}

export function sendingInProgress(sessionId: string): Promise<Sent> | undefined {
  return inProgress?.sessionId === sessionId ? inProgress.sent : undefined;
}
