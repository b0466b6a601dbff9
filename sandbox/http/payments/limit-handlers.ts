import { usedByFilesToday } from '#sandbox/bank/bulk/bulk-limits.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { type LimitHolder, limitsOf, usedToday } from '#sandbox/bank/payments/payment-limits.ts';
import { type LimitTarget, limitTargets, type TargetLimit } from '#sandbox/bank/records/limit-package.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { amount, localDate } from '#sandbox/http/pipeline/plain-wire.ts';
import { money } from '#src/kernel/money.ts';

/** The task code of each target. */
const tasks = {
  makePayment: 'PC_F_DOM',
  internalTransfer: 'PC_F_SELF',
  bulkPayments: 'FU_F_DFT',
} as const satisfies Record<LimitTarget, string>;

export const limitHandlers = {
  getUserLimits: {
    serves: 'customer',
    decide: ({ bank, customer }) => ({
      rule: 'limits.of-user',
      answer: { done: { limitPackageDTOList: [toPackage(bank, { kind: 'USER', id: customer.user.id })] } },
    }),
  },
  getPartyLimits: {
    serves: 'customer',
    decide: ({ bank, customer, headers }) => ({
      rule: 'limits.of-party',
      answer: {
        done: { limitPackageDTOList: [toPackage(bank, { kind: 'PARTY', id: partyOf(customer, headers) })] },
      },
    }),
  },
  getLimitUtilization: {
    serves: 'customer',
    decide: ({ bank, customer, headers, query }) => {
      const { session, user } = customer;
      const partyId = partyOf(customer, headers);
      const limited: LimitHolder =
        query.entityType === 'USER' ? { kind: 'USER', id: user.id } : { kind: 'PARTY', id: partyId };
      const limitUtilizationDTOs = limitTargets
        .map((target) => ({
          target,
          used: target === 'bulkPayments' ? usedByFilesToday(bank, limited) : usedToday(bank, limited, target),
        }))
        // Targets unused today have no entry.
        .filter(({ used }) => used.count > 0)
        .map(({ target, used: { minor, count } }) => ({
          entityId: limited.kind === 'USER' ? user.id : tokenOf(bank, session, 'party', partyId),
          entityType: limited.kind,
          utilizationId: target,
          limitType: query.limitType,
          utilizationDate: localDate(bank.today),
          count,
          amount: amount(money(minor, 'GBP')),
        }));
      return { rule: 'limits.used-today', answer: { done: { limitUtilizationDTOs } } };
    },
  },
} satisfies Partial<Handlers>;

/** The party in the request, otherwise the customer's main party. */
function partyOf({ user, parties }: Customer, headers: Readonly<Record<string, string>>): string {
  return headers['x-party-id'] === undefined ? user.mainPartyId : (parties[0]?.id ?? user.mainPartyId);
}

function toPackage(bank: Bank, limited: LimitHolder) {
  const targets = limitsOf(bank, limited);
  return {
    targetLimitLinkages: limitTargets.map((target) => toLinkage(target, targets[target], localDate(bank.openingDay))),
  };
}

function toLinkage(target: LimitTarget, limit: TargetLimit, effectiveDate: string) {
  const { minimumMinor, maximumMinor, dailyMinor, dailyCount } = limit;
  return {
    target: { id: target, value: tasks[target], type: { id: 'TASK', name: 'Transaction', mandatory: true } },
    limits: [
      {
        limitType: 'TXN',
        amountRange: { minTransaction: pounds(minimumMinor), maxTransaction: pounds(maximumMinor) },
      },
      { limitType: 'PER', periodicity: 'DAILY', maxAmount: pounds(dailyMinor), maxCount: dailyCount },
    ],
    effectiveDate,
  };
}

function pounds(minor: number) {
  return amount(money(minor, 'GBP'));
}
