import { accountsApi, type TaskCode } from '#src/api/accounts/accounts.ts';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import type { Grants } from './capabilities.ts';

interface OpenTasksArg extends PartyArg {
  readonly tasks: readonly TaskCode[];
}

/** Which accounts each task is open to; a task that could not be asked for is missing, and does not hold up the others. */
interface OpenTasks {
  readonly tasks: Grants['tasks'];
  /** Of the first that could not be asked for. */
  readonly error: BankError | undefined;
}

const { listPayingAccounts } = accountsApi.endpoints;

export const openTasksApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** All tasks are asked for side by side; what is known of one from another page is not asked for again. */
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

/** A page that opens asks again for what could not be had before, and only for that. */
export function useListOpenTasksQuery(arg: OpenTasksArg) {
  return openTasksApi.useListOpenTasksQuery(arg, {
    skip: arg.tasks.length === 0,
    refetchOnMountOrArgChange: true,
  });
}
