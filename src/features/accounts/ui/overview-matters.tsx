import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import type { PendingApprovals } from '#src/api/approvals/approvals.ts';
import { waitingCopy } from '#src/features/accounts/model/waiting-copy.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { dayText } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { NewSince } from './lazy-news.ts';
import styles from './overview-matters.module.css';
import type { News } from './use-accounts-page.ts';

export interface Maturing {
  readonly account: Account;
  readonly day: CalendarDay;
}

interface OverviewMattersProps {
  readonly pending: PendingApprovals | undefined;
  readonly unreadCount: number;
  readonly maturing: readonly Maturing[];
  /** What leaves and what is new may load; until then they have their room. */
  readonly isCalm: boolean;
  /** What leaves soon, if the customer may see it. */
  readonly leaving: ReactNode;
  readonly news: News | undefined;
}

/** What needs the customer now, the most urgent first, then what is about to leave and what is new. */
export function OverviewMatters(props: OverviewMattersProps) {
  const { pending, unreadCount, maturing, isCalm, leaving, news } = props;
  const isWaiting = pending !== undefined && pending.total > 0;
  const [first] = [...maturing].sort((left, right) => left.day.localeCompare(right.day));
  if (!isWaiting && unreadCount === 0 && first === undefined && leaving === null && news === undefined) return null;
  return (
    <ul aria-label="For you today" className={styles.matters}>
      {isWaiting && <Approvals pending={pending} />}
      {unreadCount > 0 && (
        <li className={styles.urgent}>
          <p>
            <strong>{unreadCount === 1 ? '1 message' : `${unreadCount} messages`}</strong>{' '}
            {unreadCount === 1 ? 'is' : 'are'} unread.
          </p>
          <Link to="/secure-mail/f/inbox">Read {unreadCount === 1 ? 'it' : 'them'}</Link>
        </li>
      )}
      {first !== undefined && <Maturities first={first} count={maturing.length} />}
      {leaving !== null && (
        <li data-later="">
          <Suspense fallback={<AwaitedMatter />}>{isCalm ? leaving : <AwaitedMatter />}</Suspense>
        </li>
      )}
      {news !== undefined && (
        <li data-later="">
          <Suspense fallback={<AwaitedMatter />}>{isCalm ? <NewSince news={news} /> : <AwaitedMatter />}</Suspense>
        </li>
      )}
    </ul>
  );
}

function Approvals({ pending }: { readonly pending: PendingApprovals }) {
  const isOne = pending.total === 1;
  return (
    <li className={styles.urgent}>
      <p>
        <strong>{waitingCopy(pending)}</strong> {isOne ? 'is' : 'are'} awaiting your authorisation.
      </p>
      <Link to="/settings/authorisations">Review {isOne ? 'it' : 'them'}</Link>
    </li>
  );
}

/** The first, where there are several. */
function Maturities({ first: { account, day }, count }: { readonly first: Maturing; readonly count: number }) {
  const { id, title } = account;
  return (
    <li className={styles.urgent}>
      <p>
        {count > 1 && `${count} bonds mature soon. `}
        <strong>{title}</strong> matures on {dayText(day)}.
      </p>
      <Link to={`/accounts/${encodeURIComponent(id)}`}>
        <span>
          View bond<HiddenText> {title}</HiddenText>
        </span>
      </Link>
    </li>
  );
}

/** Before it is known what there is: the two that most customers have. */
export function AwaitedMatters() {
  return (
    <div aria-hidden="true" className={styles.matters}>
      <div>
        <AwaitedMatter />
      </div>
      <div>
        <AwaitedMatter />
      </div>
    </div>
  );
}

function AwaitedMatter() {
  return (
    <p aria-busy="true">
      <Skeleton width="long" />
    </p>
  );
}
