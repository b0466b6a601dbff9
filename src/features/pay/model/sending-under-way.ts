import type { Sent } from './sending.ts';

/** What is being sent, and in which session. Nothing is kept of it once the bank has answered. */
let underWay: { readonly sessionId: string; readonly sent: Promise<Sent> } | undefined;

/** For a page that may go away before the bank answers, as with a change of entity: another asks for it then. */
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
