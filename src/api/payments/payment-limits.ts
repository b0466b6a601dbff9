import type { BankClient } from '#src/api/client/bank-client.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import type { BankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { countOf, type Fields, fieldsOf, listOf, moneyOf, omitUndefined, textOf } from '#src/api/wire/wire.ts';
import { type Money, minus, money } from '#src/kernel/money.ts';

/** How much may be paid to others, by the rules of one user or of one entity. */
export interface TargetLimits {
  /** Of one payment; none where the bank sets none. */
  readonly minimum?: Money<'GBP'>;
  /** Of one payment. */
  readonly maximum: Money<'GBP'>;
  /** Of all payments of a day together, and what is left of it today; none where the bank sets none. */
  readonly dailyAmount?: Money<'GBP'>;
  readonly dailyAmountLeft?: Money<'GBP'>;
  /** How many payments a day may have, and how many are left today. */
  readonly dailyCount: number;
  readonly dailyCountLeft: number;
}

/** Both hold at once. */
export interface PaymentLimits {
  readonly user: TargetLimits;
  readonly party: TargetLimits;
}

/** What holds where the bank does not say otherwise. */
export const usualLimits = { maximum: money(100_000_00, 'GBP'), dailyCount: 999 } as const;

/** What the bank calls payments to others, among the things it limits. */
const target = 'makePayment';
const daily = 'PER#DAILY';

/** Four answers make one: without any of them nobody could say what may be paid. */
function paymentLimitsCall({ party }: PartyArg): BankCall<PaymentLimits> {
  return {
    party,
    locale: 'en',
    async send(client) {
      const answers = await Promise.all([
        client.GET('/v1/me/assignedLimitPackage'),
        client.GET('/v1/me/party/assignedLimitPackage'),
        utilization(client, 'USER'),
        utilization(client, 'PARTY'),
      ]);
      return { data: answers.map(({ data }) => data) };
    },
    read(answers) {
      const [userLimits, partyLimits, userUse, partyUse] = listOf(answers);
      const user = toTargetLimits(userLimits, userUse);
      const party = toTargetLimits(partyLimits, partyUse);
      return user && party && { user, party };
    },
  };
}

function utilization(client: BankClient, entityType: 'USER' | 'PARTY') {
  return client.GET('/v1/financialLimitUtilization', { params: { query: { entityType, limitType: daily } } });
}

/** Undefined where either answer holds no list: what is missing within a list is as usual. */
export function toTargetLimits(limits: unknown, use: unknown): TargetLimits | undefined {
  const { limitPackageDTOList } = fieldsOf(limits);
  const { limitUtilizationDTOs } = fieldsOf(use);
  if (!Array.isArray(limitPackageDTOList) || !Array.isArray(limitUtilizationDTOs)) return undefined;

  const { ofOne, ofDay } = limitsIn(limitPackageDTOList[0]);
  const { minTransaction, maxTransaction } = fieldsOf(ofOne.amountRange);
  const dailyAmount = poundsOf(ofDay.maxAmount);
  const dailyCount = countOf(ofDay.maxCount) ?? usualLimits.dailyCount;
  const used = usedOf(limitUtilizationDTOs);
  return {
    maximum: poundsOf(maxTransaction) ?? usualLimits.maximum,
    dailyCount,
    dailyCountLeft: Math.max(dailyCount - used.count, 0),
    ...omitUndefined({
      minimum: poundsOf(minTransaction),
      dailyAmount,
      dailyAmountLeft: dailyAmount && atLeastNothing(minus(dailyAmount, used.amount)),
    }),
  };
}

function limitsIn(limitPackage: unknown): { readonly ofOne: Fields; readonly ofDay: Fields } {
  const linkages = listOf(fieldsOf(limitPackage).targetLimitLinkages).map(fieldsOf);
  const linkage = linkages.find((one) => fieldsOf(one.target).id === target);
  const limits = listOf(linkage?.limits).map(fieldsOf);
  return {
    ofOne: limits.find(({ limitType }) => limitType === 'TXN') ?? {},
    ofDay: limits.find(({ limitType, periodicity }) => limitType === 'PER' && periodicity === 'DAILY') ?? {},
  };
}

/** A task without an entry was not done today. */
function usedOf(entries: readonly unknown[]): { readonly amount: Money<'GBP'>; readonly count: number } {
  const entry = entries
    .map(fieldsOf)
    .find(({ utilizationId, limitType }) => utilizationId === target && (textOf(limitType) ?? daily) === daily);
  return { amount: poundsOf(entry?.amount) ?? money(0, 'GBP'), count: countOf(entry?.count) ?? 0 };
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
    getPaymentLimits: build.query({ queryFn: bankQuery(paymentLimitsCall), providesTags: ['PaymentLimits'] }),
  }),
});

/** Asked for anew whenever a page opens that judges by them: other people of the entity pay too. */
export function usePaymentLimitsQuery(arg: PartyArg, { skip = false } = {}) {
  return paymentLimitsApi.useGetPaymentLimitsQuery(arg, { refetchOnMountOrArgChange: true, skip });
}
