import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
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
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { type HubOffers, hubOffers } from '#src/features/payments/model/hub-offers.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './hub-screen.module.css';
import { HubSection } from './hub-section.tsx';

const accountsShown = 2;

interface HubScreenProps {
  /** What is about to leave the accounts, for those who may see it. */
  readonly outgoings: ReactNode;
}

/** The payments landing page: accounts to pay from, and links to everything else about payments. */
export function HubScreen({ outgoings }: HubScreenProps) {
  const hub = useHub();
  return (
    <Page>
      <PageHeading />
      <div className={styles.columns}>
        <div className={styles.sections}>
          {hub.status === 'failed' && <CallFailed failed={hub} />}
          {hub.status === 'loading' && <AccountsSkeleton />}
          {hub.status === 'ready' && <Sections offers={hub.offers} />}
        </div>
        <div className={styles.beside}>
          <HelpPanel />
          {hub.status === 'loading' && <div aria-busy="true" className={styles.outgoings} />}
          {hub.status === 'ready' && hub.offers.upcoming && <div className={styles.outgoings}>{outgoings}</div>}
        </div>
      </div>
    </Page>
  );
}

function Sections({ offers }: { readonly offers: HubOffers<Account> }) {
  const { payable, transfers, upcoming, regular, bulk, payees, international } = offers;
  return (
    <>
      {payable !== undefined && (
        <HubSection heading={pageNames.pay.title}>
          <AccountPicker accounts={payable} initially={accountsShown} showAll="Show All" pathOf={paymentPath} />
        </HubSection>
      )}
      {(transfers || upcoming || regular) && (
        <div className={styles.pair}>
          {transfers && <TransferSection upcoming={upcoming} />}
          {(upcoming || regular) && (
            <HubSection heading={pageNames.upcoming.title} about="Scheduled and regular payments.">
              <ButtonRow narrow="filled">
                {upcoming && (
                  <ButtonLink to="/payments/upcoming">
                    <span>
                      View<HiddenText> upcoming payments</HiddenText>
                    </span>
                  </ButtonLink>
                )}
                {regular && (
                  <ButtonLink to="/payments/make?isRegular=true">
                    <span>
                      Set up new<HiddenText> recurring payment</HiddenText>
                    </span>
                  </ButtonLink>
                )}
              </ButtonRow>
            </HubSection>
          )}
        </div>
      )}
      {(bulk || payees || international) && (
        <ul className={styles.tiles}>
          {bulk && (
            <HubTile to="/payments/bulk" title={pageNames.bulk.title}>
              Make many payments from one file.
            </HubTile>
          )}
          {payees && (
            <HubTile to="/payments/payees" title={pageNames.payees.title}>
              The people and companies you pay.
            </HubTile>
          )}
          {international && (
            <HubTile to="/payments/request-international" title="International payment">
              Pay abroad or in another currency. Your request is sent to us as a secure message.
            </HubTile>
          )}
        </ul>
      )}
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

/** Transfers between the customer's own accounts. */
function TransferSection({ upcoming }: { readonly upcoming: boolean }) {
  return (
    <HubSection heading="Transfers" about="Move money between your accounts.">
      <div className={styles.ways}>
        <ButtonLink to="/payments/transfer-money">Transfer money between accounts</ButtonLink>
        {upcoming && (
          <details className={styles.more}>
            <summary className={styles.summary}>More transfer options</summary>
            <ul className={styles.options}>
              <li>
                <Link to="/payments/transfer-money?isRegular=true" className={styles.option}>
                  Set up a recurring transfer
                </Link>
              </li>
              <li>
                <Link to="/payments/upcoming" className={styles.option}>
                  See the transfers you have set up
                </Link>
              </li>
            </ul>
          </details>
        )}
      </div>
    </HubSection>
  );
}

interface HubTileProps {
  readonly to: string;
  readonly title: string;
  readonly children: ReactNode;
}

function HubTile({ to, title, children }: HubTileProps) {
  return (
    <li>
      <Link to={to} className={styles.tile}>
        <span className={styles.title}>{title}</span>
        <span className={typography.note}>{children}</span>
      </Link>
    </li>
  );
}

function HelpPanel() {
  const { telephones } = useRuntimeConfig();
  const headingId = useId();
  return (
    <aside aria-labelledby={headingId} className={styles.panel}>
      <h2 id={headingId} className={typography.large}>
        Help with payments
      </h2>
      <p>
        Call our helpdesk on <PhoneLink number={telephones.helpdesk} />, or{' '}
        <Link to="/secure-mail/new">send us a secure message</Link>.
      </p>
    </aside>
  );
}
