import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { joinLink } from './class-links.ts';
import styles from './class-pages.module.css';

/** Readers need so much room around the code. */
const quiet = 4;

/** How trainees come in: a link, and the same as a QR code. */
export function Invitation({ classKey }: { readonly classKey: string }) {
  const link = joinLink(classKey);
  const copying = useCopying();
  const code = useMemo(() => generate(link), [link]);
  const size = code.size + 2 * quiet;
  return (
    <section aria-labelledby="join" className={styles.invitation}>
      <svg
        role="img"
        aria-label={`QR code of ${link}`}
        viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
        className={styles.code}
      >
        <rect x={-quiet} y={-quiet} width={size} height={size} fill="#fff" />
        <path d={toSvgPath(code)} fill="#000" />
      </svg>
      <div className={styles.stack}>
        <h2 id="join">Trainees join here</h2>
        <p>
          <a href={link} className={styles.link}>
            {link}
          </a>
        </p>
        <div className={styles.buttons}>
          <Button onClick={() => void copying.copy('', () => link)}>
            Copy<HiddenText> the link for trainees</HiddenText>
          </Button>
          <Copied copying={copying} />
        </div>
        <p className={styles.soft}>The address of this page is yours alone: keep it, and show it to nobody.</p>
      </div>
    </section>
  );
}
