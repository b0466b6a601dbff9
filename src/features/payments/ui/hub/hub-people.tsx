import type { Account } from '#src/api/accounts/account.ts';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import { useListPayeesQuery } from '#src/api/payees/payees.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { hubPeople } from '#src/features/payments/model/hub-people.ts';
import { wizardEntry } from '#src/features/payments/model/wizard-url.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './hub-rows.module.css';
import { HubRowsAwaited } from './hub-rows-awaited.tsx';
import hubStyles from './hub-screen.module.css';
import { HubSection } from './hub-section.tsx';

interface HubPeopleProps {
  readonly payers: readonly Account[];
  /** The customer may manage them, on a page of their own. */
  readonly canManage: boolean;
}

/** Those paid last come first. The bank names the day and the reference of that payment, but no amount. */
export function HubPeople({ payers, canManage }: HubPeopleProps) {
  const party = useAppSelector(selectActiveParty);
  const list = useListPayeesQuery({ party });
  const failed = failedCalls(list.currentData === undefined ? [list] : []);
  const people = hubPeople(list.currentData?.payees ?? [], payers);
  const manage = canManage && (
    <ButtonLink look="quiet" to={pageNames.payees.to}>
      {pageNames.payees.title}
    </ButtonLink>
  );
  return (
    <HubSection heading="Your payees">
      {failed !== undefined && (
        <>
          <CallFailed failed={failed} lead="Your payees could not be shown." />
          <p>{manage}</p>
        </>
      )}
      {list.currentData === undefined && failed === undefined && (
        <div className={hubStyles.card}>
          <HubRowsAwaited />
          {canManage && <div className={hubStyles.foot} />}
        </div>
      )}
      {list.currentData !== undefined && people.length === 0 && (
        <NothingHere lead="You have no payees yet.">
          <p>We check the details of someone new with their bank before you send them money.</p>
          {manage}
        </NothingHere>
      )}
      {people.length > 0 && (
        <div className={hubStyles.card}>
          <ul className={styles.rows}>
            {people.map((payee) => (
              <Person key={payee.id} payee={payee} owner={ownerOf(payee, payers)} />
            ))}
          </ul>
          {canManage && <div className={hubStyles.foot}>{manage}</div>}
        </div>
      )}
    </HubSection>
  );
}

/** The entity that pays, if the accounts are those of several. */
function ownerOf({ customerId }: Payee, payers: readonly Account[]): string | undefined {
  if (new Set(payers.map((payer) => payer.customerId)).size < 2) return undefined;
  return payers.find((payer) => payer.customerId === customerId)?.partyName;
}

interface PersonProps {
  readonly payee: Payee;
  readonly owner: string | undefined;
}

function Person({ payee, owner }: PersonProps) {
  const { id, sortCode, accountNumber, lastPaidOn, lastReference } = payee;
  const name = payeeName(payee);
  const { to } = wizardEntry({ toAccountId: id, isNewPayee: false, isRegular: false });
  return (
    <li className={styles.row}>
      <div>
        <p className={typography.strong}>
          <bdi>{name}</bdi>
        </p>
        <p className={typography.detail}>
          <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
        </p>
        {owner !== undefined && <p className={typography.detail}>Paid by {owner}</p>}
      </div>
      {(lastPaidOn !== undefined || (lastReference !== '' && owner === undefined)) && (
        <div className={styles.last} data-day={lastPaidOn === undefined ? 'unknown' : 'known'}>
          <p className={typography.figures}>
            {lastPaidOn === undefined ? 'Last reference' : `Paid ${slashedDay(lastPaidOn)}`}
          </p>
          {lastReference !== '' && <p className={typography.detail}>{lastReference}</p>}
        </div>
      )}
      <ButtonLink look="quiet" to={to}>
        <span>
          Pay<HiddenText> {name}</HiddenText>
        </span>
      </ButtonLink>
    </li>
  );
}
