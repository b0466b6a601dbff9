import { expect, it, vi } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import type { Answer } from './order.ts';
import { replaceState } from './replace-state.ts';

const lost: BankError = { kind: 'fault', fault: 'bad_network_response', message: 'Lost.' };
const refused: BankError = { kind: 'refusal', status: 403, message: 'No.' };

/** Replaces “old” by “new”; the bank's states are read in turn. */
async function replaced(reads: readonly Answer<string>[], sent: Answer<unknown> = { data: null }) {
  const send = vi.fn(async (_state: string) => sent);
  let asked = 0;
  const outcome = await replaceState<string>({
    read: async () => reads[asked++] ?? { error: lost },
    isAsShown: (state) => state === 'old',
    isAsWanted: (state) => state.startsWith('new'),
    send,
  });
  return { outcome, sent: send.mock.calls, asked };
}

it('sends what the bank has not yet, once', async () => {
  expect(await replaced([{ data: 'old' }])).toEqual({ outcome: { outcome: 'saved' }, sent: [['old']], asked: 1 });
});

it('sends nothing that the bank has already', async () => {
  expect(await replaced([{ data: 'new' }])).toEqual({ outcome: { outcome: 'saved' }, sent: [], asked: 1 });
});

it('overwrites nothing that was changed meanwhile', async () => {
  expect(await replaced([{ data: 'another' }])).toEqual({
    outcome: { outcome: 'changed-meanwhile', now: 'another' },
    sent: [],
    asked: 1,
  });
});

it('sends nothing when it cannot read what the bank has', async () => {
  expect(await replaced([{ error: lost }])).toEqual({
    outcome: { outcome: 'refused', error: lost },
    sent: [],
    asked: 1,
  });
});

it('reports a refusal', async () => {
  expect(await replaced([{ data: 'old' }], { error: refused })).toMatchObject({
    outcome: { outcome: 'refused', error: refused },
  });
});

it.each<[string, Answer<string>, object]>([
  ['has it', { data: 'new' }, { outcome: 'saved' }],
  ['does not have it', { data: 'old' }, { outcome: 'unknown', error: lost }],
  ['cannot say', { error: refused }, { outcome: 'unknown', error: lost }],
])('asks the bank when the answer is lost, which %s', async (_, now, outcome) => {
  expect(await replaced([{ data: 'old' }, now], { error: lost })).toEqual({ outcome, sent: [['old']], asked: 2 });
});
