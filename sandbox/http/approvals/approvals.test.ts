import { expect, it } from 'vitest';
import { payersDesk } from '#sandbox/bank/testing/payer-story.fixture.ts';
import { user } from '#sandbox/bank/testing/small-story.fixture.ts';
import { approvalHandlers } from './approval-handlers.ts';

const { decide } = approvalHandlers.countTransactions;

it('counts what waits by the service’s types, for who may agree to it and did not make it', async () => {
  const desk = await payersDesk({ mandate: 'one-other' });
  const { bank } = desk;
  const approver = () => ({ ...desk.asker(), user: user({ id: 'tom', permittedFunctions: ['approver'] }) });
  const answerFor = (asker: ReturnType<typeof desk.asker>) =>
    decide({ bank, asker } as Parameters<typeof decide>[0]).answer;
  expect(answerFor(approver())).toEqual({ done: { countDTOList: [] } });
  await desk.pay();
  await desk.instruct();
  expect(answerFor(approver())).toEqual({
    done: { countDTOList: [{ transactionType: 'PAYMENTS', pendingApproval: 2 }] },
  });
  expect(answerFor(desk.asker())).toEqual({ done: { countDTOList: [] } });
});
