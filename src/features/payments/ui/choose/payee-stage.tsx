import { useId, useState } from 'react';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { StageButtons } from '#src/banking/paying/stage-heading.tsx';
import { byLastPaid, searchPayees } from '#src/features/payments/model/payable-payees.ts';
import { wizardEntry } from '#src/features/payments/model/wizard-url.ts';
import type { Wizard } from '#src/features/payments/ui/use-wizard.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import stack from '#src/ui/page/stack.module.css';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import { PayeeChoices } from './payee-choices.tsx';
import styles from './payee-stage.module.css';

/** More than this many are searched; the list grows by as many as fill a page. */
const fewEnough = 5;
const page = 20;

export function PayeeStage({ wizard }: { readonly wizard: Wizard }) {
  const { payees, payablePayees } = wizard;
  const { telephones } = useRuntimeConfig();

  return (
    <div className={styles.stage}>
      <OtherPayee wizard={wizard} />
      {payees.status === 'loading' && <PayeesWaiting />}
      {payees.status === 'failed' && <CallFailed failed={payees} lead="Your payees could not be shown." />}
      {payees.status === 'ready' && payablePayees.length === 0 && (
        <p className={styles.none}>This account has no payees yet.</p>
      )}
      {payees.status === 'ready' && payablePayees.length > 0 && <SavedPayees wizard={wizard} />}
      {payees.status === 'ready' && payees.damagedCount > 0 && (
        <p className={styles.none}>
          Some payees could not be shown. If you need one today, please call us on{' '}
          <PhoneLink number={telephones.helpdesk} />.
        </p>
      )}
      <StageButtons />
    </div>
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
            placeholder="Name, account or reference"
            value={text}
            onChange={search}
            onClear={() => search('')}
          />
          <p role="status" className={styles.count}>
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
          <p className={styles.count}>{`${shown.length} of ${found.length} shown`}</p>
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

/** For money that goes to nobody on the list: a new payee, or the customer's own account. */
function OtherPayee({ wizard: { url, mayAddPayee, mayTransfer } }: { readonly wizard: Wizard }) {
  const [open, setOpen] = useState(false);
  const choicesId = useId();
  const { to, state } = wizardEntry({ ...url, toAccountId: undefined, isNewPayee: true, step: 'choosing' });
  if (!mayAddPayee && !mayTransfer) return null;
  return (
    <div className={stack.close}>
      <div>
        <Button aria-expanded={open} aria-controls={open ? choicesId : undefined} onClick={() => setOpen(!open)}>
          New payment or transfer
        </Button>
      </div>
      {open && (
        <div id={choicesId} className={styles.choices}>
          {mayAddPayee && (
            <div className={styles.choice}>
              <p>Pay a person or business for the first time.</p>
              <ButtonLink to={to} state={state} look="main">
                Pay a new payee
              </ButtonLink>
            </div>
          )}
          {mayTransfer && (
            <div className={styles.choice}>
              <p>Move money to another of your accounts.</p>
              <ButtonLink to="/payments/transfer-money">Transfer between your accounts</ButtonLink>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
