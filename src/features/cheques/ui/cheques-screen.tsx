import { useSearchParams } from 'react-router-dom';
import { accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { type Services, servicesOf, serviceTasks } from '#src/features/cheques/model/services.ts';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { TableSkeleton } from '#src/ui/table/table-skeleton.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { ChequeBookOrder } from './cheque-book-order.tsx';
import { ChequeStatus } from './cheque-status.tsx';
import styles from './cheques.module.css';
import { PayInBookOrder } from './pay-in-book-order.tsx';

const waiting = [{ id: 'service', share: 100, width: 'long' }] as const;

/** Each service is shown where the customer may use it and an account has it. */
export function ChequesScreen() {
  const party = useAppSelector(selectActiveParty);
  const list = useListAccountsQuery({ party });
  const { grants, areLoaded, failed: grantsFailed } = useGrants(party, serviceTasks);
  const failed = failedCalls(list.currentData === undefined ? [list] : []) ?? grantsFailed;
  const isLoading = failed === undefined && (list.currentData === undefined || !areLoaded);
  return (
    <Page below>
      <WayBack />
      <PageHeading />
      {failed !== undefined && <CallFailed failed={failed} />}
      {isLoading && (
        <Waiting text="Loading data...">
          <TableSkeleton columns={waiting} />
        </Waiting>
      )}
      {!isLoading && list.currentData !== undefined && areLoaded && (
        <OpenServices
          services={servicesOf(accountsOfParty(list.currentData.accounts, party), grants)}
          areKnown={failed === undefined}
        />
      )}
    </Page>
  );
}

interface OpenServicesProps {
  readonly services: Services;
  /** Whether those that are missing are known to be closed. */
  readonly areKnown: boolean;
}

function OpenServices({ services, areKnown }: OpenServicesProps) {
  const [query] = useSearchParams();
  const { telephones } = useRuntimeConfig();
  const accountId = query.get('accountId');
  const { CH_N_CBR: chequeBooks, CH_N_PBR: payInBooks, CH_I_CSE: status } = services;
  if (chequeBooks.length + payInBooks.length + status.length === 0) {
    if (!areKnown) return null;
    return (
      <NothingHere lead="None of your accounts has cheques">
        <p>
          If you need a cheque book or a pay-in book, call us on <PhoneLink number={telephones.privateBank} />.
        </p>
      </NothingHere>
    );
  }
  return (
    <div className={styles.services}>
      <div className={styles.orders}>
        {chequeBooks.length > 0 && <ChequeBookOrder accounts={chequeBooks} accountId={accountId} />}
        {payInBooks.length > 0 && <PayInBookOrder accounts={payInBooks} accountId={accountId} />}
      </div>
      {status.length > 0 && <ChequeStatus accounts={status} accountId={accountId} />}
    </div>
  );
}
