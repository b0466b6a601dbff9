import styles from './account-number-text.module.css';

/** `609303` as `60-93-03`; anything that is not six digits is left as it came. */
export function sortCodePairs(sortCode: string): string {
  return /^\d{6}$/.test(sortCode) ? sortCode.replace(/(\d\d)(\d\d)(\d\d)/, '$1-$2-$3') : sortCode;
}

interface AccountNumberTextProps {
  readonly sortCode: string;
  readonly accountNumber: string;
}

/** Sort code and account number as they stand on a cheque, in figures of one width; without a code, the number alone. */
export function AccountNumberText({ sortCode, accountNumber }: AccountNumberTextProps) {
  const shown = [sortCodePairs(sortCode), accountNumber].filter((part) => part !== '');
  return <span className={styles.digits}>{shown.join(' · ')}</span>;
}
