import type { BankClient } from '#src/api/client/bank-client.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { countOf, fieldsOf, isList, listOf, moneyOf, omitUndefined, textOf, type Wire } from '#src/api/wire/wire.ts';
import { type Money, minus, money } from '#src/kernel/money.ts';

/** What is limited: payments to others one at a time, transfers between own accounts, or payments by file. */
export type LimitTarget = 'makePayment' | 'internalTransfer' | 'bulkPayments';

/** The limits of a target, for one user or one entity. */
export interface TargetLimits {
  readonly minimum?: Money<'GBP'>;
  readonly maximum: Money<'GBP'>;
  readonly dailyAmount?: Money<'GBP'>;
  readonly dailyAmountLeft?: Money<'GBP'>;
  readonly dailyAmountUsed?: Money<'GBP'>;
  readonly dailyCount: number;
  readonly dailyCountLeft: number;
}

export interface PaymentLimits {
  readonly user: TargetLimits;
  readonly party: TargetLimits;
}

/** Defaults where the bank sets no limit. */
export const usualLimits = { maximum: money(100_000_00, 'GBP'), dailyCount: 999 } as const;

const daily = 'PER#DAILY';

interface LimitsArg extends PartyArg {
  /** Payments to others unless given. */
  readonly target?: LimitTarget;
}

export function limitsCall({ party, target = 'makePayment' }: LimitsArg) {
  return bankCall({
    party,
    async send(client) {
      const [userLimits, partyLimits, userUse, partyUse] = await Promise.all([
        client.GET('/v1/me/assignedLimitPackage'),
        client.GET('/v1/me/party/assignedLimitPackage'),
        utilization(client, 'USER'),
        utilization(client, 'PARTY'),
      ]);
      return {
        data: {
          userLimits: userLimits.data,
          partyLimits: partyLimits.data,
          userUse: userUse.data,
          partyUse: partyUse.data,
        },
      };
    },
    read(answers) {
      const { userLimits, partyLimits, userUse, partyUse } = fieldsOf(answers);
      const user = toTargetLimits(userLimits, userUse, target);
      const party = toTargetLimits(partyLimits, partyUse, target);
      return user && party && { user, party };
    },
  });
}

function utilization(client: BankClient, entityType: 'USER' | 'PARTY') {
  return client.GET('/v1/financialLimitUtilization', { params: { query: { entityType, limitType: daily } } });
}

/** Undefined if either list is missing. Missing entries default to the usual limits. */
export function toTargetLimits(
  limits: Wire<'LimitPackagesAnswer'>,
  use: Wire<'LimitUtilizationAnswer'>,
  target: LimitTarget = 'makePayment',
): TargetLimits | undefined {
  const { limitPackageDTOList } = fieldsOf(limits);
  const { limitUtilizationDTOs } = fieldsOf(use);
  if (!isList(limitPackageDTOList) || !isList(limitUtilizationDTOs)) return undefined;

  const { ofOne, ofDay } = limitsIn(limitPackageDTOList[0], target);
  const { minTransaction, maxTransaction } = fieldsOf(ofOne.amountRange);
  const dailyAmount = poundsOf(ofDay.maxAmount);
  const dailyCount = countOf(ofDay.maxCount) ?? usualLimits.dailyCount;
  const used = usedOf(limitUtilizationDTOs, target);
  return {
    maximum: poundsOf(maxTransaction) ?? usualLimits.maximum,
    dailyCount,
    dailyCountLeft: Math.max(dailyCount - used.count, 0),
    ...omitUndefined({
      minimum: poundsOf(minTransaction),
      dailyAmount,
      dailyAmountLeft: dailyAmount && used.amount && atLeastNothing(minus(dailyAmount, used.amount)),
      dailyAmountUsed: dailyAmount && used.amount,
    }),
  };
}

function limitsIn(limitPackage: Wire<'LimitPackage'>, target: LimitTarget) {
  const linkages = listOf(fieldsOf(limitPackage).targetLimitLinkages).map(fieldsOf);
  const linkage = linkages.find((one) => fieldsOf(one.target).id === target);
  const limits = listOf(linkage?.limits);
  return {
    ofOne: fieldsOf(limits.find((limit) => fieldsOf(limit).limitType === 'TXN')),
    ofDay: fieldsOf(limits.find(isDaily)),
  };
}

function isDaily(limit: Wire<'Limit'>): boolean {
  const { limitType, periodicity } = fieldsOf(limit);
  return limitType === 'PER' && periodicity === 'DAILY';
}

/** Nothing without an entry; with an entry that cannot be read, the amount is not known. */
function usedOf(
  entries: readonly Wire<'LimitUtilization'>[],
  target: LimitTarget,
): { readonly amount: Money<'GBP'> | undefined; readonly count: number } {
  const entry = entries
    .map(fieldsOf)
    .find(({ utilizationId, limitType }) => utilizationId === target && (textOf(limitType) ?? daily) === daily);
  return { amount: entry === undefined ? money(0, 'GBP') : poundsOf(entry.amount), count: countOf(entry?.count) ?? 0 };
}

function poundsOf(value: unknown): Money<'GBP'> | undefined {
  const amount = moneyOf(value);
  return amount?.currency === 'GBP' ? money(amount.minor, 'GBP') : undefined;
}

function atLeastNothing(amount: Money<'GBP'>): Money<'GBP'> {
  return money(Math.max(amount.minor, 0), 'GBP');
}

export const paymentLimitsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentLimits: build.query({
      queryFn: bankQuery(limitsCall),
      providesTags: ['PaymentLimits'],
    }),
  }),
});

/** Refetched whenever a page opens, because other people of the entity pay too. */
export function usePaymentLimitsQuery(arg: LimitsArg, { skip = false } = {}) {
  return paymentLimitsApi.useGetPaymentLimitsQuery(arg, { refetchOnMountOrArgChange: true, skip });
}
