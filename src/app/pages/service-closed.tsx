import { useEffect, useId } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import type { ServiceClosed } from '#src/api/environment/service-state.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { refetchAll } from '#src/api/store/refetch-all.ts';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { TeamTelephones } from '#src/banking/page/team-telephones.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { useModal } from '#src/ui/overlays/use-modal.ts';
import { AwaitedTime } from '#src/ui/text/awaited-time.tsx';
import { secondText, weekdayMomentText } from '#src/ui/text/dates.ts';
import standIn from '#src/ui/text/stand-in-page.module.css';
import typography from '#src/ui/text/typography.module.css';
import { backAtOf, workNow } from './planned-work.ts';
import styles from './service-closed.module.css';

interface ServiceClosedPageProps {
  readonly closed: ServiceClosed;
}

/** Above the page while the service does not answer. What the page holds stays as it is, and goes on afterwards. */
export function ServiceClosedPage({ closed }: ServiceClosedPageProps) {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { maintenance } = useRuntimeConfig();
  const modal = useModal(() => {});
  const headingId = useId();
  const work = workNow(maintenance, clock.businessNow());
  const backAt = backAtOf(closed, work);

  // The page behind was refused what it shows. Unmounted once the service answers.
  useEffect(() => () => void dispatch(refetchAll()), [dispatch]);

  return (
    <dialog {...modal} className={styles.page} aria-labelledby={headingId}>
      <div className={standIn.page}>
        <h1 id={headingId} className={typography.largest}>
          {work === undefined
            ? 'Online banking is not available at the moment'
            : 'Online banking is closed for planned work'}
        </h1>
        {work !== undefined && <p>{work.text}</p>}
        {backAt !== undefined && <p>We expect to be back at {weekdayMomentText(backAt)}.</p>}
        <p>
          {isSignedIn
            ? 'You do not need to do anything. What you have typed is kept, and the page opens again as soon as we are back. If you were sending something, it then finds out whether that was done.'
            : 'You do not need to do anything. The page opens again as soon as we are back.'}
        </p>
        <p role="status">
          {closed.lookAt === undefined ? (
            'We are looking now.'
          ) : (
            <>
              We will look again at <AwaitedTime at={closed.lookAt} text={secondText} />.
            </>
          )}
        </p>
        <Button look="main" busy={closed.lookAt === undefined} onClick={closed.look}>
          Check now
        </Button>
        <p>If it cannot wait, please call us:</p>
        <TeamTelephones />
      </div>
    </dialog>
  );
}
