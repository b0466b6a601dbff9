import { type ReactNode, Suspense, useId, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import { useGetAccountAddressQuery } from '#src/api/accounts/accounts.ts';
import { accountLinks } from '#src/api/capabilities/capabilities.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { linkTasks, useGrants } from '#src/banking/entities/use-grants.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import type { AccountFacts } from '#src/features/accounts/model/account-facts.ts';
import { expectedLinks } from '#src/features/accounts/model/expected-links.ts';
import type { Fact } from '#src/features/accounts/model/fact.ts';
import { addressText } from '#src/features/accounts/model/fact-text.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { DisclosureButton } from '#src/ui/buttons/disclosure-button.tsx';
import { ChartAwaited } from '#src/ui/chart/chart-awaited.tsx';
import { lazyChart } from '#src/ui/chart/lazy-chart.tsx';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import stack from '#src/ui/page/stack.module.css';
import { FactList } from '#src/ui/text/fact-list.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './account-card.module.css';
import { AccountActions, QuickLinks } from './account-links.tsx';
import { AvailableBalance } from './available-balance.tsx';
import { FactFigure } from './fact-figure.tsx';
import { type ShownFacts, useAccountFacts } from './use-account-facts.ts';

const AccountProgress = lazyChart(async () => (await import('./account-progress.tsx')).AccountProgress);

/** Bonds and loans have no payment links, so no grants are asked for. */
const noTasks = [] as const;

/** The balance and the actions, each from its own calls; what is needed less often is folded away. */
export function AccountCard({ account }: { readonly account: Account }) {
  const id = useId();
  const [open, setOpen] = useState<'details' | 'links'>();
  const isSmall = useScreenSize() === 'small';
  const party = useAppSelector(selectActiveParty);
  const hasLinks = isDemandDeposit(account.kind);
  const { grants, areLoaded, failed } = useGrants(party, hasLinks ? linkTasks : noTasks);
  const links = areLoaded ? accountLinks(account, grants) : expectedLinks(account);
  const showsUpcoming = !areLoaded || (grants.functions?.includes('paymentsFuture') ?? false);
  const figures = useAccountFacts(account);
  const { shown, details } = placed(figures.facts, isSmall && hasLinks);
  const progress = hasLinks ? null : (
    <Suspense fallback={<ChartAwaited size="bar" />}>
      <AccountProgress account={account} />
    </Suspense>
  );

  return (
    <section aria-label="Account details" className={styles.card}>
      <AccountFigures {...figures} shown={shown}>
        {hasLinks && <AccountActions links={links} waiting={!areLoaded} />}
      </AccountFigures>
      {!isSmall && progress !== null && <div className={styles.progress}>{progress}</div>}
      {account.kind === 'NT' && <WithdrawByTelephone />}
      {failed !== undefined && (
        <CallFailed failed={failed} lead="Some of the links for this account could not be loaded." tone="quiet" />
      )}
      <div className={styles.foot}>
        <DisclosureButton
          open={open === 'details'}
          controls={`${id}-details`}
          onToggle={() => setOpen(open === 'details' ? undefined : 'details')}
        >
          {open === 'details' ? 'Hide details' : 'Show details'}
        </DisclosureButton>
        {hasLinks && isSmall && (
          <DisclosureButton
            open={open === 'links'}
            controls={`${id}-links`}
            onToggle={() => setOpen(open === 'links' ? undefined : 'links')}
          >
            More services
          </DisclosureButton>
        )}
        {hasLinks && (
          <div id={`${id}-links`} hidden={isSmall && open !== 'links'} className={styles.links}>
            <QuickLinks links={links} upcomingOf={showsUpcoming ? account.id : undefined} waiting={!areLoaded} />
          </div>
        )}
        <div id={`${id}-details`} hidden={open !== 'details'} className={styles.details}>
          {details.length > 0 && (
            <FactList facts={details.map(({ label, value }) => ({ label, value: <FactFigure value={value} /> }))} />
          )}
          {isSmall && open === 'details' && progress}
          <AccountPost accountId={account.id} />
        </div>
      </div>
    </section>
  );
}

/** On a small screen a current account shows its first figure only: its transactions matter more than the others. */
function placed({ others, details }: AccountFacts, isShort: boolean) {
  const shown = isShort ? others.slice(0, 1) : others;
  return { shown, details: [...others.slice(shown.length), ...details] };
}

/** Withdrawals from notice accounts need notice, which is given by phone. */
function WithdrawByTelephone() {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice>
      <p>
        To withdraw funds from this account, please call us on <PhoneLink number={telephones.privateBank} />.
      </p>
    </Notice>
  );
}

function AccountPost({ accountId }: { readonly accountId: AccountId }) {
  const party = useAppSelector(selectActiveParty);
  const answer = useGetAccountAddressQuery({ party, accountId });
  const failed = failedCalls([answer]);
  if (failed !== undefined) {
    return (
      <div className={styles.failed}>
        <CallFailed failed={failed} lead="The address could not be loaded." tone="quiet" />
      </div>
    );
  }
  return (
    <dl aria-busy={answer.currentData === undefined || undefined} className={styles.post}>
      <dt className={typography.quiet}>Address</dt>
      <dd>
        {answer.currentData === undefined ? (
          <span className={styles.waiting}>
            <Skeleton width="long" />
          </span>
        ) : (
          addressText(answer.currentData)
        )}
      </dd>
    </dl>
  );
}

interface AccountFiguresProps extends ShownFacts {
  readonly shown: readonly Fact[];
  /** The actions, beside the figure they depend on. */
  readonly children: ReactNode;
}

/** The main figure, large, with the others beside it. Labels are known before values. */
function AccountFigures({ facts, shown, waiting, failed, children }: AccountFiguresProps) {
  return (
    <div aria-busy={waiting || undefined} className={stack.close}>
      <div className={styles.head}>
        <dl>
          <dt className={typography.detail}>{facts.main.label}</dt>
          <dd className={styles.main}>
            <FactFigure value={facts.main.value} />
          </dd>
        </dl>
        <div className={styles.facts}>
          <FactList facts={shown.map((fact) => ({ label: fact.label, value: shownValue(fact, facts) }))} />
        </div>
        {children}
      </div>
      {failed !== undefined && <CallFailed failed={failed} />}
    </div>
  );
}

function shownValue(fact: Fact, { available: lines }: AccountFacts): ReactNode {
  const isExplained = lines?.some(({ label }) => label === fact.label) ?? false;
  if (lines !== undefined && isExplained && fact.label === lines.at(-1)?.label) {
    return <AvailableBalance available={fact} lines={lines} />;
  }
  return <FactFigure value={fact.value} isLong={fact.isLong} />;
}
