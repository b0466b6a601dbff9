import styles from './select.module.css';

export function selectClass(isLabelInside: boolean): string {
  return isLabelInside ? `${styles.select} ${styles.inside}` : (styles.select ?? '');
}
