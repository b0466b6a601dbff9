import type { ReactNode } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import type { Profile } from '#src/api/profile/user-profile.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { greetingAt, type Holdings } from '#src/features/accounts/model/overview.ts';
import type { Money } from '#src/kernel/money.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Band } from '#src/ui/page/band.tsx';
import { keepPreference } from '#src/ui/preferences/preferences.ts';
import { useBalancesHidden, usePreference } from '#src/ui/preferences/use-preference.ts';
import { MoneyList, MoneyText } from '#src/ui/text/balance-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './overview-band.module.css';

interface OverviewBandProps {
  /** Undefined until it is known, or if it could not be loaded. */
  readonly profile: Profile | undefined;
  /** When the balances were given, or that they are loading. */
  readonly status: ReactNode;
  /** Undefined while they are loading; without accounts there are none. */
  readonly holdings: Holdings | undefined;
  readonly isLoading: boolean;
  /** What needs the customer now. */
  readonly children: ReactNode;
}

/** Who is greeted, what they have and owe, and what needs them now. */
export function OverviewBand({ profile, status, holdings, isLoading, children }: OverviewBandProps) {
  const name = profile && (profile.preferredName || profile.firstName);
  const hasAny = holdings !== undefined && holdings.have.length + holdings.owe.length > 0;
  return (
    <Band>
      <div className={styles.top} data-empty={!hasAny || undefined}>
        <div className={styles.greeting}>
          <PageHeading />
          <p className={styles.hello}>
            {greetingAt(clock.businessNow())}
            {name !== undefined && name !== '' && (
              <>
                , <bdi>{name}</bdi>
              </>
            )}
          </p>
          <div className={styles.status}>
            {status}
            <HideBalances />
          </div>
        </div>
        {isLoading && <AwaitedSums />}
        {hasAny && (
          <dl className={styles.sums}>
            <Sum label="You have" amounts={holdings.have} />
            <Sum label="You owe" amounts={holdings.owe} />
          </dl>
        )}
      </div>
      {hasAny && holdings.missingCount > 0 && (
        <p className={typography.note}>
          {holdings.missingCount === 1 ? '1 account is' : `${holdings.missingCount} accounts are`} not included, because
          we could not get {holdings.missingCount === 1 ? 'its balance' : 'their balances'}.
        </p>
      )}
      {children}
    </Band>
  );
}

/** One currency in large figures; the others share a line below, which other customers do not have. */
function Sum({ label, amounts: [first, ...others] }: { readonly label: string; readonly amounts: readonly Money[] }) {
  if (first === undefined) return null;
  return (
    <div data-several={others.length > 0 || undefined}>
      <dt>{label}</dt>
      <dd>
        <MoneyText amount={first} place="list" />
      </dd>
      {others.length > 0 && (
        <dd>
          <MoneyList amounts={others} place="list" />
        </dd>
      )}
    </div>
  );
}

function AwaitedSums() {
  return (
    <div aria-hidden="true" className={styles.sums}>
      <div className={styles.awaited}>
        <Skeleton width="medium" />
      </div>
    </div>
  );
}

/** Hides the balances from those nearby, on every page. */
function HideBalances() {
  const isHidden = useBalancesHidden();
  const hasKey = usePreference('hideKey') === 'on';
  return (
    <Button
      look="quiet"
      aria-keyshortcuts={hasKey ? 'H' : undefined}
      title={hasKey ? 'Or press H' : undefined}
      onClick={() => keepPreference('balances', isHidden ? 'shown' : 'hidden')}
    >
      {isHidden ? 'Show balances' : 'Hide balances'}
    </Button>
  );
}
