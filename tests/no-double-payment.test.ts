import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';
import type { BankFetch } from '#src/api/client/bank-fetch.ts';
import type { PaymentOrder } from '#src/api/payments/payment-order.ts';
import { createPaymentRun, type PaymentRun } from '#src/api/payments/payment-run.ts';
import { selectUnresolved } from '#src/api/payments/unresolved.slice.ts';
import { readNotes } from '#src/api/payments/unresolved-notes.ts';
import { checkUnresolved } from '#src/api/payments/unresolved-payments.ts';
import { readRefs } from '#src/api/payments/unresolved-refs.ts';
import { clock } from '#src/api/wire/clock.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import { atTheEnd, forgetUnresolved, openPayingCustomer, type Store, stopTheClock } from './paying-customer.ts';
import { runs } from './runs.ts';

/**
 * Whatever is pressed when, whatever breaks on the way or comes late, and wherever a page is loaded again: the money of
 * one order leaves once at most, unless the customer was told that it may and went on, and what the app says of it at the
 * end is so.
 */

type Paying = Awaited<ReturnType<typeof openPayingCustomer>>;

/** Minutes that have passed at the bank. */
let minutes = 0;

beforeEach(() => {
  stopTheClock();
  minutes = 0;
  const start = Date.now();
  vi.spyOn(clock, 'businessNow').mockImplementation(() => instantFromMs(start + minutes * 60_000));
});

afterEach(() => {
  vi.useRealTimers();
  forgetUnresolved();
});

/** So far apart that their sum tells how often each of them left. */
const amounts = [1_01, 1_000_01] as const;

const operations = ['getNonce', 'createPayment', 'confirmPayment', 'getPayment'] as const;
const kinds = [
  'lost-answer',
  'late=5',
  'late=400',
  'timeout',
  'offline',
  '500',
  '503',
  '403',
  '429',
  'empty',
  'malformed',
  'nonsense',
  'html-blocked',
  'no-nonce',
] as const satisfies readonly FaultKind[];

const presses = ['verify', 'confirm', 'confirm-again', 'anew'] as const;
const place = fc.constantFrom(0 as const, 1 as const);
const step = fc.oneof(
  { weight: 7, arbitrary: fc.record({ does: fc.constantFrom(...presses), place }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const) }) },
  // Six minutes at the bank: what is late is done by then, and what is unknown may be confirmed again.
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pass' as const) }) },
  // Long enough for some of what is in progress, so that a page may be left at any point of it.
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
  { weight: 1, arbitrary: fc.record({ does: fc.constant('insist' as const), place }) },
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Both orders are verified before anything else happens, so that something is sent in most of the runs. */
const opening: readonly Step[] = [{ does: 'verify', place: 0 }, { does: 'verify', place: 1 }, { does: 'wait' }];

const confirm: Step = { does: 'confirm', place: 0 };
const again: Step = { does: 'confirm-again', place: 0 };
const anew: Step = { does: 'anew', place: 0 };
const insist: Step = { does: 'insist', place: 0 };
const wait: Step = { does: 'wait' };
const pass: Step = { does: 'pass' };
const mend: Step = { does: 'mend' };
const reload: Step = { does: 'reload', place: 0 };
const breaking = (operationId: (typeof operations)[number], kind: (typeof kinds)[number]): Step => {
  return { does: 'break', operationId, kind };
};

/** The ways it can end, each taken once whatever else is drawn. */
const examples: [Step[]][] = [
  [[confirm, wait]],
  [[breaking('createPayment', '403'), reload, anew, wait]],
  [[breaking('confirmPayment', '403'), confirm, wait]],
  [[breaking('confirmPayment', 'offline'), confirm, wait]],
  [[breaking('confirmPayment', 'late=5'), confirm, wait, mend, pass, reload]],
  [[breaking('confirmPayment', 'late=5'), confirm, wait, mend, reload, anew, wait, pass, reload]],
  [[breaking('confirmPayment', 'late=400'), confirm, wait, mend, pass, again, wait, pass, reload]],
  [[breaking('confirmPayment', 'late=400'), confirm, wait, mend, insist, wait, pass, pass, reload]],
  [[breaking('confirmPayment', 'lost-answer'), breaking('getPayment', '500'), confirm, wait]],
  [[breaking('confirmPayment', 'lost-answer'), breaking('getPayment', '500'), confirm, wait, reload]],
  [[breaking('confirmPayment', 'lost-answer'), breaking('getPayment', '500'), confirm, wait, mend, reload]],
  [[breaking('confirmPayment', 'timeout'), confirm, { does: 'pause', turns: 40 }, reload]],
];

it('pays each order once at most, and once where it says so', async () => {
  const said = new Set<string>();
  const resolved = new Set<string>();
  let isPaidTwice = false;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      forgetUnresolved();
      minutes = 0;
      const paying = await openPayingCustomer();
      const tabs = [await openTab(paying, 0), await openTab(paying, 1)] as const;
      for (const one of [...opening, ...steps]) await take(one, tabs, paying);
      await atTheEnd(tabs.flatMap(({ acting }) => acting));
      await paying.sandbox.control.clearFaults();
      // What was late has come by now.
      for (let turn = 0; turn < 3; turn += 1) await passTime(paying);

      const left = await paying.moneyLeft();
      const times = [(left % amounts[1]) / amounts[0], Math.floor(left / amounts[1])] as const;
      for (const at of [0, 1] as const) {
        const { outcome, insisted, told } = tabs[at];
        said.add(outcome);
        for (const one of told) resolved.add(one);
        if (times[at] > 1) isPaidTwice = true;
        expect(times[at]).toBeLessThanOrEqual(1 + insisted);
        if (insisted > 0) continue;
        if (outcome === 'unknown') expect([0, 1]).toContain(times[at]);
        else expect([outcome, times[at]]).toEqual([outcome, outcome === 'paid' ? 1 : 0]);
      }
      expect(await paying.sandbox.control.invariants()).toMatchObject({ hold: true });
    }),
    { numRuns: runs(60), examples },
  );
  // Each of the ways it can end was seen: the property says nothing of what never happens.
  expect([...said]).toEqual(expect.arrayContaining(['paid', 'refused', 'unknown']));
  expect([...resolved]).toEqual(expect.arrayContaining(['paid', 'unknown']));
  expect(isPaidTwice).toBe(true);
}, 600_000);

interface Tab {
  readonly acting: Promise<unknown>[];
  /** What the app said last of its order; untouched while nothing was confirmed. */
  outcome: string;
  /** How often the customer was told that an earlier payment may be made too, and went on. */
  insisted: number;
  /** What it said when it had been loaded again. */
  readonly told: string[];
  /** The tokens of the drafts that the bank made for it. */
  readonly drafts: ReadonlySet<string>;
  press(button: (typeof presses)[number]): void;
  /** Sets the same order up once more, the dialog about the first one accepted. */
  insist(): void;
  /** Leaves the page and loads it again, without the order that was on it. */
  reload(): Promise<Store>;
}

/** A page on which one order is on its way. */
async function openTab(paying: Paying, at: 0 | 1): Promise<Tab> {
  const order = paying.orderOf(amounts[at]);
  const drafts = new Set<string>();
  let page = leavable(noting(paying.browser, drafts));
  let store = await paying.openPage(page.fetch);
  let run: PaymentRun | undefined = store.dispatch(createPaymentRun(order));
  // A page that is sending takes no other order, and one that sets up anew no other press.
  let inProgress = 0;
  let isBusy = false;

  async function press(button: (typeof presses)[number]): Promise<void> {
    if (isBusy) return;
    if (button === 'anew') return setUpAnew([]);
    const pressed = { verify: run?.verify, confirm: run?.confirm, 'confirm-again': run?.confirmAgain }[button];
    const outcome = await pressed?.().catch(notVerified);
    if (outcome !== undefined && 'outcome' in outcome) tab.outcome = outcome.outcome;
  }

  /** A customer who was told that it is paid does not pay it again. */
  async function setUpAnew(alsoPaid: readonly Instant[]): Promise<void> {
    if (tab.outcome === 'paid' || inProgress > 1) return;
    isBusy = true;
    try {
      const next = store.dispatch(createPaymentRun(order));
      const verification = await next.verify(alsoPaid);
      if (verification.state !== 'verified') return;
      run = next;
      tab.outcome = (await next.confirm()).outcome;
    } finally {
      isBusy = false;
    }
  }

  function act(acting: () => Promise<void>): void {
    inProgress += 1;
    tab.acting.push(
      acting().finally(() => {
        inProgress -= 1;
      }),
    );
  }

  const tab: Tab = {
    acting: [],
    outcome: 'untouched',
    insisted: 0,
    told: [],
    drafts,
    press: (button) => act(() => press(button)),
    insist() {
      tab.insisted += 1;
      act(() => setUpAnew(readNotes().map((note) => note.at)));
    },
    async reload() {
      page.leave();
      page = leavable(noting(paying.browser, drafts));
      await atTheEnd(tab.acting);
      run = undefined;
      store = await paying.openPage(page.fetch);
      return store;
    },
  };
  return tab;
}

/** The page that was loaded again asks for all that is unresolved. These tabs share their storage, as no others do. */
async function checkAll(store: Store, tabs: readonly Tab[]): Promise<void> {
  for (const { at, id } of readRefs()) {
    const tab = tabs.find(({ drafts }) => drafts.has(id));
    if (tab === undefined) throw new Error('There is a mark of nobody’s.');
    await store.dispatch(checkUnresolved(at));
    tab.outcome = selectUnresolved(store.getState() as never)[at]?.outcome?.outcome ?? 'unknown';
    tab.told.push(tab.outcome);
  }
}

/** The customer's session lives on. */
async function passTime({ sandbox, moneyLeft }: Paying): Promise<void> {
  minutes += 6;
  await sandbox.control.advanceClock('PT6M');
  await moneyLeft();
}

async function take(one: Step, tabs: readonly [Tab, Tab], paying: Paying): Promise<void> {
  const { sandbox } = paying;
  switch (one.does) {
    case 'verify':
    case 'confirm':
    case 'confirm-again':
    case 'anew':
      return tabs[one.place].press(one.does);
    case 'insist':
      return tabs[one.place].insist();
    case 'wait':
      return atTheEnd(tabs.flatMap(({ acting }) => acting));
    case 'pass':
      return passTime(paying);
    case 'pause':
      for (let turn = 0; turn < one.turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return;
    case 'break':
      return void (await sandbox.control.addFault({ operationId: one.operationId, kind: one.kind }));
    case 'mend':
      return void (await sandbox.control.clearFaults());
    case 'reload': {
      const store = await tabs[one.place].reload();
      return atTheEnd([checkAll(store, tabs)]);
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
  minutes = 6;
  expect(await run.confirmAgain()).toMatchObject({ outcome: 'paid', referenceNumber: expect.any(String) });
  expect(await moneyLeft()).toBe(12_50);
});

async function pay(store: Store, order: PaymentOrder) {
  const run = store.dispatch(createPaymentRun(order));
  expect(await run.verify()).toMatchObject({ state: 'verified' });
  expect(await run.confirm()).toMatchObject({ outcome: 'paid' });
}
