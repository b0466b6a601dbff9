import { expect, it, vi } from 'vitest';
import type { ControlVerdict, SandboxState } from '#sandbox/control/control.ts';
import type { JournalHead } from '#sandbox/control/journal/journal.ts';
import type { SandboxEvent } from '#sandbox/control/sandbox.ts';
import type { PanelVerbs } from './panel-control.ts';
import { createPanelStore, mostCalls } from './panel-store.ts';

const state = { persona: 'private-customer', personas: [], entries: 0, notice: null } as unknown as SandboxState;
const done: ControlVerdict = { outcome: 'done', state };

function call(n: number): JournalHead {
  return { n, kind: 'request', operationId: 'listAccounts' } as unknown as JournalHead;
}

/** A panel over a bank that says what it is told to. */
function panelOver(verbs: Partial<PanelVerbs> = {}) {
  let tell: (event: SandboxEvent) => void = () => {};
  const unanswered = () => Promise.reject(new Error('not planned'));
  const store = createPanelStore(
    {
      verbs: {
        summary: async () => state,
        journalHeads: async () => [],
        entry: unanswered,
        snapshot: unanswered,
        reset: unanswered,
        setClock: unanswered,
        advanceClock: unanswered,
        freezeClock: unanswered,
        unfreezeClock: unanswered,
        setSwitches: unanswered,
        addFault: unanswered,
        clearFaults: unanswered,
        invariants: unanswered,
        due: unanswered,
        accounts: unanswered,
        customer: unanswered,
        phone: unanswered,
        verbs: unanswered,
        doVerb: unanswered,
        resetLinks: unanswered,
        directory: unanswered,
        ...verbs,
      },
      logInAs: unanswered,
      listen: (listener) => {
        tell = listener;
      },
    },
    () => 0,
  );
  return { store, tell: (event: SandboxEvent) => tell(event) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('shows the state and the calls made before it was there', async () => {
  const { store } = panelOver({ journalHeads: async () => [call(1), call(3)] });
  await settled();
  expect(store.read().state).toBe(state);
  expect(store.read().calls.map(({ n }) => n)).toEqual([3, 1]);
});

it('loses no call and doubles none when telling and asking cross', async () => {
  const { store, tell } = panelOver({ journalHeads: async () => [call(1), call(2), call(3)] });
  tell({ event: 'entry', entry: call(3) });
  await settled();
  tell({ event: 'entry', entry: call(4) });
  expect(store.read().calls.map(({ n }) => n)).toEqual([4, 3, 2, 1]);
});

it('asks for the state alone when a tester did something: the calls are told as they come', async () => {
  const journalHeads = vi.fn(async () => [call(1)]);
  const asked = vi.fn(async () => state);
  const { tell } = panelOver({ journalHeads, summary: asked });
  await settled();
  tell({ event: 'entry', entry: { ...call(2), kind: 'control' } as JournalHead });
  await settled();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(journalHeads).toHaveBeenCalledTimes(1);
});

it('keeps the newest calls and counts them all', async () => {
  const { store, tell } = panelOver();
  await settled();
  for (let n = 1; n <= mostCalls + 50; n += 1) tell({ event: 'entry', entry: call(n) });
  expect(store.read().calls).toHaveLength(mostCalls);
  expect(store.read().calls[0]?.n).toBe(mostCalls + 50);
  expect(store.read().callCount).toBe(mostCalls + 50);
});

it('says when another tab opened a fresh bank, and forgets the calls of the one before', async () => {
  const { store, tell } = panelOver();
  await settled();
  tell({ event: 'entry', entry: call(1) });
  tell({ event: 'opened' });
  expect(store.read()).toMatchObject({ openedElsewhere: true, calls: [], callCount: 0 });
});

it.each(['before', 'after'])('takes its own reset for no news, told of it %s the answer', async (when) => {
  const { store, tell } = panelOver({
    reset: async () => {
      if (when === 'before') tell({ event: 'opened' });
      return done;
    },
  });
  expect(await store.reset('persona:racing-owner')).toBeUndefined();
  if (when === 'after') tell({ event: 'opened' });
  expect(store.read().openedElsewhere).toBe(false);
});

it('says why a verb was refused and what is allowed', async () => {
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

it('says when the bank does not answer', async () => {
  const { store } = panelOver({ summary: () => Promise.reject(new Error('the worker is gone')) });
  await settled();
  expect(store.read().unreachable).toBe('the worker is gone');
  expect(await store.act((bank) => bank.freezeClock())).toBe('The bank did not answer: not planned');
});

it('has many calls at once drawn once, and what testers do at once', async () => {
  const { store, tell } = panelOver({ freezeClock: async () => done });
  await settled();
  vi.useFakeTimers();
  let drawn = 0;
  store.subscribe(() => {
    drawn += 1;
  });
  for (let n = 1; n <= 30; n += 1) tell({ event: 'entry', entry: call(n) });
  expect(drawn).toBe(0);
  vi.runAllTimers();
  expect(drawn).toBe(1);
  vi.useRealTimers();
  await store.act((bank) => bank.freezeClock());
  expect(drawn).toBe(2);
});
