import styles from './tour-paper.module.css';

interface StepPictureProps {
  readonly url: string | undefined;
  /** Why there is none. */
  readonly without?: string | undefined;
}

/** The words beside it say what it shows. */
export function StepPicture({ url, without }: StepPictureProps) {
  if (url !== undefined && url !== '') return <img src={url} alt="" className={styles.picture} />;
  return without === undefined ? null : <p className={styles.without}>{without}</p>;
}
