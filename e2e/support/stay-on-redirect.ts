/** Run in the page before it starts: the way back to the accounts, which opens after three seconds, stays where it is. */
export function stayOnRedirect(): void {
  const wait = globalThis.setTimeout;
  const waitUnlessLeaving = (handler: TimerHandler, ms?: number, ...rest: readonly unknown[]) =>
    ms === 3_000 ? 0 : wait(handler, ms, ...rest);
  Object.assign(globalThis, { setTimeout: waitUnlessLeaving });
}
