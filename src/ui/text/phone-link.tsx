import styles from './phone-link.module.css';

interface PhoneProps {
  readonly number: string;
}

/** A phone number to read or call; spaces are not dialled. */
export function PhoneLink({ number }: PhoneProps) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className={styles.phone}>
      {number}
    </a>
  );
}

/** For a place where there can be no link. */
export function PhoneNumberText({ number }: PhoneProps) {
  return <span className={styles.phone}>{number}</span>;
}
