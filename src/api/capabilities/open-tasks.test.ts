import { expect, it } from 'vitest';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { allowedAnswer } from '#src/api/store/answers.fixture.ts';
import { good, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { openTasksApi } from './open-tasks.ts';

const { listOpenTasks } = openTasksApi.endpoints;
const { listPayingAccounts } = accountsApi.endpoints;
const party = asId<PartyId>('A77B');
const call = 'GET /v1/accounts/demandDeposit';
const token = allowedAnswer.allowedTransactions[0];

/** A bank that answers each task from its script, and records the calls. */
async function open(answers: (taskCode: string, times: number) => Response) {
  const asked: string[] = [];
  const bank = scriptedBank({
    [call]: (request) => {
      const taskCode = new URL(request.url).searchParams.get('taskCode') ?? '';
      asked.push(taskCode);
      return answers(taskCode, asked.filter((one) => one === taskCode).length);
    },
  });
  const { store } = await signedInStore(bank.fetch);
  return { store, asked };
}

it('lists the accounts each task is open to', async () => {
  const { store, asked } = await open((taskCode) =>
    good(taskCode === 'PC_F_DOM' ? allowedAnswer : { accounts: [], allowedTransactions: [] }),
  );
  const { data } = await store.dispatch(listOpenTasks.initiate({ party, tasks: ['PC_F_DOM', 'CH_I_ST'] }));
  expect(data).toEqual({ tasks: { PC_F_DOM: [token], CH_I_ST: [] }, error: undefined });
  expect(asked).toEqual(['PC_F_DOM', 'CH_I_ST']);
});

it('does not refetch a known task', async () => {
  const { store, asked } = await open(() => good(allowedAnswer));
  await store.dispatch(listPayingAccounts.initiate({ party, taskCode: 'PC_F_DOM' }));
  await store.dispatch(listOpenTasks.initiate({ party, tasks: ['PC_F_DOM', 'CH_I_ST'] }));
  const { data } = await store.dispatch(listOpenTasks.initiate({ party, tasks: ['CH_I_ST'] }));
  expect(data?.tasks).toEqual({ CH_I_ST: [token] });
  expect(asked).toEqual(['PC_F_DOM', 'CH_I_ST']);
});

it('keeps known tasks when one fails, and retries only that one', async () => {
  const { store, asked } = await open((taskCode, times) =>
    taskCode === 'CH_I_ST' && times === 1 ? refused(400, 'XYZ_1') : good(allowedAnswer),
  );
  const question = store.dispatch(listOpenTasks.initiate({ party, tasks: ['PC_F_DOM', 'CH_I_ST'] }));
  const { data } = await question;
  expect(data).toMatchObject({ tasks: { PC_F_DOM: [token] }, error: { code: 'XYZ_1' } });
  expect(data?.tasks).not.toHaveProperty('CH_I_ST');

  const again = await question.refetch();
  expect(again.data).toEqual({ tasks: { PC_F_DOM: [token], CH_I_ST: [token] }, error: undefined });
  expect(asked).toEqual(['PC_F_DOM', 'CH_I_ST', 'CH_I_ST']);
});
