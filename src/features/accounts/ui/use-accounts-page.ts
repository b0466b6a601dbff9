import { useEffect, useState } from 'react';
import { type AccountList, accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { maturitiesApi } from '#src/api/accounts/maturities.ts';
import { useCountPendingApprovalsQuery } from '#src/api/approvals/approvals.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { useListMailsQuery } from '#src/api/mail/mailbox.ts';
import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { firstNewDay } from '#src/api/transactions/since-last-visit.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { newsToAsk } from '#src/features/accounts/model/overview.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';

const rowTasks = ['PC_F_DOM'] as const;

/** All the data of the page: the list, the notices around it and the links on its rows. */
export function useAccountsPage() {
  const party = useAppSelector(selectActiveParty);
  const list = useListAccountsQuery({ party });
  const profile = useGetProfileQuery({ party: false });
  const { grants, areLoaded, failed } = useGrants(party, rowTasks);
  const isApprover = grants.functions?.includes('approver') ?? false;
  const approvals = useCountPendingApprovalsQuery({ party }, { skip: !isApprover });

  const mails = useListMailsQuery({ party: false, box: 'inbox' });
  const bondIds = bondsToAsk(list.currentData);
  const maturities = maturitiesApi.useListMaturitiesQuery(
    { party, accountIds: bondIds },
    { skip: bondIds.length === 0 },
  );

  const around = [profile, ...(isApprover ? [approvals] : [])];
  // Not the maturities, which the bank can be asked for only once it has told the accounts.
  const awaited = [...around, mails];
  const layout = useSettledLayout(
    list.currentData !== undefined || list.error !== undefined,
    areLoaded && awaited.every(({ currentData, error }) => currentData !== undefined || error !== undefined),
  );
  const today = useBankDay(list.currentData?.asOf);
  const news = newsOf(party, layout.isComplete ? list.currentData : undefined, profile.data?.lastLogin, today);

  return {
    party,
    list,
    layout,
    profile: profile.data,
    pending: approvals.currentData,
    unreadCount: mails.currentData?.filter(({ isRead }) => !isRead).length ?? 0,
    maturities: maturities.currentData ?? {},
    today,
    news,
    grants,
    failed: failedCalls([list]),
    failedAround: failed ?? failedCalls(around),
  };
}

/** The day of the first list of the visit: a new day asks for nothing again. Before any answer only this device's day is known. */
function useBankDay(asOf: Instant | undefined): CalendarDay {
  const [day, setDay] = useState<CalendarDay>();
  if (day === undefined && asOf !== undefined) setDay(londonDayOf(asOf));
  return day ?? londonDayOf(clock.businessNow());
}

/** Bonds beyond this number are not asked for one by one. */
const mostBonds = 6;

function bondsToAsk(list: AccountList | undefined) {
  const bonds = (list?.accounts ?? []).filter(({ kind }) => kind === 'TD');
  return bonds.length > mostBonds ? [] : bonds.map(({ id }) => id);
}

/** What to ask for to tell what was booked since the last visit. It is asked for once the balances are shown. */
function newsOf(
  party: PartyId | false,
  list: AccountList | undefined,
  lastLogin: Instant | undefined,
  today: CalendarDay,
) {
  if (list === undefined || lastLogin === undefined) return undefined;
  const accounts = accountsOfParty(list.accounts, party).map(({ id, kind, currency }) => ({ id, kind, currency }));
  const asked = newsToAsk(accounts, firstNewDay(lastLogin), today);
  return asked && { lastLogin, asked: { party, ...asked } };
}

export type News = NonNullable<ReturnType<typeof newsOf>>;

/** How long a loaded list waits for what surrounds it. */
const maxWaitMs = 1_500;

/** `isComplete`: everything can be shown. `wasShown`: the page has been shown since it opened. */
interface Layout {
  readonly isComplete: boolean;
  readonly wasShown: boolean;
}

/** Shows the page in one go, so that late answers move nothing, without making the balances wait long. */
function useSettledLayout(isListHere: boolean, isRestHere: boolean): Layout {
  const [mayWait, setMayWait] = useState(true);
  const [wasShown, setWasShown] = useState(false);
  const waits = isListHere && !isRestHere && mayWait;

  // Nothing else re-renders this when the wait is over.
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setMayWait(false), maxWaitMs);
    return () => clearTimeout(timer);
  }, [waits]);

  const isComplete = isListHere && !waits;
  if (isComplete && !wasShown) setWasShown(true);
  return { isComplete, wasShown: wasShown || isComplete };
}
