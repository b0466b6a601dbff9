import { type ReactNode, Suspense } from 'react';
import { type Account, accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { paymentPath } from '#src/api/capabilities/capabilities.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { AccountPicker } from '#src/banking/accounts/account-picker.tsx';
import { AccountsSkeleton } from '#src/banking/accounts/accounts-skeleton.tsx';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { type HubOffers, hubOffers } from '#src/features/payments/model/hub-offers.ts';
import { wizardEntry } from '#src/features/payments/model/wizard-url.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { Band } from '#src/ui/page/band.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { HelpPanel } from './help-panel.tsx';
import { HubPeople } from './hub-people.tsx';
import { HubRowsAwaited } from './hub-rows-awaited.tsx';
import styles from './hub-screen.module.css';
import { HubSection } from './hub-section.tsx';
import { HubUpcoming } from './hub-upcoming.tsx';
import { HubWays } from './hub-ways.tsx';

const accountsShown = 2;

interface HubScreenProps {
  /** How much is about to leave the accounts, for those who may see it. */
  readonly leaving: ReactNode;
  /** The next payments; what is given takes their place until they are loaded. */
  readonly renderNext: (awaited: ReactNode) => ReactNode;
}

/** The payments landing page: whom to pay, what will leave, and links to everything else about payments. */
export function HubScreen({ leaving, renderNext }: HubScreenProps) {
  const hub = useHub();
  const offers = hub.status === 'ready' ? hub.offers : undefined;
  const canPay = offers?.payable?.length !== 0;
  return (
    <>
      <HubBand isLoading={hub.status === 'loading'} newPayee={offers?.newPayee ?? false}>
        {offers?.upcoming && canPay && leaving}
      </HubBand>
      <Page close>
        <div className={styles.sections}>
          {hub.status === 'failed' && <CallFailed failed={hub} />}
          {hub.status === 'loading' && <HubAwaited />}
          {offers !== undefined && <Sections offers={offers} renderNext={renderNext} />}
          <HelpPanel />
        </div>
      </Page>
    </>
  );
}

interface HubBandProps {
  readonly isLoading: boolean;
  readonly newPayee: boolean;
  /** How much will leave. */
  readonly children: ReactNode;
}

function HubBand({ isLoading, newPayee, children }: HubBandProps) {
  const { to } = wizardEntry({ isNewPayee: true, isRegular: false });
  const awaited = (
    <div aria-busy="true">
      <Skeleton width="long" />
    </div>
  );
  return (
    <Band>
      <div className={styles.top}>
        <div>
          <PageHeading />
          <div className={styles.leaving} data-later={isLoading ? undefined : ''}>
            {isLoading ? awaited : <Suspense fallback={awaited}>{children}</Suspense>}
          </div>
        </div>
        {isLoading && <div className={styles.awaited} />}
        {newPayee && (
          <ButtonLink look="main" to={to}>
            Pay someone new
          </ButtonLink>
        )}
      </div>
    </Band>
  );
}

interface SectionsProps extends Pick<HubScreenProps, 'renderNext'> {
  readonly offers: HubOffers<Account>;
}

function Sections({ offers, renderNext }: SectionsProps) {
  const { payable, payers, upcoming, regular } = offers;
  const accounts = payable !== undefined && (
    <HubSection heading={pageNames.pay.title}>
      <AccountPicker accounts={payable} initially={accountsShown} showAll="Show All" pathOf={paymentPath} />
    </HubSection>
  );
  return (
    <>
      {payers.length === 0 && accounts}
      {(payers.length > 0 || upcoming) && (
        <div className={styles.pair}>
          {payers.length > 0 && <HubPeople payers={payers} canManage={offers.payees} />}
          {upcoming && <HubUpcoming regular={regular}>{renderNext(<HubRowsAwaited areLow />)}</HubUpcoming>}
        </div>
      )}
      {payers.length > 0 && accounts}
      <HubWays offers={offers} />
    </>
  );
}

/** As tall as what most customers have. */
function HubAwaited() {
  return (
    <>
      <div className={styles.pair}>
        <HubSection heading="Your payees">
          <div className={styles.card}>
            <HubRowsAwaited />
            <div className={styles.foot} />
          </div>
        </HubSection>
        <HubSection heading={pageNames.upcoming.title} isNarrow>
          <div className={styles.card}>
            <HubRowsAwaited areLow />
            <div className={styles.foot} />
          </div>
        </HubSection>
      </div>
      <HubSection heading={pageNames.pay.title}>
        <AccountsSkeleton />
      </HubSection>
    </>
  );
}

const tasks = ['PC_F_DOM', 'PC_I_INSTRL', 'PC_F_SELF', 'FU_F_DFT'] as const;

type Hub =
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & FailedCalls)
  | { readonly status: 'ready'; readonly offers: HubOffers<Account> };

function useHub(): Hub {
  const party = useAppSelector(selectActiveParty);
  const list = useListAccountsQuery({ party });
  const { grants, areLoaded, failed: failedGrants } = useGrants(party, tasks);

  // A cached list counts until a newer one arrives.
  const failed = failedCalls(list.currentData === undefined ? [list] : []) ?? failedGrants;
  if (failed !== undefined) return { status: 'failed', ...failed };
  if (list.currentData === undefined || !areLoaded) return { status: 'loading' };
  return { status: 'ready', offers: hubOffers(accountsOfParty(list.currentData.accounts, party), grants) };
}
