import { useEffect, useRef, useSyncExternalStore } from 'react';
import { stageKeyOf, stageKeys } from '#sandbox/stage/page/stage-keys.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { CloseButton } from '#src/ui/buttons/close-button.tsx';
import { followTarget } from './follow-target.ts';
import styles from './marker.module.css';
import type { Player } from './player.ts';
import { countText, doLabel, isOfStage } from './step-copy.ts';

interface MarkerProps {
  readonly player: Player;
  readonly notesOpen: boolean;
  readonly onNotes: () => void;
  readonly onLeave: () => void;
}

/** Points at what the step is done on, and says what that is. It takes no focus: the page is the demonstration. */
export function Marker({ player, notesOpen, onNotes, onLeave }: MarkerProps) {
  const view = useSyncExternalStore(player.subscribe, player.read);
  const card = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const { tour } = player;
  const { target, onTheWay } = view;
  const step = tour.steps[view.step];

  // Places are outside React.
  useEffect(() => {
    if (target === undefined || card.current === null || ring.current === null) return;
    target.scrollIntoView({ block: 'nearest' });
    return followTarget(target, ring.current, card.current);
  }, [target]);

  // The keys work wherever the focus is, in a field of the page too.
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const wanted = stageKeyOf(event);
      if (wanted === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (wanted === 'on') player.doIt();
      else if (wanted === 'back') player.goTo(view.step - 1);
      else if (wanted === 'start') player.goTo(0);
      else onNotes();
    }
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  });

  return (
    <>
      <div ref={ring} className={styles.ring} hidden={target === undefined} />
      <section ref={card} aria-label="Tour" className={styles.card} data-loose={target === undefined || undefined}>
        <div className={styles.head}>
          <p className={styles.count}>{countText(view.step, tour.steps.length)}</p>
          <CloseButton what="the tour" onPress={onLeave} />
        </div>
        <p role="status" className={styles.asks}>
          {onTheWay ? 'Going to the step you asked for…' : (step?.asks ?? `“${tour.title}” is over.`)}
        </p>
        {view.problem !== undefined && <p role="alert">{view.problem}</p>}
        {!onTheWay && (
          <div className={styles.actions}>
            {step !== undefined && (
              <Button
                look={isOfStage(step.action) ? 'main' : 'plain'}
                aria-keyshortcuts={stageKeys.on}
                onClick={player.doIt}
              >
                {doLabel(step.action)}
              </Button>
            )}
            {view.step > 0 && (
              <Button aria-keyshortcuts={stageKeys.back} onClick={() => player.goTo(view.step - 1)}>
                Back
              </Button>
            )}
            {step === undefined && (
              <Button aria-keyshortcuts={stageKeys.start} onClick={() => player.goTo(0)}>
                From the start
              </Button>
            )}
            {!notesOpen && (
              <Button aria-keyshortcuts={stageKeys.notes} onClick={onNotes}>
                Notes
              </Button>
            )}
          </div>
        )}
      </section>
    </>
  );
}
