import { useState } from 'react';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { StageButtons } from '#src/banking/paying/stage-heading.tsx';
import { byLastPaid } from '#src/features/payments/model/payable-payees.ts';
import { searchPayees } from '#src/features/payments/model/search-payees.ts';
import type { Wizard } from '#src/features/payments/ui/use-wizard.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { Card } from '#src/ui/page/card.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import { NewPayments } from './new-payments.tsx';
import { PayeeChoices } from './payee-choices.tsx';
import { type PayeeDoor, PayeeDoors } from './payee-doors.tsx';
import styles from './payee-stage.module.css';

/** More than this many are searched; the list grows by as many as fill a page. */
const fewEnough = 5;
const page = 20;

/** Two doors: a payee who is saved, or someone new. The second is open where nobody is saved. */
export function PayeeStage({ wizard }: { readonly wizard: Wizard }) {
  const { payees, payablePayees, mayAddPayee, mayTransfer } = wizard;
  const [opened, setOpened] = useState<PayeeDoor>();
  const hasDoors = mayAddPayee || mayTransfer;
  const hasNobody = payees.status === 'ready' && payablePayees.length === 0 && payees.damagedCount === 0;
  const open = hasDoors ? (opened ?? (hasNobody ? 'new' : 'saved')) : 'saved';
  return (
    <Card full accent>
      {hasDoors && <PayeeDoors open={open} mayTransfer={mayTransfer} mayAddPayee={mayAddPayee} onOpen={setOpened} />}
      {open === 'new' ? <NewPayments wizard={wizard} /> : <SavedDoor wizard={wizard} />}
      <StageButtons />
    </Card>
  );
}

function SavedDoor({ wizard }: { readonly wizard: Wizard }) {
  const { payees, payablePayees } = wizard;
  const { telephones } = useRuntimeConfig();
  return (
    <>
      {payees.status === 'loading' && <PayeesWaiting />}
      {payees.status === 'failed' && <CallFailed failed={payees} lead="Your payees could not be shown." />}
      {payees.status === 'ready' && payablePayees.length === 0 && (
        <p className={typography.soft}>This account has no payees yet.</p>
      )}
      {payees.status === 'ready' && payablePayees.length > 0 && <SavedPayees wizard={wizard} />}
      {payees.status === 'ready' && payees.damagedCount > 0 && (
        <p className={typography.soft}>
          Some payees could not be shown. If you need one today, please call us on{' '}
          <PhoneLink number={telephones.helpdesk} />.
        </p>
      )}
    </>
  );
}

/** Those paid last come first, then all the others from A to Z; a search looks through all of them. */
function SavedPayees({ wizard }: { readonly wizard: Wizard }) {
  const { payablePayees } = wizard;
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const isSearching = text.trim() !== '';
  const { recent, others } = byLastPaid(payablePayees);
  const found = isSearching ? searchPayees(payablePayees, text) : others;
  const shown = found.slice(0, pages * page);

  function search(sought: string) {
    setText(sought);
    setPages(1);
  }

  return (
    <section aria-labelledby="payees-title" className={styles.payees}>
      <h2 id="payees-title" className={typography.large}>
        Your payees
      </h2>
      {payablePayees.length > fewEnough && (
        <div className={styles.search}>
          <SearchField
            label="Search your payees"
            isLabelHidden
            placeholder="Name, account or reference"
            value={text}
            onChange={search}
            onClear={() => search('')}
          />
          <p role="status" className={typography.soft}>
            {isSearching && foundText(found.length)}
          </p>
        </div>
      )}
      {!isSearching && recent.length > 0 && (
        <PayeeChoices wizard={wizard} title="Recently paid" payees={recent} isRecent />
      )}
      {shown.length > 0 && (
        <PayeeChoices
          wizard={wizard}
          title={isSearching ? 'Payees found' : recent.length > 0 ? 'All others, A to Z' : 'A to Z'}
          payees={shown}
          focusAt={pages > 1 ? (pages - 1) * page : undefined}
        />
      )}
      {shown.length < found.length && (
        <div className={styles.more}>
          <Button onClick={() => setPages(pages + 1)}>Show more payees</Button>
          <p className={typography.soft}>{`${shown.length} of ${found.length} shown`}</p>
        </div>
      )}
    </section>
  );
}

function PayeesWaiting() {
  return (
    <Waiting tall text="Payees are loading">
      {(['long', 'medium', 'long'] as const).map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places.
        <Skeleton key={at} width={width} />
      ))}
    </Waiting>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'No payees match your search.';
  return count === 1 ? 'One payee found' : `${count} payees found`;
}
