import { beforeEach, expect, it, vi } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { type Answer, confirmAgainAfterMs, createOrder, type OrderState, type OrderSteps } from './order.ts';

const lost: BankError = { kind: 'fault', fault: 'bad_network_response', message: 'Lost.' };
const later: BankError = { kind: 'refusal', status: 500, message: 'Later.' };
const refused: BankError = { kind: 'refusal', status: 403, code: 'NO', message: 'No.' };
const gone: BankError = { kind: 'session-over', reason: 'expired', message: 'Gone.' };
const start = '2026-03-02T09:30:00.000Z' as Instant;

type Draft = Answer<string>;
type State = Answer<OrderState<string>>;

let now = start;
beforeEach(() => {
  now = start;
});

function pass(ms: number): void {
  now = instantFromMs(epochMsOf(now) + ms);
}

/** An order whose steps answer in turn, the last answer for ever. */
function orderOf(
  given: {
    readonly drafts?: readonly Draft[];
    readonly confirmations?: readonly Draft[];
    readonly states?: readonly State[];
    readonly confirmsIdempotently?: boolean;
  } & Pick<OrderSteps<string, string>, 'isVoid'> = {},
) {
  const { drafts = [{ data: 'draft' }], confirmations = [{ data: 'done' }], states = [], isVoid } = given;
  const steps = {
    draft: vi.fn(inTurn(drafts)),
    confirm: vi.fn(inTurn(confirmations)),
    lookUp: vi.fn(inTurn(states)),
    onConfirming: vi.fn(),
    onResolved: vi.fn(),
    ...(isVoid && { isVoid }),
  };
  const { confirmsIdempotently = true } = given;
  return { order: createOrder<string, string>(steps, { now: () => now, confirmsIdempotently }), steps };
}

function inTurn<Given>(answers: readonly Given[]): () => Promise<Given> {
  let asked = 0;
  return async () => answers[Math.min(asked++, answers.length - 1)] as Given;
}

async function verified(given?: Parameters<typeof orderOf>[0]) {
  const made = orderOf(given);
  await made.order.verify();
  return made;
}

it('is drafted once, however often it is verified', async () => {
  const { order, steps } = orderOf();
  const answers = [...(await Promise.all([order.verify(), order.verify()])), await order.verify()];
  expect(answers).toEqual([{ data: 'draft' }, { data: 'draft' }, { data: 'draft' }]);
  expect(steps.draft).toHaveBeenCalledTimes(1);
});

it('may be drafted again when that failed', async () => {
  const { order, steps } = orderOf({ drafts: [{ error: refused }, { data: 'draft' }] });
  expect([await order.verify(), await order.verify()]).toEqual([{ error: refused }, { data: 'draft' }]);
  expect(steps.draft).toHaveBeenCalledTimes(2);
});

it('is not confirmed before it is verified', async () => {
  const { order, steps } = orderOf();
  await expect(order.confirm()).rejects.toThrow('verified before');
  await expect(order.confirmAgain()).rejects.toThrow('verified before');
  expect(order.confirmAgainAt()).toBeUndefined();
  expect(steps.confirm).not.toHaveBeenCalled();
});

it('is confirmed once, and says so whenever it is asked', async () => {
  const { order, steps } = await verified();
  const made = { outcome: 'made', made: 'done' };
  expect(await Promise.all([order.confirm(), order.confirm(), order.confirmAgain()])).toEqual([made, made, made]);
  expect([await order.confirm(), await order.confirmAgain(), await order.verify()]).toEqual([
    made,
    made,
    { data: 'draft' },
  ]);
  expect(steps.confirm).toHaveBeenCalledExactlyOnceWith('draft');
  expect(steps.onConfirming).toHaveBeenCalledExactlyOnceWith('draft');
  expect(steps.onResolved).toHaveBeenCalledExactlyOnceWith('draft', made);
  expect([steps.lookUp.mock.calls.length, order.confirmAgainAt()]).toEqual([0, undefined]);
});

it('tells of the confirmation before it is sent', async () => {
  const { order, steps } = await verified();
  steps.onConfirming.mockImplementation(() => expect(steps.confirm).not.toHaveBeenCalled());
  await order.confirm();
  expect(steps.onConfirming).toHaveBeenCalled();
});

it('may be confirmed once more after the bank has refused it', async () => {
  const { order, steps } = await verified({ confirmations: [{ error: refused }, { data: 'done' }] });
  expect(await order.confirm()).toEqual({ outcome: 'refused', error: refused });
  expect(steps.onResolved).toHaveBeenLastCalledWith('draft', { outcome: 'refused', error: refused });
  expect(await order.confirm()).toEqual({ outcome: 'made', made: 'done' });
  expect([steps.draft.mock.calls.length, steps.lookUp.mock.calls.length]).toEqual([1, 0]);
});

it('is drafted again when the refusal has voided it', async () => {
  const { order, steps } = await verified({ confirmations: [{ error: refused }], isVoid: () => true });
  expect(await order.confirm()).toMatchObject({ outcome: 'refused' });
  await expect(order.confirm()).rejects.toThrow('verified before');
  await order.verify();
  expect(steps.draft).toHaveBeenCalledTimes(2);
});

it.each<[string, OrderState<string>, object]>([
  ['made', { status: 'made', made: 'found' }, { outcome: 'made', made: 'found' }],
  ['not made', { status: 'not-made' }, { outcome: 'not-made', error: lost }],
  ['not confirmed yet', { status: 'unconfirmed' }, { outcome: 'unknown', error: lost }],
  ['in a state nobody knows', { status: 'unclear' }, { outcome: 'unknown', error: lost }],
])('is looked up when its answer is lost: %s', async (_, state, outcome) => {
  const { order, steps } = await verified({ confirmations: [{ error: lost }], states: [{ data: state }] });
  expect(await order.confirm()).toEqual(outcome);
  expect(steps.lookUp).toHaveBeenCalledExactlyOnceWith('draft');
  expect(steps.onResolved.mock.calls).toEqual(
    'error' in outcome && state.status !== 'not-made' ? [] : [['draft', outcome]],
  );
});

it('is drafted again when the bank has abandoned it', async () => {
  const { order, steps } = await verified({
    confirmations: [{ error: lost }],
    states: [{ data: { status: 'not-made' } }],
  });
  await order.confirm();
  await expect(order.confirm()).rejects.toThrow('verified before');
  await order.verify();
  expect(steps.draft).toHaveBeenCalledTimes(2);
});

it('is only asked for while its outcome is unknown', async () => {
  const states: State[] = [
    { error: later },
    { data: { status: 'unconfirmed' } },
    { data: { status: 'made', made: 'found' } },
  ];
  const { order, steps } = await verified({ confirmations: [{ error: lost }], states });
  const unknown = { outcome: 'unknown', error: lost };
  expect([await order.confirm(), await order.confirm(), await order.confirm()]).toEqual([
    unknown,
    unknown,
    { outcome: 'made', made: 'found' },
  ]);
  expect([steps.confirm.mock.calls.length, steps.lookUp.mock.calls.length]).toEqual([1, 3]);
  expect(await order.verify()).toEqual({ data: 'draft' });
});

it('cannot be looked up once the session is over', async () => {
  const { order, steps } = await verified({ confirmations: [{ error: gone }] });
  expect(await order.confirm()).toEqual({ outcome: 'unknown', error: gone });
  expect(steps.lookUp).not.toHaveBeenCalled();
  expect(steps.onResolved).not.toHaveBeenCalled();
});

it('is refused when the session was over before anything was sent', async () => {
  const error: BankError = { ...gone, isUnsent: true };
  const { order } = await verified({ confirmations: [{ error }] });
  expect(await order.confirm()).toEqual({ outcome: 'refused', error });
});

it('is in doubt from the moment of sending', async () => {
  const { order, steps } = await verified({ states: [{ data: { status: 'unconfirmed' } }] });
  steps.confirm.mockRejectedValueOnce(new Error('A bug'));
  await expect(order.confirm()).rejects.toThrow('A bug');
  const error = { kind: 'fault', fault: 'bad_network_response', message: '' };
  expect(await order.confirm()).toEqual({ outcome: 'unknown', error });
  expect(steps.confirm).toHaveBeenCalledTimes(1);
});

const unconfirmed: State = { data: { status: 'unconfirmed' } };

it('may be confirmed again five minutes later, and not before', async () => {
  expect(confirmAgainAfterMs).toBe(300_000);
  const { order, steps } = await verified({
    confirmations: [{ error: lost }, { data: 'done' }],
    states: [unconfirmed],
  });
  await order.confirm();
  expect(order.confirmAgainAt()).toBe(instantFromMs(epochMsOf(start) + confirmAgainAfterMs));
  pass(confirmAgainAfterMs - 1);
  expect(await order.confirmAgain()).toMatchObject({ outcome: 'unknown' });
  expect(steps.confirm).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await order.confirmAgain()).toEqual({ outcome: 'made', made: 'done' });
  expect(steps.confirm).toHaveBeenCalledTimes(2);
  expect(steps.onResolved).toHaveBeenCalledExactlyOnceWith('draft', { outcome: 'made', made: 'done' });
});

it('is not confirmed again when the look-up before finds it', async () => {
  const states: State[] = [unconfirmed, { data: { status: 'made', made: 'found' } }];
  const { order, steps } = await verified({ confirmations: [{ error: lost }], states });
  await order.confirm();
  pass(confirmAgainAfterMs);
  expect(await order.confirmAgain()).toEqual({ outcome: 'made', made: 'found' });
  expect(steps.confirm).toHaveBeenCalledTimes(1);
});

it('waits as long again after each time, and trusts no refusal until it is read back', async () => {
  const { order, steps } = await verified({
    confirmations: [{ error: lost }, { error: refused }],
    states: [unconfirmed],
  });
  await order.confirm();
  pass(confirmAgainAfterMs);
  expect(await order.confirmAgain()).toEqual({ outcome: 'unknown', error: refused });
  expect([steps.lookUp.mock.calls.length, steps.onResolved.mock.calls.length]).toEqual([3, 0]);
  expect(order.confirmAgainAt()).toBe(instantFromMs(epochMsOf(start) + 2 * confirmAgainAfterMs));
});

it('is never confirmed again where the service may make it twice', async () => {
  const { order, steps } = await verified({
    confirmations: [{ error: lost }],
    states: [unconfirmed],
    confirmsIdempotently: false,
  });
  await order.confirm();
  pass(10 * confirmAgainAfterMs);
  expect(order.confirmAgainAt()).toBeUndefined();
  expect(await order.confirmAgain()).toMatchObject({ outcome: 'unknown' });
  expect(steps.confirm).toHaveBeenCalledTimes(1);
});
