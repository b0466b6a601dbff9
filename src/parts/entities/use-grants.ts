import { type TaskCode, useListPayingAccountsQuery } from '#src/api/accounts/accounts.ts';
import { type Grants, tasksOf } from '#src/api/capabilities/capabilities.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { type FailedCalls, failedCalls } from '#src/parts/page/failed-calls.ts';

interface GrantsNow {
  /** As far as they have arrived. */
  readonly grants: Grants;
  /** Nothing asked for is still on its way for the first time. */
  readonly settled: boolean;
  readonly failed: FailedCalls | undefined;
}

/** All that any link of an account hangs on. */
export const linkTasks = [
  'PC_F_DOM',
  'PC_F_SELF',
  'CH_I_ST',
  'CH_N_CBR',
  'CH_N_PBR',
  'CH_I_CSE',
] as const satisfies readonly TaskCode[];

const everyTask = [...linkTasks, 'PC_I_INSTRL', 'FU_F_DFT'] as const;

/**
 * What the customer may do, and with which accounts, for the tasks that a page shows. Both are asked for side by side;
 * once the permissions are known, a task that needs one the customer lacks is not asked for.
 */
export function useGrants(party: PartyId | false, tasks: readonly TaskCode[]): GrantsNow {
  const permissions = useListPermissionsQuery({ party });
  const functions = permissions.currentData;
  const needed = functions === undefined ? tasks : tasks.filter((task) => tasksOf(functions).includes(task));

  const answers = {
    PC_F_DOM: useOpenAccounts(party, 'PC_F_DOM', needed),
    PC_F_SELF: useOpenAccounts(party, 'PC_F_SELF', needed),
    CH_I_ST: useOpenAccounts(party, 'CH_I_ST', needed),
    CH_N_CBR: useOpenAccounts(party, 'CH_N_CBR', needed),
    CH_N_PBR: useOpenAccounts(party, 'CH_N_PBR', needed),
    CH_I_CSE: useOpenAccounts(party, 'CH_I_CSE', needed),
    PC_I_INSTRL: useOpenAccounts(party, 'PC_I_INSTRL', needed),
    FU_F_DFT: useOpenAccounts(party, 'FU_F_DFT', needed),
  } as const satisfies Record<(typeof everyTask)[number], unknown>;

  const open = everyTask.filter((task) => needed.includes(task)).map((task) => ({ task, answer: answers[task] }));
  const asked = [permissions, ...open.map(({ answer }) => answer)];
  return {
    grants: {
      functions,
      tasks: Object.fromEntries(
        open.flatMap(({ task, answer }) => (answer.currentData === undefined ? [] : [[task, answer.currentData]])),
      ),
    },
    settled: asked.every(({ currentData, error }) => currentData !== undefined || error !== undefined),
    failed: failedCalls(asked),
  };
}

function useOpenAccounts(party: PartyId | false, taskCode: TaskCode, needed: readonly TaskCode[]) {
  return useListPayingAccountsQuery({ party, taskCode }, { skip: !needed.includes(taskCode) });
}
