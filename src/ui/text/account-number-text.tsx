import { sortCodeText } from '#src/rules/sort-codes.ts';
import typography from '#src/ui/text/typography.module.css';

interface AccountNumberTextProps {
  readonly sortCode: string;
  readonly accountNumber: string;
}

/** Sort code and account number as on a cheque, in tabular figures; without a sort code, the number alone. */
export function AccountNumberText({ sortCode, accountNumber }: AccountNumberTextProps) {
  const shown = [sortCodeText(sortCode), accountNumber].filter((part) => part !== '');
  return <span className={typography.figures}>{shown.join(' · ')}</span>;
}
