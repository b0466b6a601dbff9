import { hidden, maskHeaders, maskSecrets } from '#contracts/driver/mask-secrets.ts';
import { answerBreachesOf, type PlacedBreach, requestBreachesOf, valueAt } from '#contracts/verify/answer-check.ts';
import { bodiesOf, type RecordedCall } from './recorded-call.ts';

export interface RecordedBreach extends PlacedBreach {
  /** What came there, as reports may show it; undefined for nothing and for what is long. */
  readonly value: string | undefined;
}

/** Without those that the recording itself causes: what it has hidden or left out. */
export function breachesIn(call: RecordedCall): readonly RecordedBreach[] {
  const parts = bodiesOf(call);
  const { requestHeaders, headers, hasAnswer, hasBody = true } = call;
  const shown = {
    request: { body: masked(parts.request), headers: maskHeaders(requestHeaders ?? {}) },
    body: masked(parts.answer),
    headers: maskHeaders(headers),
  };
  const request = requestBreachesOf(call)
    .map((breach) => ({ ...breach, where: `/request${breach.where}` }))
    .filter(
      ({ where }) =>
        !isLeftOut(where, { '/request/body': parts.request, '/request/headers': requestHeaders }) &&
        (hasBody || !where.startsWith('/request/body')),
    );
  const answer = answerBreachesOf(call).filter(
    ({ where }) =>
      !isLeftOut(where, { '/body': parts.answer, '/headers': headers }) && (hasAnswer || !where.startsWith('/body')),
  );
  return [...request, ...answer].map((breach) => ({ ...breach, value: valueAt(breach.where, shown) }));
}

/** Cookies, and `content-type` of what has no body, are often not in a recording. */
function isLeftOut(where: string, roots: Readonly<Record<string, unknown>>): boolean {
  if (/\/headers\/(set-cookie|cookie)$/i.test(where)) return true;
  for (const [root, value] of Object.entries(roots)) {
    if (!where.startsWith(`${root}/`)) continue;
    const steps = where.slice(root.length + 1).split('/');
    const found = steps.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], value);
    if (found === hidden) return true;
  }
  return false;
}

function masked(body: unknown): unknown {
  return body === undefined ? undefined : JSON.parse(maskSecrets(JSON.stringify(body)));
}
