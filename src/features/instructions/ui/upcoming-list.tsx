import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { type UpcomingView, viewNoun, viewTitles } from '#src/features/instructions/model/upcoming-copy.ts';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { pageNames } from '#src/rules/page-names.ts';
import stack from '#src/ui/page/stack.module.css';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import typography from '#src/ui/text/typography.module.css';
import { UpcomingTable } from './upcoming-table.tsx';
import { type ListInView, type UpcomingInView, viewed } from './use-upcoming.ts';

interface UpcomingListProps {
  readonly view: UpcomingView;
  readonly lists: UpcomingInView['lists'];
  readonly rows: readonly UpcomingRow[];
  readonly withFrom: boolean;
  readonly isNarrowed: boolean;
  readonly today: CalendarDay;
}

/** Everything that will be paid, by its date, and what of it could not be loaded. */
export function UpcomingList({ view, lists, rows, withFrom, isNarrowed, today }: UpcomingListProps) {
  const inView = viewed(lists, view);
  const damagedCount = inView.reduce((sum, [, list]) => sum + list.damagedCount, 0);
  const isWhole = damagedCount === 0 && inView.every(([, list]) => list.isLoaded);
  return (
    <section aria-label="List of upcoming payments" className={stack.close}>
      {inView.map(([code, list]) => (
        <ListFailure key={code} noun={viewTitles[code].toLowerCase()} list={list} />
      ))}
      {damagedCount > 0 && <Damaged count={damagedCount} />}
      {rows.length > 0 && <UpcomingTable caption={pageNames.upcoming.title} {...{ rows, withFrom, today }} />}
      {rows.length === 0 && isWhole && (
        <p className={typography.soft}>
          {isNarrowed ? `No ${viewNoun(view)} match your search.` : `You have no ${viewNoun(view)}.`}
        </p>
      )}
    </section>
  );
}

function ListFailure({ noun, list: { failed, isLoaded } }: { readonly noun: string; readonly list: ListInView }) {
  if (failed === undefined) return null;
  const lead = isLoaded ? `The list of ${noun} may not be up to date.` : `We could not load your ${noun}.`;
  return <CallFailed failed={failed} lead={lead} />;
}

function Damaged({ count }: { readonly count: number }) {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice>
      <p>
        {count === 1 ? 'One of these could' : `${count} of these could`} not be shown. If something is missing, call{' '}
        <PhoneLink number={telephones.helpdesk} />.
      </p>
    </Notice>
  );
}
