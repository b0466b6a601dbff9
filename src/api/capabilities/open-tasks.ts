import { accountsApi, type TaskCode } from '#src/api/accounts/accounts.ts';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import type { Grants } from './capabilities.ts';

interface OpenTasksArg extends PartyArg {
  readonly tasks: readonly TaskCode[];
}

/** Accounts open to each task. A failed call omits its task without delaying the others. */
interface OpenTasks {
  readonly tasks: Grants['tasks'];
  readonly error: BankError | undefined;
}

const { listPayingAccounts } = accountsApi.endpoints;

export const openTasksApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** Tasks are fetched in parallel; tasks already cached are not fetched again. */
    listOpenTasks: build.query<OpenTasks, OpenTasksArg>({
      async queryFn({ party, tasks }, { dispatch }) {
        const answers = await Promise.all(
          tasks.map(async (taskCode) => {
            const asked = dispatch(listPayingAccounts.initiate({ party, taskCode }, { subscribe: false }));
            const { data, error } = await asked;
            return { taskCode, accounts: data, error: shownError(error) };
          }),
        );
        const known = answers.flatMap(({ taskCode, accounts }) => (accounts ? [[taskCode, accounts] as const] : []));
        return {
          data: { tasks: Object.fromEntries(known), error: answers.find(({ error }) => error !== undefined)?.error },
        };
      },
      providesTags: ['PayingAccounts'],
    }),
  }),
});

/** Opening a page retries only what failed before. */
export function useListOpenTasksQuery(arg: OpenTasksArg) {
  return openTasksApi.useListOpenTasksQuery(arg, {
    skip: arg.tasks.length === 0,
    refetchOnMountOrArgChange: true,
  });
}
