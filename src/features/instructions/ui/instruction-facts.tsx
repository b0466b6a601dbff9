import { endText, orderWordOf } from '#src/features/instructions/model/upcoming-copy.ts';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { FactList } from '#src/ui/text/fact-list.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './instruction-facts.module.css';

interface InstructionFactsProps {
  readonly row: UpcomingRow;
  /** Amount and reference stand in fields of their own while they are edited. */
  readonly withoutEdited?: boolean;
}

/** What an edit does not change, and the rest where asked. */
export function InstructionFacts({ row, withoutEdited = false }: InstructionFactsProps) {
  const { instruction, name, accountTitle, frequency } = row;
  const { toSortCode, toAccountNumber, nextPaymentDate, amount, reference } = instruction;
  const end = endText(instruction);
  const edited = [
    ...(amount === undefined ? [] : [{ label: 'Amount', value: <MoneyText amount={amount} /> }]),
    { label: 'Reference', value: reference === '' ? 'None' : reference },
  ];
  return (
    <FactList
      facts={[
        { label: 'From', value: accountTitle },
        {
          label: 'To',
          value: (
            <>
              {name}
              {toAccountNumber !== '' && (
                <>
                  {' '}
                  <span className={`${typography.detail} ${styles.number}`}>
                    <AccountNumberText sortCode={toSortCode} accountNumber={toAccountNumber} />
                  </span>
                </>
              )}
            </>
          ),
        },
        ...(withoutEdited ? [] : edited),
        ...(frequency === undefined ? [] : [{ label: 'Frequency', value: frequency }]),
        ...(nextPaymentDate === undefined
          ? []
          : [{ label: `Next ${orderWordOf(instruction)}`, value: slashedDay(nextPaymentDate) }]),
        ...(end === undefined ? [] : [{ label: 'Until', value: end.replace(/^Until (?=\d)/, '') }]),
      ]}
    />
  );
}
