import styles from './phone-link.module.css';

/** A telephone number to read or to press: spaces are for the eye and not part of the number dialled. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className={styles.phone}>
      {number}
    </a>
  );
}
