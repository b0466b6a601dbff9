const longestWaitMs = 3_000;

/** Until nothing is loading and nothing moves. */
export async function pageAtRest(): Promise<void> {
  const until = performance.now() + longestWaitMs;
  const isAtRest = () =>
    document.querySelector('h1') !== null &&
    document.querySelector('[aria-busy="true"]') === null &&
    document.getAnimations().every(({ playState }) => playState !== 'running');
  while (!isAtRest() && performance.now() < until) await new Promise((later) => setTimeout(later, 50));
}
