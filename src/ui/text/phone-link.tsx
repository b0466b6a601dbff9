import styles from './phone-link.module.css';

/** A phone number to read or call; spaces are not dialled. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className={styles.phone}>
      {number}
    </a>
  );
}
