import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FaultKind } from '#sandbox/http/fault-kinds.ts';
import type { BankFetch } from '#src/api/client/bank-fetch.ts';
import { storedKeys, tabStorage } from '#src/api/page-storage.ts';
import { createPaymentRun, type PaymentOrder, type PaymentRun } from '#src/api/submit-payment.ts';
import { readUnsettled, settleUnsettled } from '#src/api/unsettled-payment.ts';
import { atTheEnd, openPayingCustomer, type Store, stopTheClock } from './paying-customer.ts';
import { runs } from './runs.ts';

/**
 * Whatever is pressed when, whatever breaks on the way, and wherever a page is loaded again: the money of one order
 * leaves once at most, and what the app says of it at the end is so.
 */

type Paying = Awaited<ReturnType<typeof openPayingCustomer>>;

beforeEach(stopTheClock);

afterEach(() => {
  vi.useRealTimers();
  tabStorage.removeItem(storedKeys.paymentUnderWay);
});

/** So far apart that their sum tells how often each of them left. */
const amounts = [1_01, 1_000_01] as const;

const operations = ['getNonce', 'createPayment', 'confirmPayment', 'getPayment'] as const;
const kinds = [
  'lost-answer',
  'timeout',
  'offline',
  '500',
  '503',
  '403',
  'empty',
  'malformed',
  'nonsense',
  'html-blocked',
  'no-nonce',
] as const satisfies readonly FaultKind[];

const place = fc.constantFrom(0 as const, 1 as const);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constantFrom('verify' as const, 'confirm' as const), place }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const) }) },
  // Long enough for some of what is under way, so that a page may be left at any point of it.
  { weight: 4, arbitrary: fc.record({ does: fc.constant('pause' as const), turns: fc.integer({ min: 1, max: 40 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('break' as const),
      operationId: fc.constantFrom(...operations, 'confirmPayment' as const),
      kind: fc.constantFrom(...kinds),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('mend' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('reload' as const), place }) },
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Both orders are looked through before anything else happens, so that something is sent in most of the runs. */
const opening: readonly Step[] = [{ does: 'verify', place: 0 }, { does: 'verify', place: 1 }, { does: 'wait' }];

const confirm: Step = { does: 'confirm', place: 0 };
const wait: Step = { does: 'wait' };
const reload: Step = { does: 'reload', place: 0 };
const breaking = (operationId: (typeof operations)[number], kind: (typeof kinds)[number]): Step => {
  return { does: 'break', operationId, kind };
};

/** The ways it can end, each taken once whatever else is drawn. */
const examples: [Step[]][] = [
  [[confirm, wait]],
  [[breaking('confirmPayment', 'offline'), confirm, wait]],
  [[breaking('confirmPayment', 'lost-answer'), breaking('getPayment', '500'), confirm, wait]],
  [[breaking('confirmPayment', 'lost-answer'), breaking('getPayment', '500'), confirm, wait, reload]],
  [[breaking('confirmPayment', 'lost-answer'), breaking('getPayment', '500'), confirm, wait, { does: 'mend' }, reload]],
  [[breaking('confirmPayment', 'timeout'), confirm, { does: 'pause', turns: 40 }, reload]],
];

it('pays each order once at most, and once where it says so', async () => {
  const said = new Set<string>();
  const settled = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      tabStorage.removeItem(storedKeys.paymentUnderWay);
      const paying = await openPayingCustomer();
      const tabs = [await openTab(paying, 0), await openTab(paying, 1)] as const;
      for (const one of [...opening, ...steps]) await take(one, tabs, paying);
      await atTheEnd(tabs.flatMap(({ acting }) => acting));
      await paying.sandbox.control.clearFaults();

      const left = await paying.moneyLeft();
      const times = [(left % amounts[1]) / amounts[0], Math.floor(left / amounts[1])];
      for (const [at, { outcome }] of tabs.entries()) {
        said.add(outcome);
        for (const one of tabs[at]?.settled ?? []) settled.add(one);
        if (outcome === 'unknown') expect([0, 1]).toContain(times[at]);
        else expect([outcome, times[at]]).toEqual([outcome, outcome === 'paid' ? 1 : 0]);
      }
      expect(await paying.sandbox.control.invariants()).toMatchObject({ hold: true });
    }),
    { numRuns: runs(60), examples },
  );
  // Each of the ways it can end was seen: the property says nothing of what never happens.
  expect([...said]).toEqual(expect.arrayContaining(['paid', 'refused', 'unknown']));
  expect([...settled]).toEqual(expect.arrayContaining(['paid', 'not-made', 'unknown']));
}, 600_000);

interface Tab {
  readonly acting: Promise<unknown>[];
  /** What the app said last of its order; untouched while nothing was confirmed. */
  outcome: string;
  /** What it said when it had been loaded again. */
  readonly settled: string[];
  /** The tokens of the drafts that the bank made for it. */
  readonly drafts: ReadonlySet<string>;
  press(button: 'verify' | 'confirm'): void;
  /** Leaves the page and loads it again, without the order that was on it. */
  reload(): Promise<Store>;
}

/** A page on which one order is on its way. */
async function openTab(paying: Paying, at: 0 | 1): Promise<Tab> {
  const order = paying.orderOf(amounts[at]);
  const drafts = new Set<string>();
  let page = leavable(noting(paying.browser, drafts));
  const store = await paying.openPage(page.fetch);
  let run: PaymentRun | undefined = store.dispatch(createPaymentRun(order));

  async function press(button: 'verify' | 'confirm'): Promise<void> {
    const outcome = await run?.[button]().catch(notVerified);
    if (outcome !== undefined && 'outcome' in outcome) tab.outcome = outcome.outcome;
  }

  const tab: Tab = {
    acting: [],
    outcome: 'untouched',
    settled: [],
    drafts,
    press: (button) => void tab.acting.push(press(button)),
    async reload() {
      page.leave();
      page = leavable(noting(paying.browser, drafts));
      await atTheEnd(tab.acting);
      run = undefined;
      return paying.openPage(page.fetch);
    },
  };
  return tab;
}

/** The page that was loaded again asks for all that is not settled. These tabs share their storage, as no others do. */
async function settleAll(store: Store, tabs: readonly Tab[]): Promise<void> {
  for (let payment = readUnsettled(); payment !== undefined; payment = readUnsettled()) {
    const { id } = payment;
    const tab = tabs.find(({ drafts }) => drafts.has(id));
    if (tab === undefined) throw new Error('There is a mark of nobody’s.');
    const told = await store.dispatch(settleUnsettled(new AbortController().signal));
    tab.outcome = told?.outcome ?? tab.outcome;
    tab.settled.push(tab.outcome);
    if (told === undefined || told.outcome === 'unknown') return;
  }
}

function isMarked({ drafts }: Tab): boolean {
  const marks = tabStorage.getItem(storedKeys.paymentUnderWay) ?? '';
  return [...drafts].some((id) => marks.includes(id));
}

async function take(one: Step, tabs: readonly [Tab, Tab], { sandbox }: Paying): Promise<void> {
  switch (one.does) {
    case 'verify':
    case 'confirm':
      return tabs[one.place].press(one.does);
    case 'wait':
      return atTheEnd(tabs.flatMap(({ acting }) => acting));
    case 'pause':
      for (let turn = 0; turn < one.turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return;
    case 'break':
      return void (await sandbox.control.addFault({ operationId: one.operationId, kind: one.kind }));
    case 'mend':
      return void (await sandbox.control.clearFaults());
    case 'reload': {
      const tab = tabs[one.place];
      const store = await tab.reload();
      if (isMarked(tab)) tab.outcome = 'unknown';
      return atTheEnd([settleAll(store, tabs)]);
    }
    default:
      return one satisfies never;
  }
}

/** Confirmed too early, which the app never does. */
function notVerified(reason: unknown): undefined {
  if (!(reason instanceof Error && reason.message.includes('verified before'))) throw reason;
}

/** A page's connection: once the page is left nothing more goes out and nothing comes in, though the bank may act on. */
function leavable(fetch: BankFetch) {
  let leave = () => {};
  let isLeft = false;
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => {
      isLeft = true;
      reject(new TypeError('Failed to fetch'));
    };
  });
  left.catch(() => {});
  const guarded: BankFetch = (request, init) => (isLeft ? left : Promise.race([fetch(request, init), left]));
  return { fetch: guarded, leave: () => leave() };
}

/** Notes the tokens of the drafts that the bank made for this page. */
function noting(fetch: BankFetch, drafts: Set<string>): BankFetch {
  return async (request, init) => {
    const answer = await fetch(request, init);
    if (request.method === 'POST' && request.url.includes('/payouts/external')) {
      const body: unknown = await answer
        .clone()
        .json()
        .catch(() => undefined);
      const { paymentId } = (body ?? {}) as { paymentId?: unknown };
      if (typeof paymentId === 'string') drafts.add(paymentId);
    }
    return answer;
  };
}

it('pays two orders that are alike twice: they are two orders', async () => {
  const { openPage, orderOf, moneyLeft } = await openPayingCustomer();
  const store = await openPage();
  for (const order of [orderOf(12_50), orderOf(12_50)]) await pay(store, order);
  expect(await moneyLeft()).toBe(25_00);
});

it('pays one order once that is confirmed from everywhere at once', async () => {
  const { openPage, orderOf, moneyLeft, timesAsked } = await openPayingCustomer();
  const run = (await openPage()).dispatch(createPaymentRun(orderOf(12_50)));
  await Promise.all([run.verify(), run.verify()]);
  await Promise.all(Array.from({ length: 10 }, () => run.confirm()));
  expect([await moneyLeft(), await timesAsked('createPayment'), await timesAsked('confirmPayment')]).toEqual([
    12_50, 1, 1,
  ]);
});

it('pays an order once that is sent again after the bank had made it', async () => {
  const { openPage, orderOf, moneyLeft, sandbox } = await openPayingCustomer();
  const run = (await openPage()).dispatch(createPaymentRun(orderOf(12_50)));
  await run.verify();
  await sandbox.control.addFault({ operationId: 'confirmPayment', kind: 'lost-answer' });
  await sandbox.control.addFault({ operationId: 'getPayment', kind: '500' });
  expect(await run.confirm()).toMatchObject({ outcome: 'unknown' });
  await sandbox.control.clearFaults();
  expect(await run.confirm()).toMatchObject({ outcome: 'paid', referenceNumber: expect.any(String) });
  expect(await moneyLeft()).toBe(12_50);
});

async function pay(store: Store, order: PaymentOrder) {
  const run = store.dispatch(createPaymentRun(order));
  expect(await run.verify()).toMatchObject({ state: 'verified' });
  expect(await run.confirm()).toMatchObject({ outcome: 'paid' });
}
