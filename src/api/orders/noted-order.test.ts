import { expect, it, vi } from 'vitest';
import { type BankError, withMessage } from '#src/api/messages/bank-error.ts';
import { scriptedBank } from '#src/api/store/bank.fixture.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { createFormNote, openNotes } from './form-note.ts';
import { readNotes } from './ledger.ts';
import { leaveNote, passed } from './left-note.fixture.ts';
import { byMark, createNotedOrder, type NotedOrder, takenOver } from './noted-order.ts';
import { type Answer, confirmAgainAfterMs, type OrderState } from './order.ts';
import { resolveNotes } from './resolve-notes.ts';

const lost: BankError = { kind: 'fault', fault: 'bad_network_response', message: 'Lost.' };
const refused: BankError = { kind: 'refusal', status: 403, code: 'NO', message: 'No.' };
const unknown = 'Ask {helpdesk}.';

interface Scripted {
  readonly answer?: Answer<string>;
  readonly state?: OrderState<string>;
  readonly asksForCode?: true;
}

/** An order of the kind `edit`, which is sent with its note as the client does. */
async function orderOf(
  { answer = { data: 'done' }, state = { status: 'unconfirmed' }, asksForCode }: Scripted = {},
  over: Partial<NotedOrder<string, string>> = {},
  isAsWanted = () => true,
) {
  const { store } = await signedInStore(scriptedBank({}).fetch);
  const dispatch = vi.fn(store.dispatch);
  const note = createFormNote('edit');
  const noted: unknown[] = [];
  const start = createNotedOrder<string, string>({
    noting: byMark({
      note,
      mark: async (draft: string) => `mark-${draft}`.replace('mark-draft', 'ab12'),
      before: (draft) => draft.length,
      isAsWanted,
    }),
    draft: async () => ({ data: 'draft' }),
    async confirm(_draft, sentOnce) {
      sentOnce.onSending();
      if (asksForCode) sentOnce.onChallenged();
      noted.push(readNotes());
      return answer;
    },
    lookUp: async () => ({ data: state }),
    stale: ['Instructions'],
    words: { unknown },
    ...over,
  });
  const order = start(dispatch as never, store.getState, undefined as never);
  await order.verify();
  const stale = () => dispatch.mock.calls.map(([action]) => action as never).filter(bankApi.util.invalidateTags.match);
  return { order, note, noted, stale, store };
}

it('is noted while it is sent, and reads again what it made stale', async () => {
  const { order, noted, stale } = await orderOf();
  expect(await order.confirm()).toEqual({ outcome: 'made', made: 'done' });
  expect(noted).toEqual([[{ at: expect.any(String), kind: 'edit', before: 5, mark: 'ab12' }]]);
  expect(readNotes()).toEqual([]);
  expect(stale()).toMatchObject([{ payload: ['Instructions'] }]);
});

it('is not noted while the bank waits for a code', async () => {
  const { order, noted } = await orderOf({ asksForCode: true, answer: { error: refused } });
  expect(await order.confirm()).toEqual({ outcome: 'refused', error: refused });
  expect(noted).toEqual([[]]);
});

it('leaves its note while nobody knows, and says so in its own words', async () => {
  const { order, note, stale } = await orderOf({ answer: { error: lost } });
  const outcome = await order.confirm();
  expect(outcome).toMatchObject({ outcome: 'unknown', error: { message: expect.stringMatching(/^Ask [\d ]+\.$/) } });
  expect(openNotes(), 'the form reports it').toEqual([]);
  note.left();
  expect(openNotes()).toMatchObject([{ kind: 'edit', mark: 'ab12' }]);
  expect(stale()).toHaveLength(1);
});

it('rewords what the bank refused, and what it did not do', async () => {
  const words = {
    refused: (error: BankError) => withMessage(error, 'Refused.'),
    notMade: (error: BankError) => withMessage(error, 'Not made.'),
    unknown,
  };
  const first = await orderOf({ answer: { error: refused } }, { words });
  expect(await first.order.confirm()).toMatchObject({ outcome: 'refused', error: { code: 'NO', message: 'Refused.' } });
  const second = await orderOf({ answer: { error: lost }, state: { status: 'not-made' } }, { words });
  expect(await second.order.confirm()).toMatchObject({ outcome: 'not-made', error: { message: 'Not made.' } });
  const third = await orderOf({ answer: { error: lost }, state: { status: 'not-made' } });
  expect(await third.order.confirm()).toEqual({ outcome: 'not-made', error: lost });
});

it.each([
  ['made', undefined],
  ['not-made', () => false],
] as const)('tells every page that it is %s, once its form is left', async (result, isAsWanted) => {
  const { order, note } = await orderOf(
    { answer: { error: lost }, state: { status: 'made', made: 'found' } },
    {
      onResolved: () => note.left(),
    },
    isAsWanted,
  );
  expect(await order.confirm()).toEqual({ outcome: 'made', made: 'found' });
  expect(openNotes()).toMatchObject([{ kind: 'edit', result }]);
});

it('counts none before it, and was made as wanted, unless its kind says otherwise', async () => {
  const note = createFormNote('edit');
  const noting = byMark<string, string>({ note, mark: () => 'ab12' });
  const { order, noted } = await orderOf(
    { answer: { error: lost }, state: { status: 'made', made: 'found' } },
    { noting },
  );
  note.left();
  await order.confirm();
  expect(noted).toMatchObject([[{ before: 0, mark: 'ab12' }]]);
  expect(openNotes()).toMatchObject([{ result: 'made' }]);
});

it('is confirmed again where that orders nothing twice, and never where it does', async () => {
  const once = await orderOf({ answer: { error: lost } });
  await once.order.confirm();
  expect(once.order.confirmAgainAt()).toBeDefined();
  const twice = await orderOf({ answer: { error: lost } }, { isIdempotent: false });
  await twice.order.confirm();
  expect(twice.order.confirmAgainAt()).toBeUndefined();
});

it('only looks up what a page that is gone has sent', async () => {
  const since = '2026-03-02T10:00:00.000Z' as Instant;
  const { order, noted, stale } = await orderOf(
    { state: { status: 'made', made: 'found' } },
    { lost: { draft: 'draft', since } },
  );
  expect(await order.confirmAgain()).toEqual({ outcome: 'made', made: 'found' });
  expect([noted, stale().length]).toEqual([[], 1]);
});

it('may be made from another error than the one that makes its draft void', async () => {
  const { order } = await orderOf({ answer: { error: refused } }, { isVoid: () => true });
  await order.confirm();
  await expect(order.confirm()).rejects.toThrow('verified before');
});

it('takes over what another page sent, unless that was not made', async () => {
  const { store } = await signedInStore(scriptedBank({}).fetch);
  const note = createFormNote('edit');
  const took = (lookUp: (notes: Parameters<typeof resolveNotes>[0]) => void) =>
    store.dispatch(
      takenOver({
        kinds: ['edit'],
        mark: 'ab12',
        note,
        lookUp: (notes) => async () => lookUp(notes),
      }),
    );
  expect(await took(() => {})).toBeUndefined();
  leaveNote('edit', 'ab12');
  expect(await took(() => {})).toMatchObject({ kind: 'edit', mark: 'ab12' });
  expect(openNotes(), 'this form reports it now').toEqual([]);
  note.left();
  passed(confirmAgainAfterMs + 1_000);
  expect(await took((notes) => void resolveNotes(notes, performance.now(), () => 'missing'))).toBeUndefined();
});
