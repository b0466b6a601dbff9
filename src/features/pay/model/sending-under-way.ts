import type { Sent } from './sending.ts';

/** The payment being sent, and its session. Cleared once the bank has answered. */
let underWay: { readonly sessionId: string; readonly sent: Promise<Sent> } | undefined;

/** Lets another page pick up the answer if this one goes away first, as when the entity changes. */
export function noteSending(sessionId: string, sent: Promise<Sent>): void {
  const noted = { sessionId, sent };
  underWay = noted;
  const forget = () => {
    if (underWay === noted) underWay = undefined;
  };
  sent.then(forget, forget);
}

export function sendingUnderWay(sessionId: string): Promise<Sent> | undefined {
  return underWay?.sessionId === sessionId ? underWay.sent : undefined;
}
