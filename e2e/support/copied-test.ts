/** The body of a test that the panel has written, run with fixtures of our own. */
export async function runCopiedTest(
  text: string,
  fixtures: Readonly<Record<string, unknown>>,
  expect: unknown,
): Promise<string> {
  const [head = '', ...rest] = text.split('\n');
  if (head !== "import { expect, test } from 'paddock-kit/playwright';") throw new Error(`It begins with “${head}”`);
  const tests: { readonly title: string; readonly run: (given: typeof fixtures) => Promise<void> }[] = [];
  const test = (title: string, run: (given: typeof fixtures) => Promise<void>) => void tests.push({ title, run });
  // Its only import is given to it here.
  new Function('expect', 'test', rest.join('\n'))(expect, test);
  const [only] = tests;
  if (only === undefined || tests.length > 1) throw new Error(`It holds ${tests.length} tests`);
  await only.run(fixtures);
  return only.title;
}
