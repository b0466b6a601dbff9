/** An init script: stops the redirect to the accounts that follows after three seconds. */
export function stayOnRedirect(): void {
  const wait = globalThis.setTimeout;
  const waitUnlessLeaving = (handler: TimerHandler, ms?: number, ...rest: readonly unknown[]) =>
    ms === 3_000 ? 0 : wait(handler, ms, ...rest);
  Object.assign(globalThis, { setTimeout: waitUnlessLeaving });
}
