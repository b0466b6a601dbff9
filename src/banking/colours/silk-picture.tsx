import { type Silk, type SilkPattern, silkPaints } from './silk.ts';
import styles from './silk-picture.module.css';

const jacket =
  'M9 7.5 12 9 15 7.5 18.6 8.6C20 9.1 20.7 10 21 11.4L22.8 19.6 19.4 20.4 18 14.6V23H6V14.6L4.6 20.4 1.2 19.6 3 11.4C3.3 10 4 9.1 5.4 8.6Z';
const cap = 'M7.6 6.3C7.6 3 9.4 1 12 1S16.3 2.9 16.4 5.2L18.8 6.3Z';

/** What is drawn in the second colour, within the jacket. */
const drawings: Readonly<Record<SilkPattern, string>> = {
  plain: '',
  hoop: 'M6 13.2H18V18H6Z',
  hoops: 'M6 11.5H18V14.5H6ZM6 17.5H18V20.5H6Z',
  stripe: 'M10.2 8.1 12 9 13.8 8.1V23H10.2Z',
  stripes: 'M7.8 7.9 10 8V23H7.8ZM14 8 16.2 7.9V23H14Z',
  braces: 'M7.6 8 9.7 7.9V14.5H14.3V7.9L16.4 8V23H14.3V16.7H9.7V23H7.6Z',
  sash: 'M6 8.5 9 7.5 18 18.2V23L6 12Z',
  crossBelts: 'M6 8.4 8 7.8 12 12.9 16 7.8 18 8.4V9.9L13.8 15.5 18 21V23H16.2L12 18 7.8 23H6V21L10.2 15.5 6 9.9Z',
  chevrons: 'M6 10.5 12 14.5 18 10.5V13.5L12 17.5 6 13.5ZM6 16.5 12 20.5 18 16.5V19.5L12.8 23H11.2L6 19.5Z',
  halved: 'M12 9 15 7.5 18.6 8.6C20 9.1 20.7 10 21 11.4L22.8 19.6 19.4 20.4 18 14.6V23H12Z',
  quartered: 'M6 8.4 9 7.5 12 9V15.8H6ZM12 15.8H18V23H12Z',
  diamonds:
    'M9 9.3 11.2 12.6 9 15.9 6.8 12.6ZM15 9.3 17.2 12.6 15 15.9 12.8 12.6ZM9 16 11.2 19.3 9 22.6 6.8 19.3ZM15 16 17.2 19.3 15 22.6 12.8 19.3Z',
  check:
    'M6 9H9V12.5H6ZM12 9H15V12.5H12ZM9 12.5H12V16H9ZM15 12.5H18V16H15ZM6 16H9V19.5H6ZM12 16H15V19.5H12ZM9 19.5H12V23H9ZM15 19.5H18V23H15Z',
  spots:
    'M7 11.4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0ZM13.6 11.4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0ZM10.3 15.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0ZM7 19.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0ZM13.6 19.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z',
  disc: 'M7.9 15.8a4.1 4.1 0 1 0 8.2 0a4.1 4.1 0 1 0-8.2 0Z',
  star: 'M12 10.4l1.45 3.7 3.95.2-3.05 2.5 1 3.85L12 18.5l-3.35 2.15 1-3.85L6.6 14.3l3.95-.2Z',
};

interface SilkPictureProps {
  readonly silk: Silk;
  readonly size?: 'small' | 'beside' | 'large';
}

/** A jockey's jacket and cap. The outline is of the text's colour, so that it is seen on any ground. */
export function SilkPicture({ silk: { pattern, body, second }, size = 'small' }: SilkPictureProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={styles[size]} data-silk={pattern}>
      <path fill={silkPaints[body]} d={jacket} />
      <path fill={silkPaints[second]} d={drawings[pattern] + cap} />
      <path className={styles.outline} d={jacket + cap} />
    </svg>
  );
}
