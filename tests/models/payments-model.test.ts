import fc from 'fast-check';
import { it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import { currentAccount, openingBalance, payerActions } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { moved, posting } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { handlers } from '#sandbox/http/handlers.ts';
import { doLateRequest, lateRequestKind } from '#sandbox/http/pipeline/late-requests.ts';
import { modelRuns } from '#tests/runs.ts';
import type { RealBank } from './model-command.ts';
import { commands } from './payment-commands.ts';
import { PaymentsModel } from './payments-model.ts';

/** Enough for a few large payments, so that runs reach both the funds and the limits. */
const plenty = 60_000_00;

async function bothAtTen(): Promise<{ model: PaymentsModel; real: RealBank }> {
  const payer = await payerActions({
    user: { permittedFunctions: ['payment', 'transfer', 'paymentsFuture'] },
    jobKinds: { ...bankJobKinds, [lateRequestKind]: doLateRequest(handlers, () => {}) },
  });
  const more = moved('clearing:payments-in:GBP', currentAccount, plenty);
  await commit(payer.bank, [{ change: 'post', posting: posting({ id: 'plenty', entries: more }) }]);
  return { model: new PaymentsModel(payer.bank.clock.now, openingBalance + plenty), real: { payer } };
}

it(
  'agrees with a simple model after any sequence of actions',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 50, size: 'max' }), async (todo) => {
        await fc.asyncModelRun(bothAtTen, todo);
      }),
      { numRuns: modelRuns(200, 500) },
    );
  },
  modelRuns(200, 500) * 600,
);
