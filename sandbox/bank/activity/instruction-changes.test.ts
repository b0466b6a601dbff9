import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { confirmCancellation } from '#sandbox/bank/instructions/cancellations.ts';
import { confirmEdit } from '#sandbox/bank/instructions/edits.ts';
import { type InstructionCode, listUpcoming } from '#sandbox/bank/instructions/upcoming.ts';
import { withMandate } from '#sandbox/bank/testing/mandates.fixture.ts';
import {
  comeBack,
  currentAccount,
  type PayerActions,
  payerActions,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { money } from '#src/kernel/money.ts';
import { logOf } from './log.fixture.ts';

const payer = () => payerActions({ user: { permittedFunctions: ['payment', 'paymentsFuture'] } });
const id = 'instruction-1';

async function cancel(
  { bank, customer }: Pick<PayerActions, 'bank' | 'customer'>,
  code: InstructionCode,
  cancelledId = id,
) {
  const { session } = customer();
  const token = tokenOf(bank, session, 'instruction', cancelledId);
  const partyToken = tokenOf(bank, session, 'party', 'party-nell');
  const verdict = confirmCancellation(bank, customer(), { code, token, partyToken });
  if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  await commit(bank, verdict.changes);
}

async function edit({ bank, customer }: Pick<PayerActions, 'bank' | 'customer'>, minor: number, reference: string) {
  const [listed] = listUpcoming(bank, customer(), 'SI') ?? [];
  if (listed === undefined) throw new Error('It is set up.');
  const partyToken = tokenOf(bank, customer().session, 'party', 'party-nell');
  const { token, changedAt } = listed;
  const verdict = confirmEdit(bank, customer(), {
    token,
    partyToken,
    changedAt,
    amount: money(minor, 'GBP'),
    reference,
  });
  if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  await commit(bank, verdict.changes);
}

it('names who edited and who cancelled, and not who set it up', async () => {
  const actions = await payer();
  await actions.instruct();
  const { bank } = actions;
  const holder = actions.customer();
  const spouse = { bank, customer: () => ({ ...holder, user: { ...holder.user, id: 'spouse' } }) };
  await actions.waitUntilLondon('2026-03-02', '10:05');
  await edit(spouse, 20_00, 'Less');
  await actions.waitUntilLondon('2026-03-02', '10:06');
  await cancel(spouse, 'SI');
  expect(logOf(bank).map(({ audit: [first] }) => first?.userId)).toEqual(['nell', 'spouse', 'spouse']);
});

it.each([
  ['a standing order', 'SI', 'SIC', {}],
  ['a future payment', 'FD', 'PTC', { type: 'NONREC', frequency: '10' }],
] as const)('logs that %s was cancelled, beside how it was set up', async (_, kind, code, over) => {
  const actions = await payer();
  await actions.instruct(over);
  await actions.waitUntilLondon('2026-03-04', '15:30');
  const back = await comeBack(actions);
  await cancel(back, kind);
  expect(logOf(back.bank)).toMatchObject([
    { code: 'VSI', state: 'accepted', madeAt: '2026-03-02T10:00:00.000Z', amount: money(125_50, 'GBP') },
    {
      code,
      state: 'accepted',
      madeAt: '2026-03-04T15:30:00.000Z',
      accountId: currentAccount,
      amount: money(125_50, 'GBP'),
      to: { name: 'Ashdown Feed & Forage' },
      valueOn: '2026-03-16',
      repeatsUntil: null,
      audit: [
        { userId: 'nell', status: 'initiated', note: 'Hay March' },
        { userId: null, status: 'accepted' },
      ],
    },
  ]);
  await cancel(back, kind);
  expect(logOf(back.bank)).toHaveLength(2);
});

it('logs no cancellation of an instruction that ran to its end', async () => {
  const actions = await payer();
  await actions.instruct({ endDate: '2026-03-20' });
  await actions.waitUntilLondon('2026-03-16', '12:00');
  expect(logOf(actions.bank)).toMatchObject([{ code: 'VSI', state: 'accepted' }]);
});

it('says when an instruction was cancelled that nobody had authorised yet', async () => {
  const actions = await payer();
  actions.bank.payments = 'needs-authoriser';
  await actions.instruct();
  expect(logOf(actions.bank)).toMatchObject([{ code: 'VSI', state: 'pending-approval' }]);
  await actions.waitUntilLondon('2026-03-03', '09:00');
  const back = await comeBack(actions);
  await cancel(back, 'SI');
  expect(logOf(back.bank)).toMatchObject([
    {
      code: 'VSI',
      state: 'expired',
      audit: [{}, { userId: null, at: '2026-03-03T09:00:00.000Z', note: 'Cancelled before it was authorised' }],
    },
    { code: 'SIC', state: 'accepted' },
  ]);
});

it('logs the cancellation of a direct debit, which has no amount', async () => {
  const actions = await payer();
  const mandate = await withMandate(actions.bank);
  expect(logOf(actions.bank)).toEqual([]);
  await cancel(actions, 'DD', mandate.id);
  expect(logOf(actions.bank)).toMatchObject([
    {
      code: 'SIC',
      accountId: currentAccount,
      amount: null,
      to: { name: 'Millrace Energy' },
      audit: [{ userId: 'nell', note: 'DD4410982' }, { status: 'accepted' }],
    },
  ]);
});

it('logs every edit with what it made of the order, and keeps what was asked for first', async () => {
  const actions = await payer();
  await actions.instruct();
  await edit(actions, 80_00, 'Hay April');
  await edit(actions, 90_00, 'Hay May');
  const [setUp, ...edits] = logOf(actions.bank);
  expect(setUp).toMatchObject({ amount: money(125_50, 'GBP'), audit: [{ note: 'Hay March' }, {}] });
  expect(setUp?.title).toBe('External Standing Order/Future Payment');
  expect(edits).toMatchObject([
    { code: 'VSI', amount: money(80_00, 'GBP'), audit: [{ userId: 'nell', note: 'Edited: Hay April' }, {}] },
    { code: 'VSI', amount: money(90_00, 'GBP'), audit: [{ userId: 'nell', note: 'Edited: Hay May' }, {}] },
  ]);
  await cancel(actions, 'SI');
  expect(logOf(actions.bank).at(-1)).toMatchObject({ code: 'SIC', amount: money(90_00, 'GBP') });
});
