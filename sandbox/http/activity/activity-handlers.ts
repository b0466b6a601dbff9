import type { ActivityRefusal } from '#sandbox/bank/activity/activity-log.ts';
import { countActivities, findActivities, findActivity } from '#sandbox/bank/activity/activity-log.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { refusalsBy } from '#sandbox/http/refusals/reasons.ts';
import type { RefusalName } from '#sandbox/http/refusals/refusals.ts';
import { isOfGroup, stateOfCode, toActivityDetails, toActivityItem, toCountWire } from './activity-wire.ts';

const searchReasons = { 'function-missing': 'accessDenied', 'dates-not-valid': 'datesNotValid' } as const;
const refusalOfSearch = refusalsBy('activity', {
  ...searchReasons,
  // A search never looks for one activity.
  'activity-not-found': 'datesNotValid',
} as const satisfies Record<ActivityRefusal, RefusalName>);
const refusalOfOne = refusalsBy('activity', {
  'function-missing': 'accessDenied',
  'activity-not-found': 'activityNotFound',
  'dates-not-valid': 'activityNotFound',
} as const satisfies Record<ActivityRefusal, RefusalName>);

/** Part of `countTransactions`, which counts what awaits authorisation as well. */
export function countedActivities(bank: Bank, customer: Customer, from: string | undefined, to: string | undefined) {
  const verdict = countActivities(bank, customer, { from, to });
  if (verdict.outcome === 'refused') return refusalOfSearch(verdict);
  const countDTOList = verdict.counts.map(toCountWire);
  return { rule: 'activity.counted', answer: { done: { countDTOList } } };
}

export const activityHandlers = {
  listActivities: {
    serves: 'customer',
    decide: ({ bank, customer, query }) => {
      const { fromDate: from, toDate: to, transactionName: code, discriminator, status } = query;
      const verdict = findActivities(bank, customer, { from, to, code, state: stateOfCode(status) });
      if (verdict.outcome === 'refused') return refusalOfSearch(verdict);
      const entries = isOfGroup(code, discriminator) ? verdict.entries : [];
      // Not during a replay: each entry needs tokens, which cost a hash.
      const done = {
        get transactionDTOs() {
          return entries.map((entry) => toActivityItem({ bank, customer }, entry));
        },
      };
      return { rule: 'activity.listed', answer: { done } };
    },
  },
  getActivity: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const verdict = findActivity(bank, customer, path.transactionId);
      if (verdict.outcome === 'refused') return refusalOfOne(verdict);
      const transactionDTO = toActivityDetails({ bank, customer }, verdict.entry);
      return { rule: 'activity.read', answer: { done: { transactionDTO } } };
    },
  },
} satisfies Partial<Handlers>;
