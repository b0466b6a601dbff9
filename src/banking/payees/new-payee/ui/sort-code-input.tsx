import type { BankError } from '#src/api/messages/bank-error.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { CodeParts } from '#src/ui/fields/code-parts.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './new-payee.module.css';
import type { PayeeBankInUse } from './use-payee-bank.ts';
import type { PayeeFormInUse } from './use-payee-form.ts';

interface SortCodeInputProps {
  readonly form: PayeeFormInUse;
  readonly payeeBank: PayeeBankInUse;
  readonly error: string | undefined;
}

/** The sort code, and the bank it belongs to. */
export function SortCodeInput({ form, payeeBank, error }: SortCodeInputProps) {
  const { bank } = payeeBank;
  const failure = bank.status === 'failed' ? bank.error : bank.status === 'asking' ? bank.after : undefined;

  function type(sortCode: string) {
    form.type({ sortCode });
    payeeBank.typed(sortCode);
  }

  async function tryAgain() {
    const { status } = await payeeBank.ask(form.typed.sortCode);
    // The focused button is gone.
    if (status !== 'failed') form.focus(status === 'known' ? 'accountNumber' : 'sortCode');
  }

  return (
    <div className={styles.sortCode}>
      <CodeParts
        id={form.idOf('sortCode')}
        label="Sort code"
        hint="6 digits"
        parts={3}
        size={2}
        value={form.typed.sortCode}
        onChange={type}
        error={error}
      />
      <p role="status" className={styles.bank}>
        {bank.status === 'asking' && 'Looking up the bank…'}
        {bank.status === 'known' && (
          <>
            <svg aria-hidden="true" viewBox="0 0 12 10" className={styles.tick}>
              <path d="M1 5.5 4.5 9 11 1.5" />
            </svg>
            {bank.bankName}
          </>
        )}
        {/* The error appears above while the focus is in the last box, so it is announced from here. */}
        {(bank.status === 'bad' || bank.status === 'no-fast-payments') && <HiddenText>{error}</HiddenText>}
      </p>
      {failure !== undefined && (
        <LookupFailed error={failure} busy={bank.status === 'asking'} onTryAgain={() => void tryAgain()} />
      )}
    </div>
  );
}

interface LookupFailedProps {
  readonly error: BankError;
  readonly busy: boolean;
  readonly onTryAgain: () => void;
}

/** At the sort code, while its bank is unknown: why, and a retry. */
function LookupFailed({ error, busy, onTryAgain }: LookupFailedProps) {
  if (error.kind === 'session-over') return null;
  return (
    <Notice tone="alert">
      <FailureText error={error} lead="We could not look up this sort code." />
      <Button busy={busy} onClick={onTryAgain}>
        Try again
      </Button>
    </Notice>
  );
}
