import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';
import type { BankFetch } from '#src/api/client/bank-client.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { readNotes } from '#src/api/orders/ledger.ts';
import { readRefs } from '#src/api/payments/payment-note.ts';
import type { PaymentOrder } from '#src/api/payments/payment-order.ts';
import { createPaymentRun, type PaymentRun } from '#src/api/payments/payment-run.ts';
import { selectUnresolved } from '#src/api/payments/unresolved.slice.ts';
import { checkUnresolved } from '#src/api/payments/unresolved-payments.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import {
  forgetOrders,
  openPayingCustomer,
  type Store,
  settle,
  stopTheClock,
} from '#tests/customers/paying-customer.ts';
import { modelRuns } from '#tests/runs.ts';

/**
 * Random presses, faults, delays and reloads. The money of one order leaves at most once, unless the customer went on after
 * a warning, and the app's last word on the order is true. Whatever the bank has carried out is then sent to it again.
 */

type Paying = Awaited<ReturnType<typeof openPayingCustomer>>;

/** Minutes passed at the bank. */
let minutes = 0;

beforeEach(() => {
  stopTheClock();
  minutes = 0;
  const start = Date.now();
  vi.spyOn(clock, 'businessNow').mockImplementation(() => instantFromMs(start + minutes * 60_000));
});

/** Far enough apart that the sum shows how often each was paid. */
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

const presses = ['verify', 'confirm', 'confirm-again', 'new-order'] as const;
const place = fc.constantFrom(0 as const, 1 as const);
const step = fc.oneof(
  { weight: 7, arbitrary: fc.record({ does: fc.constantFrom(...presses), place }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const) }) },
  // Six minutes at the bank: late requests are done, and an unknown payment may be confirmed again.
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pass' as const) }) },
  // Lets part of the work finish, so that a page may be left at any point.
  { weight: 4, arbitrary: fc.record({ does: fc.constant('pause' as const), turns: fc.integer({ min: 1, max: 40 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('break' as const),
      operationId: fc.constantFrom(...operations, 'confirmPayment' as const),
      kind: fc.constantFrom(...kinds),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('repair' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('reload' as const), place }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('insist' as const), place }) },
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Verifies both orders first, so that most runs send something. */
const opening: readonly Step[] = [{ does: 'verify', place: 0 }, { does: 'verify', place: 1 }, { does: 'wait' }];

const confirm: Step = { does: 'confirm', place: 0 };
const again: Step = { does: 'confirm-again', place: 0 };
const newOrder: Step = { does: 'new-order', place: 0 };
const insist: Step = { does: 'insist', place: 0 };
const wait: Step = { does: 'wait' };
const pass: Step = { does: 'pass' };
const repair: Step = { does: 'repair' };
const reload: Step = { does: 'reload', place: 0 };
const breaking = (operationId: (typeof operations)[number], kind: (typeof kinds)[number]): Step => {
  return { does: 'break', operationId, kind };
};

/** Each possible ending, run once. */
const examples: [Step[]][] = [
  [[confirm, wait]],
  [[breaking('createPayment', '403'), reload, newOrder, wait]],
  [[breaking('confirmPayment', '403'), confirm, wait]],
  [[breaking('confirmPayment', 'offline'), confirm, wait]],
  [[breaking('confirmPayment', 'late=5'), confirm, wait, repair, pass, reload]],
  [[breaking('confirmPayment', 'late=5'), confirm, wait, repair, reload, newOrder, wait, pass, reload]],
  [[breaking('confirmPayment', 'late=400'), confirm, wait, repair, pass, again, wait, pass, reload]],
  [[breaking('confirmPayment', 'late=400'), confirm, wait, repair, insist, wait, pass, pass, reload]],
  [[breaking('confirmPayment', 'lost-answer'), breaking('getPayment', '500'), confirm, wait]],
  [[breaking('confirmPayment', 'lost-answer'), breaking('getPayment', '500'), confirm, wait, reload]],
  [[breaking('confirmPayment', 'lost-answer'), breaking('getPayment', '500'), confirm, wait, repair, reload]],
  [[breaking('confirmPayment', 'timeout'), confirm, { does: 'pause', turns: 40 }, reload]],
];

it(
  'pays each order at most once, and exactly once when it says so',
  async () => {
    const outcomes = new Set<string>();
    let replayed = 0;
    const resolved = new Set<string>();
    let isPaidTwice = false;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        forgetOrders();
        minutes = 0;
        const paying = await openPayingCustomer();
        const tabs = [await openTab(paying, 0), await openTab(paying, 1)] as const;
        for (const one of [...opening, ...steps]) await take(one, tabs, paying);
        await settle(tabs.flatMap(({ acting }) => acting));
        await paying.sandbox.control.clearFaults();
        // Completes late requests.
        for (let turn = 0; turn < 3; turn += 1) await passTime(paying);

        const times = await timesPaid(paying);
        for (const at of [0, 1] as const) {
          const { outcome, insisted, resolvedAs } = tabs[at];
          outcomes.add(outcome);
          for (const one of resolvedAs) resolved.add(one);
          if (times[at] > 1) isPaidTwice = true;
          expect(times[at]).toBeLessThanOrEqual(1 + insisted);
          if (insisted > 0) continue;
          if (outcome === 'unknown') expect([0, 1]).toContain(times[at]);
          else expect([outcome, times[at]]).toEqual([outcome, outcome === 'paid' ? 1 : 0]);
        }
        for (const request of tabs.flatMap(({ carriedOut }) => carriedOut)) {
          replayed += 1;
          await replay(paying, request);
        }
        expect(await timesPaid(paying)).toEqual(times);
        expect(await paying.sandbox.control.invariants()).toMatchObject({ hold: true });
      }),
      { numRuns: modelRuns(30, 60), examples },
    );
    // Proves that every ending occurred.
    expect([...outcomes]).toEqual(expect.arrayContaining(['paid', 'refused', 'unknown']));
    expect([...resolved]).toEqual(expect.arrayContaining(['paid', 'unknown']));
    expect(isPaidTwice).toBe(true);
    expect(replayed).toBeGreaterThan(0);
  },
  600_000 + modelRuns(30, 60) * 2_000,
);

/** How often each amount has left the account. */
async function timesPaid({ moneyLeft }: Paying): Promise<readonly [number, number]> {
  const left = await moneyLeft();
  return [(left % amounts[1]) / amounts[0], Math.floor(left / amounts[1])];
}

/** The same request once more, as it was and with a nonce of its own. */
async function replay({ browser }: Paying, request: Request): Promise<void> {
  await browser(request.clone());
  const { headers } = await browser(new Request(request.url.replace(/payments.*/, 'session/nonce')));
  const { nonce = [] } = JSON.parse(headers.get('x-nonce') ?? '{}') as { nonce?: string[] };
  const again = new Request(request.clone());
  again.headers.set('x-nonce', nonce[0] ?? '');
  await browser(again);
}

interface Tab {
  readonly acting: Promise<unknown>[];
  /** The app's latest outcome for the order; `untouched` until a confirmation. */
  outcome: string;
  /** How often the customer went on after the warning that an earlier payment may also be made. */
  insisted: number;
  /** The outcomes shown after reloads. */
  readonly resolvedAs: string[];
  /** The tokens of the bank's drafts for the order. */
  readonly drafts: ReadonlySet<string>;
  /** Confirmations that the bank answered as carried out. */
  readonly carriedOut: readonly Request[];
  press(button: (typeof presses)[number]): void;
  /** Orders the same payment again after accepting the warning. */
  insist(): void;
  /** Reloads the page, which loses its order. */
  reload(): Promise<Store>;
}

/** A page with one order. */
async function openTab(paying: Paying, at: 0 | 1): Promise<Tab> {
  const order = paying.orderOf(amounts[at]);
  const drafts = new Set<string>();
  const carriedOut: Request[] = [];
  const connection = recording(paying.browser, drafts, carriedOut);
  let page = leavable(connection);
  let store = await paying.openPage(page.fetch);
  let run: PaymentRun | undefined = store.dispatch(createPaymentRun(order));
  // A page takes no other order while it is sending, and no other press while it orders again.
  let inProgress = 0;
  let isBusy = false;

  async function press(button: (typeof presses)[number]): Promise<void> {
    if (isBusy) return;
    if (button === 'new-order') return orderAgain([]);
    const pressed = { verify: run?.verify, confirm: run?.confirm, 'confirm-again': run?.confirmAgain }[button];
    const outcome = await pressed?.().catch(notVerified);
    if (outcome !== undefined && 'outcome' in outcome) tab.outcome = outcome.outcome;
  }

  /** Does nothing if the order is paid. */
  async function orderAgain(alsoPaid: readonly Instant[]): Promise<void> {
    if (tab.outcome === 'paid' || inProgress > 1) return;
    isBusy = true;
    try {
      const next = store.dispatch(createPaymentRun(order));
      const verification = await next.verify(alsoPaid);
      if (verification.status !== 'verified') return;
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
    resolvedAs: [],
    drafts,
    carriedOut,
    press: (button) => act(() => press(button)),
    insist() {
      tab.insisted += 1;
      act(() => orderAgain(readNotes().map((note) => note.at)));
    },
    async reload() {
      page.leave();
      page = leavable(connection);
      await settle(tab.acting);
      run = undefined;
      store = await paying.openPage(page.fetch);
      return store;
    },
  };
  return tab;
}

/** A reloaded page checks all unresolved payments. These tabs share one storage, unlike those of a browser. */
async function checkAll(store: Store, tabs: readonly Tab[]): Promise<void> {
  for (const { at, id } of readRefs()) {
    const tab = tabs.find(({ drafts }) => drafts.has(id));
    if (tab === undefined) throw new Error('An unresolved payment belongs to no tab.');
    await store.dispatch(checkUnresolved(at));
    tab.outcome = selectUnresolved(store.getState() as never)[at]?.outcome?.outcome ?? 'unknown';
    tab.resolvedAs.push(tab.outcome);
  }
}

/** Passes six minutes at the bank, and keeps the session alive. */
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
    case 'new-order':
      return tabs[one.place].press(one.does);
    case 'insist':
      return tabs[one.place].insist();
    case 'wait':
      return settle(tabs.flatMap(({ acting }) => acting));
    case 'pass':
      return passTime(paying);
    case 'pause':
      for (let turn = 0; turn < one.turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return;
    case 'break':
      return void (await sandbox.control.addFault({ operationId: one.operationId, kind: one.kind }));
    case 'repair':
      return void (await sandbox.control.clearFaults());
    case 'reload': {
      const store = await tabs[one.place].reload();
      return settle([checkAll(store, tabs)]);
    }
    default:
      return one satisfies never;
  }
}

/** Ignores the error of a confirmation before verification, which the app never sends. */
function notVerified(reason: unknown): undefined {
  if (!(reason instanceof Error && reason.message.includes('verified before'))) throw reason;
}

/** A page's connection, which carries nothing once the page is left. The bank may still act on earlier requests. */
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

/** Records the tokens of the bank's drafts for this page, and the confirmations that the bank says it has carried out. */
function recording(fetch: BankFetch, drafts: Set<string>, carriedOut: Request[]): BankFetch {
  return async (request, init) => {
    const sent = request.clone();
    const answer = await fetch(request, init);
    if (!request.url.includes('/payouts/external')) return answer;
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined);
    const { paymentId, status } = (body ?? {}) as { paymentId?: unknown; status?: { result?: unknown } };
    // A page on the way answers 200, too.
    if (request.method === 'PUT' && status?.result === 'SUCCESSFUL') carriedOut.push(sent);
    if (request.method === 'POST' && typeof paymentId === 'string') drafts.add(paymentId);
    return answer;
  };
}

it('pays two identical orders separately', async () => {
  const { openPage, orderOf, moneyLeft } = await openPayingCustomer();
  const store = await openPage();
  for (const order of [orderOf(12_50), orderOf(12_50)]) await pay(store, order);
  expect(await moneyLeft()).toBe(25_00);
});

it('pays an order once when it is confirmed several times at once', async () => {
  const { openPage, orderOf, moneyLeft, callCount } = await openPayingCustomer();
  const run = (await openPage()).dispatch(createPaymentRun(orderOf(12_50)));
  await Promise.all([run.verify(), run.verify()]);
  await Promise.all(Array.from({ length: 10 }, () => run.confirm()));
  expect([await moneyLeft(), await callCount('createPayment'), await callCount('confirmPayment')]).toEqual([
    12_50, 1, 1,
  ]);
});

it('pays an order once when it is confirmed again after the bank has made it', async () => {
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
  expect(await run.verify()).toMatchObject({ status: 'verified' });
  expect(await run.confirm()).toMatchObject({ outcome: 'paid' });
}
