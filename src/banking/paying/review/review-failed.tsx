import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './review-failed.module.css';

interface ReviewFailedProps {
  /** Takes the focus: what the customer may change so that it is accepted. */
  readonly toChange?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

/** Why a review was not sent, above its answers. */
export function ReviewFailed({ toChange, children }: ReviewFailedProps) {
  const place = useRef<HTMLDivElement>(null);

  // It appears above the pressed button, off screen on a phone.
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    toChange?.current?.focus({ preventScroll: true });
  }, [toChange]);

  return (
    <div ref={place} data-failed="" className={styles.failed}>
      <Notice tone="alert">{children}</Notice>
    </div>
  );
}
