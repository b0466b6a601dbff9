import styles from './tour-paper.module.css';

/** The words beside it say what it shows. */
export function StepPicture({ url }: { readonly url: string | undefined }) {
  return url === undefined ? null : <img src={url} alt="" className={styles.picture} />;
}
