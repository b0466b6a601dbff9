import { type ReactNode, Suspense, useId, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import { useGetAccountAddressQuery } from '#src/api/accounts/accounts.ts';
import { accountLinks } from '#src/api/capabilities/capabilities.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { SilkMark } from '#src/banking/colours/silk-mark.tsx';
import { accountWearer } from '#src/banking/colours/wearer.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import type { AccountFacts } from '#src/features/accounts/model/account-facts.ts';
import { expectedLinks } from '#src/features/accounts/model/expected-links.ts';
import type { Fact } from '#src/features/accounts/model/fact.ts';
import { addressText } from '#src/features/accounts/model/fact-text.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DisclosureButton } from '#src/ui/buttons/disclosure-button.tsx';
import { InfoButton } from '#src/ui/buttons/info-button.tsx';
import { ChartAwaited } from '#src/ui/chart/chart-awaited.tsx';
import { lazyChart } from '#src/ui/chart/lazy-chart.tsx';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { FactList } from '#src/ui/text/fact-list.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { StatusText } from '#src/ui/text/status-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './account-head.module.css';
import { AccountActions, moving, QuickLinks } from './account-links.tsx';
import { FactFigure } from './fact-figure.tsx';
import type { ShownFacts } from './use-account-facts.ts';
import { useLinkGrants } from './use-link-grants.ts';

const AccountProgress = lazyChart(async () => (await import('./account-progress.tsx')).AccountProgress);

interface AccountHeadProps {
  readonly account: Account;
  /** The account's entity, if the customer acts for several. */
  readonly owner: string | undefined;
  readonly figures: ShownFacts;
  /** Asks how the available balance is made up. */
  readonly onExplain: () => void;
}

/** The account's name, its figures and the actions; what is needed less often is folded away. */
export function AccountHead({ account, owner, figures, onExplain }: AccountHeadProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isSmall = useScreenSize() === 'small';
  const hasLinks = isDemandDeposit(account.kind);
  const { grants, areLoaded, areAllLoaded, failed } = useLinkGrants(account);
  const granted = accountLinks(account, grants);
  const expected = expectedLinks(account);
  const actions = hasLinks ? (areLoaded ? granted : expected).filter(({ use }) => moving.includes(use)) : [];
  const showsUpcoming = !areAllLoaded || (grants.functions?.includes('paymentsFuture') ?? false);
  const { facts, waiting } = figures;
  const { shown, details } = placed(facts, isSmall && hasLinks);
  const progress = hasLinks ? null : (
    <Suspense fallback={<ChartAwaited size="bar" />}>
      <AccountProgress account={account} />
    </Suspense>
  );
  const more = { open: isOpen, controls: `${id}-more`, onToggle: () => setOpen(!isOpen) };
  const quickLinks = hasLinks && (
    <QuickLinks
      links={(areAllLoaded ? granted : expected).filter(({ use }) => !moving.includes(use))}
      upcomingId={showsUpcoming ? account.id : undefined}
      waiting={!areAllLoaded}
    />
  );

  return (
    <section aria-label="Account details" className={styles.head} data-many={hasLinks ? undefined : ''}>
      <div className={styles.name}>
        <PageHeading>
          {account.title}
          <SilkMark of={accountWearer(account)} />
        </PageHeading>
        <AccountAbout account={account} owner={owner} />
      </div>
      <div aria-busy={waiting || undefined} className={styles.figures}>
        <dl className={styles.main}>
          <dt className={typography.detail}>{facts.main.label}</dt>
          <dd>
            <FactFigure value={facts.main.value} />
          </dd>
        </dl>
        <FactList
          facts={shown.map((fact) => ({ label: fact.label, value: <ShownFact {...{ fact, facts, onExplain }} /> }))}
        />
      </div>
      {!isSmall && progress !== null && <div className={styles.progress}>{progress}</div>}
      {account.kind === 'NT' && !account.isClosed && <WithdrawByTelephone />}
      {figures.failed !== undefined && <CallFailed failed={figures.failed} />}
      {failed !== undefined && (
        <CallFailed failed={failed} lead="Some of the links for this account could not be loaded." tone="quiet" />
      )}
      <div className={styles.foot}>
        {actions.length > 0 && <AccountActions actions={actions} waiting={!areLoaded} />}
        <MoreButton {...more} isShort={isSmall && actions.length > 0} />
        {!isSmall && quickLinks}
        <div id={more.controls} hidden={!isOpen} className={styles.more}>
          {isSmall && quickLinks}
          {details.length > 0 && (
            <FactList facts={details.map(({ label, value }) => ({ label, value: <FactFigure value={value} /> }))} />
          )}
          {isSmall && isOpen && progress}
          {isOpen && <AccountPost accountId={account.id} />}
        </div>
      </div>
    </section>
  );
}

interface MoreButtonProps {
  readonly open: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
  /** Beside the actions, where words have no room. It shows the other links, too. */
  readonly isShort: boolean;
}

function MoreButton({ isShort, ...disclosure }: MoreButtonProps) {
  const { open, controls, onToggle } = disclosure;
  if (!isShort) {
    return <DisclosureButton {...disclosure}>{open ? 'Hide details' : 'Show details'}</DisclosureButton>;
  }
  return (
    <Button look="quiet" aria-expanded={open} aria-controls={open ? controls : undefined} onClick={onToggle}>
      <HiddenText>More</HiddenText>
      <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.dots}>
        <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" />
      </svg>
    </Button>
  );
}

/** On a small screen a current account shows its first figure only: its transactions matter more than the others. */
function placed({ others, details }: AccountFacts, isShort: boolean) {
  const shown = isShort ? others.slice(0, 1) : others;
  return { shown, details: [...others.slice(shown.length), ...details] };
}

function AccountAbout({ account, owner }: Pick<AccountHeadProps, 'account' | 'owner'>) {
  const { typeTitle, sortCode, accountNumber, isClosed } = account;
  return (
    <p className={styles.about}>
      <span className={styles.part}>{typeTitle}</span>{' '}
      <span className={styles.part}>
        <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
      </span>{' '}
      {isClosed && (
        <span className={styles.part}>
          <StatusText tone="waiting">Closed</StatusText>
        </span>
      )}{' '}
      {owner !== undefined && <span className={styles.part}>{owner}</span>}
    </p>
  );
}

/** Withdrawals from notice accounts need notice, which is given by phone. */
function WithdrawByTelephone() {
  const { telephones } = useRuntimeConfig();
  return (
    <p className={typography.soft}>
      To withdraw funds from this account, please call us on <PhoneLink number={telephones.privateBank} />.
    </p>
  );
}

interface ShownFactProps {
  readonly fact: Fact;
  readonly facts: AccountFacts;
  readonly onExplain: () => void;
}

function ShownFact({ fact, facts, onExplain }: ShownFactProps): ReactNode {
  const figure = <FactFigure value={fact.value} isLong={fact.isLong} />;
  if (fact.label !== facts.available?.at(-1)?.label) return figure;
  return (
    <span className={styles.available}>
      {figure}
      <InfoButton aria-label="About the available balance" aria-haspopup="dialog" onClick={onExplain} />
    </span>
  );
}

function AccountPost({ accountId }: { readonly accountId: AccountId }) {
  const party = useAppSelector(selectActiveParty);
  const answer = useGetAccountAddressQuery({ party, accountId });
  const failed = failedCalls([answer]);
  if (failed !== undefined) return <CallFailed failed={failed} lead="The address could not be loaded." tone="quiet" />;
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
