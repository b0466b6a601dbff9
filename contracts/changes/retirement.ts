import type { Notice } from '#openapi/generator/contract.ts';
import type { ContractChange } from './contract-change.ts';

export interface ServedFrom {
  /** ISO day. */
  readonly today: string;
  /** The oldest version of the app that the service still answers, `info.x-oldest-app`. */
  readonly oldestApp: string;
}

/** Why something that is gone may not go yet, a sentence each. */
export function goneTooSoon(changes: readonly ContractChange[], served: ServedFrom): readonly string[] {
  const sentences = changes.flatMap(({ where, shared, gone }) => {
    const why = gone === undefined ? undefined : whyNotYet(gone, served);
    return why === undefined ? [] : [`\`${shared ?? where}\` may not go yet: ${why}`];
  });
  return [...new Set(sentences)];
}

function whyNotYet(
  { deprecated, 'x-sunset': sunset, 'x-last-app': lastApp }: Notice,
  { today, oldestApp }: ServedFrom,
): string | undefined {
  if (deprecated !== true) return 'the last release does not have it as `deprecated`.';
  if (typeof sunset !== 'string' || today <= sunset) return `its \`x-sunset\` is ${sunset}.`;
  if (typeof lastApp !== 'string' || !isOlder(lastApp, oldestApp))
    return `the app used it up to ${lastApp}, and ${oldestApp} is still served (\`info.x-oldest-app\`).`;
  return undefined;
}

/** How the notice given to an element has changed; undefined if it has not. */
export function noticeGiven(before: Notice, after: Notice): string | undefined {
  if (after.deprecated !== true) return before.deprecated === true ? 'is no longer deprecated' : undefined;
  if (before.deprecated === true && before['x-sunset'] === after['x-sunset']) return undefined;
  return `is deprecated, and may go after ${after['x-sunset']}`;
}

function isOlder(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => version.split(/[.-]/).map(Number));
  const place = [0, 1, 2].find((index) => left?.[index] !== right?.[index]);
  return place !== undefined && (left?.[place] ?? 0) < (right?.[place] ?? 0);
}
