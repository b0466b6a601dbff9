import { expect, it } from 'vitest';
import { smallBank, user } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { lockMs, validatePin } from './pin.ts';
import { waitMs } from './second-factor.fixture.ts';

/** The outcomes of wrong PINs, waiting out each lock by that many milliseconds. */
async function wrongPins(count: number, waitedMs = lockMs) {
  const bank = await smallBank();
  let customer = user();
  const outcomes: string[] = [];
  for (let wrong = 0; wrong < count; wrong += 1) {
    const verdict = validatePin(bank, customer, '0000');
    outcomes.push(verdict.outcome);
    if (verdict.outcome === 'locked') continue;
    customer = verdict.user;
    if (verdict.outcome === 'locks') waitMs(bank, waitedMs);
  }
  return { bank, outcomes, customer };
}

it('locks the PIN after three wrong ones, and the customer after the third time in a day', async () => {
  const { outcomes, customer } = await wrongPins(9);
  const twice = ['wrong', 'wrong', 'locks', 'wrong', 'wrong', 'locks'];
  expect(outcomes).toEqual([...twice, 'wrong', 'wrong', 'locks-customer']);
  expect(customer).toMatchObject({ lock: 'wrong-details', pinLocks: { on: '2026-03-02', count: 3 } });
});

it('counts the locks of one day only', async () => {
  const { outcomes, customer } = await wrongPins(9, 24 * 60 * 60_000);
  expect(outcomes.filter((outcome) => outcome === 'locks')).toHaveLength(3);
  expect(customer).toMatchObject({ lock: 'none', pinLocks: { count: 1 } });
});

it('does not forget the locks of the day for a right PIN', async () => {
  const { bank, customer } = await wrongPins(6);
  const right = validatePin(bank, customer, customer.pin);
  expect(right).toMatchObject({ outcome: 'right', user: { pinLocks: { count: 2 } } });
});
