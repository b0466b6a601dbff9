import { type Control, useController } from 'react-hook-form';
import type { PayeeBank } from '#src/banking/payees/new-payee/model/payee-bank.ts';
import type { PayeeTyped } from '#src/banking/payees/new-payee/model/payee-typed.ts';
import { CodeParts } from '#src/ui/fields/code-parts.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { LookupFailed } from './lookup-failed.tsx';
import styles from './new-payee.module.css';
import type { PayeeBankInUse } from './use-payee-bank.ts';

interface SortCodeInputProps {
  readonly control: Control<PayeeTyped>;
  readonly payeeBank: PayeeBankInUse;
  readonly error: string | undefined;
  /** A retry has been answered, and its focused button is gone. */
  readonly onAnswered: (state: PayeeBank['state']) => void;
}

/** The sort code, and the bank it belongs to. */
export function SortCodeInput({ control, payeeBank, error, onAnswered }: SortCodeInputProps) {
  const { field } = useController({ control, name: 'sortCode' });
  const { bank } = payeeBank;
  const failure = bank.state === 'failed' ? bank.error : bank.state === 'asking' ? bank.after : undefined;

  function type(sortCode: string) {
    field.onChange(sortCode);
    payeeBank.typed(sortCode);
  }

  async function tryAgain() {
    const { state } = await payeeBank.ask(field.value);
    if (state !== 'failed') onAnswered(state);
  }

  return (
    <div>
      <CodeParts
        ref={field.ref}
        label="Sort code"
        hint="6 digits"
        parts={3}
        size={2}
        value={field.value}
        onChange={type}
        error={error}
      />
      <p role="status" className={styles.bank}>
        {bank.state === 'asking' && 'Looking up the bank…'}
        {bank.state === 'known' && (
          <>
            <svg aria-hidden="true" viewBox="0 0 12 10" className={styles.tick}>
              <path d="M1 5.5 4.5 9 11 1.5" />
            </svg>
            {bank.bankName}
          </>
        )}
        {/* The error appears above while the focus is in the last box, so it is announced from here. */}
        {(bank.state === 'bad' || bank.state === 'no-fast-payments') && <HiddenText>{error}</HiddenText>}
      </p>
      {failure !== undefined && (
        <LookupFailed error={failure} busy={bank.state === 'asking'} onTryAgain={() => void tryAgain()} />
      )}
    </div>
  );
}
