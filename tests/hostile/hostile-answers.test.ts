import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type OperationId, operations } from '#sandbox/http/operations.generated.ts';
import { challengeLeft } from '#src/api/challenge/challenge-actions.ts';
import type { BankFetch } from '#src/api/client/bank-client.ts';
import { selectChallenge } from '#src/api/store/challenge.slice.ts';
import { signedInStore, storeOver } from '#src/app/store.fixture.ts';
import { browserOf } from '#tests/customers/open-bank.ts';
import { answerEveryChallenge, forgetOrders, type Store, stopTheClock } from '#tests/customers/paying-customer.ts';
import { questions } from '#tests/faults/app-calls.ts';
import { openForCustomer } from '#tests/faults/asking.ts';
import { runs } from '#tests/runs.ts';
import { type Flow, type HostileCustomer, openCustomer } from './customer.ts';
import { flows } from './flows.ts';
import { amountsAnswered, amountsIn, isAnswered, kindsIn } from './oracles.ts';
import { type Plan, type Received, spoiledBank } from './spoiled-bank.ts';
import { spoilings } from './spoiling.ts';

/**
 * Real answers of the bank to every operation, spoiled at random: values missing, of another type, huge, hostile, in another
 * order or twice. Whatever arrives, the app ends each call with a model or a message, waits for nothing, and has no amount
 * that the bank has not answered.
 */

const rejected: unknown[] = [];
const note = (reason: unknown) => void rejected.push(reason);

beforeAll(() => void process.on('unhandledRejection', note));
afterAll(() => void process.off('unhandledRejection', note));
beforeEach(stopTheClock);
const questionRuns = runs(6, 20);
/** Each on a bank of its own. */
const flowRuns = runs(12);

const only = fc.constantFrom(undefined, undefined, 1, 2, 3);
let bank: ReturnType<typeof openForCustomer> | undefined;

it.each(Object.keys(questions) as (keyof typeof questions)[])(
  'survives any answer to %s',
  async (operationId) => {
    bank ??= openForCustomer();
    const { sandbox, sessionId, tokens } = await bank;
    const browser = browserOf(sandbox, sessionId);
    const tell: Telling = (plan) => told({ browser, act: (store) => questions[operationId](store, tokens) }, plan);
    await survives(tell, [operationId], questionRuns);
  },
  120_000 + questionRuns * 1_000,
);

const reached = new Set<OperationId | undefined>(Object.keys(questions) as OperationId[]);

it.each(Object.entries(flows))(
  'survives any answer during %s',
  async (_name, flow) => {
    const tell: Telling = async (plan) => {
      const customer = await openCustomer(flow.persona ?? 'private-customer');
      return told({ ...flow, browser: browserFor(flow, customer), act: await flow.ready(customer) }, plan);
    };
    const { received } = await tell();
    const asked = [...new Set(received.map((each) => each.operationId))].filter((each) => each !== undefined);
    for (const each of asked) reached.add(each);
    await survives(tell, asked, flowRuns);
  },
  120_000 + flowRuns * 5_000,
);

it('spoils the answers of every operation that the app uses', () => {
  const unused = ['getSalt'];
  expect(Object.keys(operations).filter((each) => !reached.has(each as OperationId))).toEqual(unused);
});

function browserFor({ isVisitor }: Flow, { browser, sandbox }: HostileCustomer): BankFetch {
  return isVisitor ? browserOf(sandbox) : browser;
}

async function survives(tell: Telling, asked: readonly OperationId[], numRuns: number): Promise<void> {
  const usual = await tell();
  const kinds = kindsIn(usual.model);
  expect(strangeAmounts(usual), 'the oracle knows the real amounts').toEqual([]);
  expect(
    usual.received.filter(({ operationId }) => operationId !== undefined && asked.includes(operationId)),
  ).not.toEqual([]);
  const plans = fc.record({ operationId: fc.constantFrom(...asked), only, spoilings });
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      const given = await tell(plan);
      expect(strangeAmounts(given), 'every amount was answered').toEqual([]);
      expect(strangeKinds(kinds, given.model), 'every value has its kind').toEqual([]);
    }),
    { numRuns },
  );
}

interface Told {
  readonly model: unknown;
  readonly received: readonly Received[];
}

type Telling = (plan?: Plan) => Promise<Told>;

interface Visit extends Pick<Flow, 'isVisitor' | 'wantsNewCode'> {
  readonly browser: BankFetch;
  readonly act: (store: Store) => Promise<unknown>;
}

/** What the app makes of it. Fails if it throws, rejects, complains, or waits for ever. */
async function told({ browser, act, isVisitor, wantsNewCode }: Visit, plan?: Plan): Promise<Told> {
  forgetOrders();
  rejected.length = 0;
  const complaints = vi.spyOn(console, 'error').mockClear();
  const { fetch, received } = spoiledBank(browser, plan);
  const { store } = await (isVisitor ? storeOver : signedInStore)(fetch);
  answerEveryChallenge(store, { wantsNewCode: wantsNewCode === true });
  const model = await inTime(act(store), store);
  expect(waitingIn(store), 'nothing is left waiting').toEqual([]);
  expect(rejected, 'nothing is rejected unseen').toEqual([]);
  expect(complaints.mock.calls, 'nothing is complained about').toEqual([]);
  return { model, received };
}

/** Lets hours pass, in which a customer leaves a challenge that takes long. What is loaded on use takes real time. */
async function inTime<Outcome>(acting: Promise<Outcome>, store: Store): Promise<Outcome> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  acting.then(over, over);
  const start = performance.now();
  for (let turn = 1; !isOver; turn += 1) {
    await vi.advanceTimersByTimeAsync(30_000);
    await new Promise((resolve) => setImmediate(resolve));
    if (turn % 20 === 0 && selectChallenge(store.getState()).asked !== null) void store.dispatch(challengeLeft());
    if (turn > 500 && performance.now() - start > 15_000) throw new Error('The app waits for ever.');
  }
  return acting;
}

function waitingIn(store: Store): string[] {
  const { bank: cache } = store.getState() as unknown as { bank: Record<string, Record<string, { status?: string }>> };
  const waiting = ['queries', 'mutations'].flatMap((kind) =>
    Object.entries(cache[kind] ?? {}).flatMap(([key, { status }]) => (status === 'pending' ? [key] : [])),
  );
  const { asked, busy } = selectChallenge(store.getState());
  return [...waiting, ...(asked === null && !busy ? [] : ['the challenge'])];
}

function strangeAmounts({ model, received }: Told): unknown[] {
  const answered = amountsAnswered(received.map(({ body }) => body));
  return amountsIn(model).filter((each) => !isAnswered(each, answered));
}

/** Null means that there is none. */
const mayBeNull: ReadonlySet<string> = new Set(['/data/url']);

/** Places where a value has a kind that it never has; it may be missing. */
function strangeKinds(usual: ReturnType<typeof kindsIn>, model: unknown): unknown[] {
  return [...kindsIn(model)].flatMap(([place, kinds]) => {
    const known = usual.get(place);
    if (known === undefined || known.has('undefined') || place.includes('/error')) return [];
    const strange = [...kinds].filter(
      (kind) => !['undefined', ...(mayBeNull.has(place) ? ['null'] : [])].includes(kind) && !known.has(kind),
    );
    return strange.length === 0 ? [] : [[place, ...strange]];
  });
}
