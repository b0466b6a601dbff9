import type { ReactNode } from 'react';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import stack from '#src/ui/page/stack.module.css';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { FlowHeading } from './flow-heading.tsx';
import styles from './flow-page.module.css';

interface FlowNoticeProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page outside the steps: an error, or a dead end. */
export function FlowNotice({ heading, children }: FlowNoticeProps) {
  return (
    <Page close>
      <div className={styles.flow}>
        <Card accent>
          <FlowHeading step={heading}>{heading}</FlowHeading>
          {children}
        </Card>
      </div>
    </Page>
  );
}

/** As tall as a short step, shown until the step is known. */
export function FlowWaiting({ text = 'One moment, please' }: { readonly text?: string }) {
  return (
    <Page close>
      <div className={styles.flow} aria-busy="true">
        <Card accent>
          <div className={stack.open}>
            <HiddenText>{text}</HiddenText>
            <Skeleton width="long" />
            <Skeleton width="medium" />
            <Skeleton width="short" />
          </div>
        </Card>
      </div>
    </Page>
  );
}
