import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { LeavingDialog, otherHost } from '#src/banking/page/external-link.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { cleanHtml } from './clean-html.ts';
import { dress } from './dressed-html.ts';
import { isBeyondLimits, textWithin } from './html-limits.ts';
import { isHtml } from './is-html.ts';
import styles from './message-body.module.css';

interface MessageBodyProps {
  readonly body: string;
  readonly isFromBank: boolean;
}

export function MessageBody({ body, isFromBank }: MessageBodyProps) {
  if (!isHtml(body, isFromBank)) return <p className={styles.plain}>{body}</p>;
  if (!isBeyondLimits(body)) return <HtmlBody html={body} />;
  return (
    <>
      <Notice>
        <p>This message is too large to show with its layout, so only its words are shown.</p>
      </Notice>
      <p className={styles.plain}>{textWithin(body)}</p>
    </>
  );
}

/** The bank's HTML, cleaned. A link to another site asks first. */
function HtmlBody({ html }: { readonly html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [leavingTo, setLeavingTo] = useState<string>();

  // React cannot render elements that are already made.
  useLayoutEffect(() => box.current?.replaceChildren(dress(cleanHtml(html), styles.scroll ?? '')), [html]);

  function ask(event: MouseEvent) {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
    if (href === undefined || href === null || !/^https?:/i.test(href) || otherHost(href) === undefined) return;
    event.preventDefault();
    setLeavingTo(href);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only links are pressed, and Enter on a link is a click. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed. */}
      <div ref={box} className={styles.html} onClick={ask} onAuxClick={(event) => event.button === 1 && ask(event)} />
      {leavingTo !== undefined && <LeavingDialog href={leavingTo} onClose={() => setLeavingTo(undefined)} />}
    </>
  );
}
