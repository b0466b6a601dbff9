import { expect, it } from 'vitest';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { payeeActions } from '#sandbox/bank/testing/payee-actions.fixture.ts';
import { user } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { countActivities, findActivities, findActivity } from './activity-log.ts';

const reader = { permittedFunctions: [...user().permittedFunctions, 'transactionLog' as const] };
const today = { from: '2026-03-02', to: '2026-03-02' };

type Actions = Awaited<ReturnType<typeof payeeActions>>;
const foundBy = ({ bank }: Actions, customer: Customer, search: object = today) => {
  const verdict = findActivities(bank, customer, { ...today, ...search });
  if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  return verdict.entries;
};
const loggedBy = (actions: Actions) =>
  foundBy(actions, actions.customer()).map(({ code, state, to }) => `${code} ${state} ${to?.name}`);

it('keeps what was done with a payee after the payee is gone', async () => {
  const actions = await payeeActions(reader);
  const payee = await actions.add();
  expect(loggedBy(actions)).toEqual(['PC_N_DOP accepted Ashdown Feed & Forage']);
  await actions.amend(payee, { ...payee, nickName: 'Hay' });
  expect(loggedBy(actions)).toHaveLength(1);
  await actions.confirm(payee, { ...payee, nickName: 'Hay' });
  await actions.remove(payee);
  const entries = foundBy(actions, actions.customer());
  expect(loggedBy(actions).toSorted()).toEqual([
    'PC_N_DDP accepted Hay',
    'PC_N_DOP accepted Ashdown Feed & Forage',
    'PC_N_UDOP accepted Hay',
  ]);
  const references = entries.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(3);
  for (const reference of references) {
    expect(findActivity(actions.bank, actions.customer(), reference)).toMatchObject({ entry: { reference } });
  }
});

it('does not log what was only submitted, or a deletion that was refused', async () => {
  const actions = await payeeActions(reader);
  const payee = await actions.add();
  await actions.remove(payee);
  expect(await actions.remove(payee)).toMatchObject({ outcome: 'refused' });
  expect(loggedBy(actions)).toHaveLength(2);
});

it('shows a payee that awaits authorisation as such', async () => {
  const actions = await payeeActions(reader);
  actions.bank.payments = 'needs-authoriser';
  await actions.add();
  expect(loggedBy(actions)).toEqual(['PC_N_DOP pending-approval Ashdown Feed & Forage']);
  expect(foundBy(actions, actions.customer())).toMatchObject([
    { audit: [{ userId: 'nell', status: 'initiated' }, { status: 'pending-approval' }] },
  ]);
});

it('is closed to a customer without the function', async () => {
  const actions = await payeeActions();
  await actions.add();
  const refused = { outcome: 'refused', reason: 'function-missing' };
  expect(findActivities(actions.bank, actions.customer(), today)).toEqual(refused);
  expect(countActivities(actions.bank, actions.customer(), today)).toEqual(refused);
  expect(findActivity(actions.bank, actions.customer(), 'PB2606100001')).toEqual(refused);
});

it('holds only what concerns the chosen parties', async () => {
  const actions = await payeeActions(reader);
  await actions.add();
  const [entry] = foundBy(actions, actions.customer());
  const stranger = { ...actions.customer(), parties: [] };
  expect(foundBy(actions, stranger)).toEqual([]);
  const reference = entry?.reference ?? '';
  expect(findActivity(actions.bank, stranger, reference)).toMatchObject({ reason: 'activity-not-found' });
});

it('leaves out other days and states', async () => {
  const actions = await payeeActions(reader);
  await actions.add();
  const customer = actions.customer();
  expect(foundBy(actions, customer, { from: '2026-03-01', to: '2026-03-01' })).toEqual([]);
  expect(foundBy(actions, customer, { state: 'rejected' })).toEqual([]);
  expect(foundBy(actions, customer, { code: 'PC_N_DOP', state: 'accepted' })).toHaveLength(1);
});
