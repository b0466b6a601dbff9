import type { RequestHead } from '#sandbox/control/journal/journal.ts';

// Tests written for somebody else's project: they use Playwright and the sandbox's test kit only.

interface AtMoment {
  readonly title: string;
  /** Statements between the opening of the moment and the end. */
  readonly lines: readonly string[];
}

const toBeContinued: AtMoment = {
  title: 'continues from a saved moment',
  lines: ["await expect(page.getByRole('heading', { level: 1 })).toBeVisible();"],
};

/** A test that begins at a moment, to be continued by hand. */
export function momentTest(moment: string, { title, lines }: AtMoment = toBeContinued): string {
  return `import { expect, test } from 'paddock-kit/playwright';

// Saved from the sandbox's panel. The bank's time stands still; \`bank.advance('P1D')\` moves it.
const moment = ${template(moment)};

test(${quoted(title)}, async ({ bank, page }) => {
  await bank.openMoment(moment);
${lines.map((line) => `  ${line}`).join('\n')}
  expect(await bank.problems()).toEqual([]);
});
`;
}

/** A test that repeats one call on the bank as it was before it, without a page. */
export function callTest(call: RequestHead, snapshot: string): string {
  const { operationId, request, status, rule } = call;
  const { method, target } = request;
  return `import { expect, test } from 'paddock-kit/playwright';

// Saved from the sandbox's panel: the bank before call ${call.n}, then the call itself.
const before = ${template(snapshot)};
const request = ${template(JSON.stringify(request))};

test(${quoted(`${operationId ?? `${method} ${target}`} answers ${status === 0 ? 'nothing' : status}`)}, async ({ nodeBank }) => {
  await nodeBank.openMoment(before);
  const call = await nodeBank.repeat(JSON.parse(request));
  expect(call).toMatchObject({ status: ${status}, rule: ${quoted(rule)} });
});
`;
}

/** A template literal that holds JSON readably and without escapes beyond its own. */
function template(text: string): string {
  return `String.raw\`${text.replaceAll('`', '\\u0060').replaceAll('${', '\\u0024{')}\``;
}

/** A string literal. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;
}
