import { expect, it } from 'vitest';
import { printFault } from '#sandbox/control/link/fault-text.ts';
import { openSmallSandbox, standingStill } from '#sandbox/control/small-sandbox.fixture.ts';
import { faultsWithValue } from '#sandbox/http/pipeline/fault-kinds.ts';
import { kindChoices } from '#sandbox/panel/faults/fault-copy.ts';
import { refusalChoices } from '#sandbox/panel/pieces/refusal-choices.ts';
import { checkChoices, paymentChoices, refusal } from './paying-choices.ts';

const { code, late, delay } = faultsWithValue;
const written: Readonly<Record<string, string>> = {
  [code.form]: 'code=DIGX_PY_0134',
  [late.form]: 'late=5',
  [delay.form]: 'delay=3000',
};

async function banks() {
  const [byPanel, byLink] = await Promise.all([openSmallSandbox(), openSmallSandbox()]);
  return { byPanel: byPanel.control, byLink: byLink.control };
}

it('every outcome of payments and checks that the panel offers is one that a link takes, and both set the same', async () => {
  const { byPanel, byLink } = await banks();
  const outcomes = [
    ...checkChoices.map(({ id }) => ({ name: 'cop', value: id })),
    ...paymentChoices.filter(({ id }) => id !== refusal).map(({ id }) => ({ name: 'payments', value: id })),
    ...refusalChoices.map(({ id }) => ({ name: 'payments', value: `${refusal}=${id}` })),
  ];
  expect(outcomes.length).toBeGreaterThan(30);
  for (const { name, value } of outcomes) {
    await byPanel.setSwitches({ cop: 'by-name', payments: 'ok' });
    expect(await byPanel.setSwitches({ [name]: value })).toMatchObject({ outcome: 'done' });
    expect(await byLink.reset(`clock:${standingStill.clock};freeze:yes;${name}:${value}`)).toMatchObject({
      outcome: 'done',
    });
    const [{ switches }, other] = [await byPanel.summary(), await byLink.summary()];
    expect(switches).toMatchObject({ [name]: value });
    expect(other.switches).toEqual(switches);
  }
});

it('every failure that the panel offers is one that a link takes, and both plan the same', async () => {
  const { byPanel, byLink } = await banks();
  for (const { id } of kindChoices) {
    await byPanel.clearFaults();
    const kind = written[id] ?? id;
    const fault = { operationId: 'createPayment', kind, only: 3, match: { amount: '13' } } as const;
    expect(await byPanel.addFault(fault)).toMatchObject({ outcome: 'done' });
    const link = `fault:createPayment@${kind}~amount=13~3`;
    expect(await byLink.reset(`clock:${standingStill.clock};freeze:yes;${link}`)).toMatchObject({ outcome: 'done' });
    const [{ faults }, other] = [await byPanel.summary(), await byLink.summary()];
    expect(other.faults).toEqual(faults);
    expect(faults.map(printFault)).toEqual([link.slice('fault:'.length)]);
  }
});
