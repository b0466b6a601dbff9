/**
 * The one base of every call, `/digx`, from the configured path: with or without slashes at its ends, and written once
 * even where it was configured several times over (`/digx/digx`).
 */
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
