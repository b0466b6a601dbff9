import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { type WantedAccess, wireIdOf } from '#sandbox/bank/preferences/account-access.ts';
import type { AccountAccessRecord } from '#sandbox/bank/records/account-access.ts';
import type { components } from '#src/api/schema.generated.d.ts';

type AccessOnWire = components['schemas']['AccessToGrant'] | components['schemas']['AccessToChange'];

export function toAccessWire(bank: Bank, { session }: Customer, access: AccountAccessRecord) {
  return {
    accountAccessId: wireIdOf(access),
    accessPointId: access.accessPointId,
    accountType: 'CSA' as const,
    accessLevel: 'ACCESSPOINT' as const,
    accessStatus: false,
    accountExclusionDTOs: access.grants.map(({ id, accountId, taskIds }) => ({
      accountExclusionId: id,
      accountNumber: {
        value: tokenOf(bank, session, 'account', accountId),
        displayValue: bank.records.find('accounts', accountId)?.number ?? null,
      },
      taskIds: [...taskIds],
    })),
  };
}

/** Without an entry there is no access point of that name. */
export function toWantedAccess(dto: AccessOnWire | undefined): WantedAccess {
  return {
    accessPointId: dto?.accessPointId ?? '',
    ...(dto !== undefined && 'accountAccessId' in dto && { accessId: dto.accountAccessId }),
    grants: (dto?.accountExclusionDTOs ?? []).map((exclusion) => ({
      grantId: (exclusion as components['schemas']['ExclusionToKeep']).accountExclusionId,
      accountToken: exclusion.accountNumber.value,
      taskIds: exclusion.taskIds,
    })),
  };
}
