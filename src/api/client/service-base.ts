/** The base of every call, `/digx`. Tolerates extra slashes and repetition (`/digx/digx`) in the configuration. */
export function serviceBase(servicePath: string): string {
  const steps = servicePath.split('/').filter((step) => step !== '');
  const period = steps.findIndex(
    (_, size) => size > 0 && steps.every((step, place) => step === steps[place % size] && steps.length % size === 0),
  );
  return steps
    .slice(0, period === -1 ? steps.length : period)
    .map((step) => `/${step}`)
    .join('');
}
