import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, it } from 'vitest';
import { createMemoryJournalStore } from '#sandbox/control/journal/memory-journal.fixture.ts';
import { openSandbox } from '#sandbox/control/sandbox.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personaPassword } from '#sandbox/personas/persona-script.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { step } from './mixed-walk.ts';
import { createSessionByHand } from './session-by-hand.ts';
import { walkCode } from './walk-payments.ts';

const lists = [
  '/v1/accounts?expand=all',
  '/v1/accounts/loan?taskCode=CH_I_ST',
  '/v1/accounts/demandDeposit?taskCode=PC_F_DOM',
  '/v1/accounts/demandDeposit?taskCode=PC_F_SELF',
];
const steps = 150;

it('answers a list that it remembers as one made for this request, whatever customers and clock have done', {
  timeout: 60_000,
}, async () => {
  const { control, fetch } = await openSandbox({
    settings: { clock: '2026-03-02T10:00', freeze: true },
    personas,
    jobKinds,
    store: createMemoryJournalStore(),
    build: 'test',
    readWallMs: () => 0,
    sleep: async () => {},
  });
  const turns = xoroshiro128plus(20_261_123);
  const pick = (count: number) => uniformInt(turns, 0, count - 1);
  const hand = createSessionByHand(fetch);
  const answered = async (path: string, headers: Readonly<Record<string, string>>) => {
    const { status, body } = await hand.call('GET', path, { headers });
    return JSON.stringify({ ...(body as object), status }).replace(/"contextID":"\w+"/, '');
  };
  await control.setSwitches({ otp: walkCode });
  await hand.signIn('racing-owner', personaPassword);

  const seen = new Set<string>();
  for (let taken = 0; taken < steps; taken += 1) {
    if (taken % 10 === 9) await control.advanceClock(taken % 20 === 9 ? 'PT9M' : 'P1D', 'kept');
    await step(hand, pick);
    const party = /"partyId":\{"value":"(\w+)"/.exec(await answered(lists[0] ?? '', {}))?.[1];
    const headers = party !== undefined && pick(2) === 0 ? { 'x-party-id': party } : {};
    for (const list of lists) {
      await answered(list, headers);
      await answered(list, headers);
      const remembered = await answered(list, headers);
      // No answer is remembered under a query that nobody has asked with before.
      expect(remembered, `${list} after step ${taken}`).toBe(await answered(`${list}&asked=${taken}`, headers));
      seen.add(remembered);
    }
  }
  expect(seen.size).toBeGreaterThan(100);
});
