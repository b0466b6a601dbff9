import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { stageKeyOf, stageKeys } from '#sandbox/stage/page/stage-keys.ts';
import { moveByKey, moveByPointer } from '#sandbox/stage/places/drag-marker.ts';
import type { Point } from '#sandbox/stage/places/free-place.ts';
import { partMark } from '#sandbox/stage/places/keep-places.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { CloseButton } from '#src/ui/buttons/close-button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './marker.module.css';
import type { Player, PlayerView } from './player.ts';
import { countText, doLabel, isOfStage } from './step-copy.ts';

interface MarkerProps {
  readonly player: Player;
  readonly notesOpen: boolean;
  /** The title of the tour that comes after this one; undefined after the last. */
  readonly nextTitle: string | undefined;
  readonly acts: {
    notes(): void;
    /** Null: placed by itself again. */
    move(to: Point | null): void;
    /** Undefined where the page is not presented. */
    readonly text?: { larger(): void; smaller(): void };
    next(): void;
    leave(): void;
    /** Leaves the tour and, where the page is presented, the audience too. */
    end(): void;
  };
}

/** Points at what the step is done on, and says what that is and why. It takes no focus: the page is the demonstration. */
export function Marker({ player, notesOpen, nextTitle, acts }: MarkerProps) {
  const view = useSyncExternalStore(player.subscribe, player.read);
  const card = useRef<HTMLElement>(null);
  const { tour } = player;
  const { target, onTheWay } = view;
  const step = tour.steps[view.step];

  useStageKeys({ player, view, acts });

  return (
    <>
      <div {...{ [partMark]: 'ring' }} className={styles.ring} hidden={target === undefined} />
      <section
        ref={card}
        {...{ [partMark]: 'marker' }}
        data-step={`${view.step} ${onTheWay} ${view.offThePath}`}
        aria-label="Tour"
        className={styles.card}
      >
        <div className={styles.head}>
          <button
            type="button"
            className={styles.handle}
            aria-description="Arrow keys move it, Escape puts it back"
            onKeyDown={(event) => card.current !== null && moveByKey(event, card.current, acts.move)}
            onPointerDown={(event) => card.current !== null && moveByPointer(event, card.current, acts.move)}
          >
            <svg aria-hidden="true" viewBox="0 0 14 14" className={styles.grip}>
              <path d="M4 3h.01M4 7h.01M4 11h.01M10 3h.01M10 7h.01M10 11h.01" />
            </svg>
            <HiddenText>Move the tour’s marker</HiddenText>
          </button>
          <p className={styles.count}>{countText(view.step, tour.steps.length)}</p>
          {acts.text !== undefined && (
            <>
              <button
                type="button"
                className={styles.small}
                aria-keyshortcuts={stageKeys.smaller}
                onClick={acts.text.smaller}
              >
                A−<HiddenText> Smaller text</HiddenText>
              </button>
              <button
                type="button"
                className={styles.small}
                aria-keyshortcuts={stageKeys.larger}
                onClick={acts.text.larger}
              >
                A+<HiddenText> Larger text</HiddenText>
              </button>
            </>
          )}
          <CloseButton what="the tour" onPress={acts.leave} />
        </div>
        <div role="status">
          <p className={styles.asks}>
            {onTheWay ? 'Going to the step you asked for…' : (step?.asks ?? `“${tour.title}” is over.`)}
          </p>
          {!onTheWay && step !== undefined && <p className={styles.why}>{step.why}</p>}
          {!onTheWay && view.offThePath && (
            <p className={styles.off}>
              This step is done on another page than this one. You have left the tour’s path.
            </p>
          )}
        </div>
        {view.problem !== undefined && <p role="alert">{view.problem}</p>}
        {!onTheWay && <Actions {...{ player, view, notesOpen, nextTitle, acts }} />}
      </section>
    </>
  );
}

interface ActionsProps extends MarkerProps {
  readonly view: PlayerView;
}

/** What can be done at this step, or at the end. */
function Actions({ player, view, notesOpen, nextTitle, acts }: ActionsProps) {
  const step = player.tour.steps[view.step];
  return (
    <div className={styles.actions}>
      {step !== undefined && view.offThePath && (
        <Button look="main" onClick={() => player.goTo(view.step)}>
          Take me back to this step
        </Button>
      )}
      {step !== undefined && !view.offThePath && (
        <Button look={isOfStage(step.action) ? 'main' : 'plain'} aria-keyshortcuts={stageKeys.on} onClick={player.doIt}>
          {doLabel(step.action)}
        </Button>
      )}
      {step === undefined && nextTitle !== undefined && (
        <Button look="main" onClick={acts.next}>
          Next tour: {nextTitle}
        </Button>
      )}
      {view.step > 0 && (
        <Button aria-keyshortcuts={stageKeys.back} onClick={() => player.goTo(view.step - 1)}>
          Back
        </Button>
      )}
      {step === undefined && (
        <>
          <Button aria-keyshortcuts={stageKeys.start} onClick={() => player.goTo(0)}>
            From the start
          </Button>
          <Button onClick={acts.end}>End the demonstration</Button>
        </>
      )}
      {!notesOpen && (
        <Button aria-keyshortcuts={stageKeys.notes} onClick={acts.notes}>
          Notes
        </Button>
      )}
    </div>
  );
}

/** The keys work wherever the focus is, in a field of the page too, and as soon as the marker is seen. */
function useStageKeys({ player, view, acts }: Pick<ActionsProps, 'player' | 'view' | 'acts'>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const wanted = stageKeyOf(event);
    if (wanted === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (wanted === 'on') player.doIt();
    else if (wanted === 'back') player.goTo(view.step - 1);
    else if (wanted === 'start') player.goTo(0);
    else if (wanted === 'notes') acts.notes();
    else if (wanted === 'larger') acts.text?.larger();
    else acts.text?.smaller();
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  }, []);
}
