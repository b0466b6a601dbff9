/** What a provider can be allowed at an account that may pay. */
export const allTasks = ['CH_I', 'PC_F_SELF', 'PC_F_CGNDP'];

interface AccessOf {
  readonly accessPoint: unknown;
  /** The ids of an access that is changed. */
  readonly access?: unknown;
  readonly grant?: unknown;
  readonly account: unknown;
  readonly taskIds: readonly string[];
}

/** A provider’s access to one account, as the app sends it. */
export function accessBody({ accessPoint, access, grant, account, taskIds }: AccessOf) {
  return {
    accessPointAccountDTOs: [
      {
        ...(access !== undefined && { accountAccessId: access }),
        accessPointId: accessPoint,
        accountType: 'CSA',
        accessLevel: 'ACCESSPOINT',
        accessStatus: false,
        accountExclusionDTOs: [
          {
            ...(grant !== undefined && { accountExclusionId: grant }),
            accountNumber: { value: account },
            taskIds,
          },
        ],
      },
    ],
  };
}
