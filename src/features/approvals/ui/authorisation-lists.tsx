import { useState } from 'react';
import { accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import type { ApprovalItem } from '#src/api/approvals/approval-item.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { CutOffDialog } from '#src/banking/paying/details/cut-off-dialog.tsx';
import { laterDayText } from '#src/banking/paying/model/schedule.ts';
import { fromText, nameOf, payeeAccountOf } from '#src/features/approvals/model/item-copy.ts';
import { inTurn, totalCopy } from '#src/features/approvals/model/list-order.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import rowGroup from '#src/ui/page/row-group.module.css';
import stack from '#src/ui/page/stack.module.css';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './authorisation-lists.module.css';
import { AuthorisationRow } from './authorisation-row.tsx';
import { useAuthorisations } from './use-authorisations.ts';
import { useDecisions } from './use-decisions.ts';

/** What waits for the customer's authorisation, and below what has been decided lately. */
export function AuthorisationLists() {
  const party = useAppSelector(selectActiveParty);
  const { currentData: listed } = useListAccountsQuery({ party });
  const { data: profile } = useGetProfileQuery({ party: false });
  const { waiting, decided, damagedCount, failed, isNew, keep } = useAuthorisations();
  const decisions = useDecisions(keep);
  const [declining, setDeclining] = useState<ApprovalItem>();
  const accounts = accountsOfParty(listed?.accounts ?? [], party);
  const entities = profile?.entities ?? [];
  const today = londonDayOf(clock.businessNow());

  if (waiting === undefined) {
    return (
      <Waiting tall text="Loading what is awaiting your authorisation">
        <div className={rowGroup.rows}>
          {['first', 'second', 'third'].map((place) => (
            <div key={place} className={styles.placeholder}>
              <Skeleton width="medium" />
              <Skeleton width="long" />
            </div>
          ))}
        </div>
      </Waiting>
    );
  }
  const total = totalCopy(waiting, today);
  const entityOf = ({ customerId }: ApprovalItem) =>
    party === false && entities.length > 1 ? entities.find(({ id }) => id === customerId)?.title : undefined;
  const row = (item: ApprovalItem) => (
    <AuthorisationRow
      key={item.id}
      item={item}
      entity={entityOf(item)}
      from={accounts.length > 1 ? fromText(item, accounts) : undefined}
      isNew={isNew(item)}
      today={today}
      decisions={decisions}
      onDecline={() => setDeclining(item)}
    />
  );
  return (
    <>
      {failed !== undefined && <CallFailed failed={failed} lead="This list may not be complete." />}
      {damagedCount > 0 && (
        <Notice tone="warning">
          <p>
            {damagedCount === 1 ? 'One item' : `${damagedCount} items`} could not be read and cannot be decided here.
          </p>
        </Notice>
      )}
      <section aria-labelledby="waiting-for-you" className={stack.close}>
        <h2 id="waiting-for-you" className={typography.large}>
          Awaiting your authorisation
        </h2>
        {waiting.length > 0 ? (
          <>
            <p className={styles.total}>
              {total !== undefined && (
                <>
                  <strong>{total.lead}</strong> {total.notes.join(' ')}
                </>
              )}
            </p>
            <ul className={rowGroup.rows} data-asks="">
              {inTurn(waiting, today).map(row)}
            </ul>
          </>
        ) : (
          failed === undefined && (
            <NothingHere lead="Nothing is awaiting your authorisation.">
              <p>Requests from others appear here and on your list of accounts.</p>
            </NothingHere>
          )
        )}
      </section>
      {decided.length > 0 && (
        <section aria-labelledby="decided-lately" className={stack.close}>
          <h2 id="decided-lately" className={typography.large}>
            Decided or expired in the last 30 days
          </h2>
          <ul className={rowGroup.rows}>{decided.map(row)}</ul>
        </section>
      )}
      {decisions.later !== undefined && (
        <CutOffDialog
          message={laterDayText(decisions.later.day)}
          word="payments"
          onAccept={decisions.acceptLater}
          onClose={decisions.dismissLater}
        />
      )}
      {declining !== undefined && (
        <DeclineDialog
          item={declining}
          onDecline={() => {
            setDeclining(undefined);
            void decisions.decideOn(declining, 'decline');
          }}
          onClose={() => setDeclining(undefined)}
        />
      )}
    </>
  );
}

interface DeclineDialogProps {
  readonly item: ApprovalItem;
  readonly onDecline: () => void;
  readonly onClose: () => void;
}

function DeclineDialog({ item, onDecline, onClose }: DeclineDialogProps) {
  const payeeAccount = payeeAccountOf(item);
  return (
    <Dialog
      title="Decline"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" onClick={onDecline}>
            Decline
          </Button>
        </>
      }
    >
      Do you want to decline the {nameOf(item)}
      {payeeAccount !== undefined && `, ${payeeAccount}`}? Nobody can authorise it after that.{' '}
      {item.requestedBy ?? 'The person who asked for it'} will be told by secure mail.
    </Dialog>
  );
}
