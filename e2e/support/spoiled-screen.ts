import type { Page } from '@playwright/test';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { operationOf } from '#tests/hostile/operation-of.ts';
import { type Spoiling, spoil } from '#tests/hostile/spoiling.ts';

/** What is spoiled on a page: one of the operations that it asks for. */
export interface ScreenPlan {
  readonly operationId: OperationId;
  readonly spoilings: readonly Spoiling[];
}

/** What a page made of its answers. */
export interface Screen {
  readonly asked: readonly OperationId[];
  /** How many answers were spoiled. */
  readonly spoiledCount: number;
  readonly heading: string;
  /** Amounts on the page that no answer has. */
  readonly strangeAmounts: readonly string[];
  readonly complaints: readonly string[];
}

/** The bank behind a page spoils its answers as planned. */
export async function spoiledPage(page: Page) {
  let plan: ScreenPlan | undefined;
  let asked = new Set<OperationId>();
  let numbers = new Set<string>();
  let complaints: string[] = [];
  let spoiledCount = 0;
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.exposeFunction('paddockSpoils', (method: string, url: string, text: string) => {
    const operationId = operationOf({ method, url });
    let body: unknown = JSON.parse(text);
    if (operationId !== undefined) asked.add(operationId);
    if (operationId !== undefined && operationId === plan?.operationId) {
      spoiledCount += 1;
      for (const spoiling of plan.spoilings) body = spoil(body, spoiling);
    }
    noteNumbers(body, numbers);
    return JSON.stringify(body) ?? '';
  });
  await page.addInitScript(spoilFetch);

  return async function show(given: ScreenPlan | undefined, open: () => Promise<void>): Promise<Screen> {
    plan = given;
    asked = new Set();
    numbers = new Set();
    complaints = [];
    spoiledCount = 0;
    await open();
    await page.waitForFunction(isShown, undefined, { timeout: 20_000 });
    const text = ((await page.locator('main').textContent()) ?? '').replaceAll(addedUp, '');
    const amounts = [...text.matchAll(/[£€$]([\d,]+\.\d\d)/g)].map(([, figures = '']) => figures.replaceAll(',', ''));
    return {
      asked: [...asked],
      spoiledCount,
      heading: (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '',
      strangeAmounts: [...new Set(amounts)].filter((figures) => !numbers.has(figures)),
      complaints,
    };
  };
}

/** What is new on an account comes with its sums, which are the page's own. */
const addedUp = /\d+ new since [^:]+:(?: \S+ (?:in|out),?)+/g;

function noteNumbers(value: unknown, numbers: Set<string>): void {
  if (typeof value === 'number') numbers.add(Math.abs(value).toFixed(2));
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) noteNumbers(each, numbers);
}

/** Runs in the page. */
function isShown(): boolean {
  const heading = document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }) ?? false;
  return heading && document.querySelector('main [aria-busy=true]') === null;
}

/** Runs in the page, before anything else. */
function spoilFetch(): void {
  const real = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    const answer = await real(...given);
    const [request] = given;
    if (!(request instanceof Request) || request.method !== 'GET' || !answer.ok) return answer;
    if (!request.url.includes('/digx/') || answer.headers.get('content-type')?.includes('json') !== true) return answer;
    const { paddockSpoils } = globalThis as unknown as {
      paddockSpoils: (method: string, url: string, text: string) => Promise<string>;
    };
    const body = await paddockSpoils(request.method, request.url, await answer.text());
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
}
