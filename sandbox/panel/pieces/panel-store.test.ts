import { expect, it, vi } from 'vitest';
import type { ControlVerdict, SandboxState } from '#sandbox/control/control-api.ts';
import type { JournalHead } from '#sandbox/control/journal/journal.ts';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import type { PanelMethods } from './panel-control.ts';
import { createPanelStore, mostCalls } from './panel-store.ts';

const state = { persona: 'private-customer', personas: [], entries: 0, notice: null } as unknown as SandboxState;
const done: ControlVerdict = { outcome: 'done', state };

function call(n: number): JournalHead {
  return { n, kind: 'request', operationId: 'listAccounts' } as unknown as JournalHead;
}

/** A panel over a fake bank with the given answers. */
function panelOver(methods: Partial<PanelMethods> = {}, open?: () => Promise<string | undefined>) {
  let emit: (event: SandboxEvent) => void = () => {};
  const unanswered = () => Promise.reject(new Error('not planned'));
  const store = createPanelStore(
    {
      share: {
        take: unanswered,
        open: open ?? unanswered,
        kept: { read: unanswered, keep: unanswered, forget: unanswered },
      },
      methods: {
        summary: async () => state,
        journalHeads: async () => [],
        entry: unanswered,
        balances: unanswered,
        journal: unanswered,
        effect: unanswered,
        snapshot: unanswered,
        reset: unanswered,
        settings: unanswered,
        setClock: unanswered,
        advanceClock: unanswered,
        freezeClock: unanswered,
        unfreezeClock: unanswered,
        setSwitches: unanswered,
        addFault: unanswered,
        clearFaults: unanswered,
        addStub: unanswered,
        addStubsFromHar: unanswered,
        stubs: unanswered,
        clearStubs: unanswered,
        invariants: unanswered,
        due: unanswered,
        accounts: unanswered,
        customer: unanswered,
        phone: unanswered,
        verbs: unanswered,
        doVerb: unanswered,
        previewVerb: unanswered,
        bookmarks: unanswered,
        bookmark: unanswered,
        rewind: unanswered,
        sendMail: unanswered,
        resetLinks: unanswered,
        directory: unanswered,
        createCustomers: unanswered,
        checkCustomer: unanswered,
        describeCustomer: unanswered,
        ...methods,
      },
      logInAs: unanswered,
      onRewound: () => {},
      listen: (listener) => {
        emit = listener;
      },
    },
    () => 0,
  );
  return { store, emit: (event: SandboxEvent) => emit(event) };
}

const flush = () => new Promise((resolve) => setTimeout(resolve));

it('shows the state and earlier calls', async () => {
  const { store } = panelOver({ journalHeads: async () => [call(1), call(3)] });
  await flush();
  expect(store.read().state).toBe(state);
  expect(store.read().calls.map(({ n }) => n)).toEqual([3, 1]);
});

it('never shows the state of a bank without the calls it has had', async () => {
  const { store } = panelOver({ journalHeads: async () => [call(1)] });
  const shown: number[] = [];
  store.subscribe(() => {
    if (store.read().state !== undefined) shown.push(store.read().callCount);
  });
  await flush();
  expect(shown[0]).toBe(1);
});

it('shows every call once when events and loaded entries overlap', async () => {
  const { store, emit } = panelOver({ journalHeads: async () => [call(1), call(2), call(3)] });
  emit({ event: 'entry', entry: call(3) });
  await flush();
  emit({ event: 'entry', entry: call(4) });
  expect(store.read().calls.map(({ n }) => n)).toEqual([4, 3, 2, 1]);
});

it('refetches only the state after a control act', async () => {
  const journalHeads = vi.fn(async () => [call(1)]);
  const asked = vi.fn(async () => state);
  const { emit } = panelOver({ journalHeads, summary: asked });
  await flush();
  emit({ event: 'entry', entry: { ...call(2), kind: 'control' } as JournalHead });
  await flush();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(journalHeads).toHaveBeenCalledTimes(1);
});

it('keeps the newest calls and counts all of them', async () => {
  const { store, emit } = panelOver();
  await flush();
  for (let n = 1; n <= mostCalls + 50; n += 1) emit({ event: 'entry', entry: call(n) });
  expect(store.read().calls).toHaveLength(mostCalls);
  expect(store.read().calls[0]?.n).toBe(mostCalls + 50);
  expect(store.read().callCount).toBe(mostCalls + 50);
});

it('reports a fresh bank opened in another tab, and drops earlier calls', async () => {
  const { store, emit } = panelOver();
  await flush();
  emit({ event: 'entry', entry: call(1) });
  emit({ event: 'opened' });
  expect(store.read()).toMatchObject({ openedElsewhere: true, calls: [], callCount: 0 });
});

it.each(['before', 'after'])('does not report its own reset when the event comes %s the answer', async (when) => {
  const { store, emit } = panelOver({
    reset: async () => {
      if (when === 'before') emit({ event: 'opened' });
      return done;
    },
  });
  expect(await store.reset('persona:racing-owner')).toBeUndefined();
  if (when === 'after') emit({ event: 'opened' });
  expect(store.read().openedElsewhere).toBe(false);
});

it('does not report the bank from a file that this tab has opened', async () => {
  const { store, emit } = panelOver({}, async () => {
    emit({ event: 'opened' });
    return undefined;
  });
  expect(await store.share.open({ name: 'bug.json', text: 'a file' })).toBeUndefined();
  expect(store.read().openedElsewhere).toBe(false);
  emit({ event: 'opened' });
  expect(store.read().openedElsewhere).toBe(true);
});

it('does not report its own reset after one whose answer was lost, though the bank was opened', async () => {
  let isLost = true;
  const { store, emit } = panelOver({
    reset: async () => {
      emit({ event: 'opened' });
      if (isLost) throw new Error('no answer');
      return done;
    },
  });
  expect(await store.reset('')).toBe('The bank did not answer: no answer');
  isLost = false;
  expect(await store.reset('')).toBeUndefined();
  expect(store.read().openedElsewhere).toBe(false);
});

it('gives the reason for a refusal and the allowed values', async () => {
  const refused: ControlVerdict = {
    outcome: 'refused',
    why: 'misread',
    reason: 'There is no moment "soon".',
    allowed: ['weekend', 'month-end'],
  };
  const { store } = panelOver({ setClock: async () => refused, reset: async () => refused });
  expect(await store.act((bank) => bank.setClock('soon'))).toBe(
    'There is no moment "soon". Allowed: weekend, month-end.',
  );
});

it('reports when the bank does not answer', async () => {
  const { store } = panelOver({ summary: () => Promise.reject(new Error('the worker is gone')) });
  await flush();
  expect(store.read().unreachable).toBe('the worker is gone');
  expect(await store.act((bank) => bank.freezeClock())).toBe('The bank did not answer: not planned');
});

it('redraws once for many calls, and at once for a control act', async () => {
  const { store, emit } = panelOver({ freezeClock: async () => done });
  await flush();
  vi.useFakeTimers();
  let drawn = 0;
  store.subscribe(() => {
    drawn += 1;
  });
  for (let n = 1; n <= 30; n += 1) emit({ event: 'entry', entry: call(n) });
  expect(drawn).toBe(0);
  vi.runAllTimers();
  expect(drawn).toBe(1);
  vi.useRealTimers();
  await store.act((bank) => bank.freezeClock());
  expect(drawn).toBe(2);
});
