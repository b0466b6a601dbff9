import type { ReactNode } from 'react';
import { pageNames } from '#src/rules/page-names.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './hub-screen.module.css';
import { HubSection } from './hub-section.tsx';

interface HubUpcomingProps {
  readonly regular: boolean;
  /** The next payments. */
  readonly children: ReactNode;
}

export function HubUpcoming({ regular, children }: HubUpcomingProps) {
  return (
    <HubSection heading={pageNames.upcoming.title} isNarrow>
      <div className={styles.card}>
        <div data-later="">{children}</div>
        <div className={styles.foot}>
          <ButtonLink look="quiet" to="/payments/upcoming">
            <span>
              View<HiddenText> upcoming payments</HiddenText>
            </span>
          </ButtonLink>
          {regular && (
            <ButtonLink look="quiet" to="/payments/make?isRegular=true">
              <span>
                Set up new<HiddenText> recurring payment</HiddenText>
              </span>
            </ButtonLink>
          )}
        </div>
      </div>
    </HubSection>
  );
}
