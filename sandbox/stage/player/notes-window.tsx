import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useApart } from '#sandbox/panel/tabs/use-apart.ts';
import { stageKeyOf } from '#sandbox/stage/page/stage-keys.ts';
import { TourPaper } from '#sandbox/stage/paper/tour-paper.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './notes-window.module.css';
import type { Player } from './player.ts';
import { countText, doLabel } from './step-copy.ts';

interface NotesWindowProps {
  readonly player: Player;
  /** When the tour was begun, by the wall clock. */
  readonly begunAt: number;
  /** Changes the presented page's size of text; undefined where none is presented. */
  readonly onText: ((by: 1 | -1) => void) | undefined;
  readonly onClose: () => void;
}

const notesWindow = { name: 'paddock-sandbox-notes', size: 'width=560,height=720' } as const;

/** What the presenter says and does, for their own screen: the audience sees the page alone. */
export function NotesWindow({ player, begunAt, onText, onClose }: NotesWindowProps) {
  const view = useSyncExternalStore(player.subscribe, player.read);
  const { tour } = player;
  const place = useApart({ ...notesWindow, title: `${tour.title}: presenter’s notes` }, true, onClose);
  const elapsed = useElapsed(begunAt);
  const step = tour.steps[view.step];
  const next = tour.steps[view.step + 1];

  // The window is outside React.
  useEffect(() => {
    const there = place?.ownerDocument.defaultView;
    if (there == null) return;
    function press(event: KeyboardEvent) {
      const wanted = stageKeyOf(event);
      if (wanted === 'on') player.doIt();
      else if (wanted === 'back') player.goTo(player.read().step - 1);
      else if (wanted === 'start') player.goTo(0);
      else if (wanted === 'notes') onClose();
      else if (wanted === 'larger') onText?.(1);
      else if (wanted === 'smaller') onText?.(-1);
    }
    there.addEventListener('keydown', press);
    return () => there.removeEventListener('keydown', press);
  }, [place, player, onText, onClose]);

  if (place === undefined) return null;
  return createPortal(
    <>
      <div className={styles.notes}>
        <div className={styles.head}>
          <h1 className={typography.large}>{tour.title}</h1>
          <p role="timer" aria-label="Time so far" className={styles.timer}>
            {elapsed} of {tour.minutes}:00
          </p>
        </div>
        <p className={styles.quiet}>{countText(view.step, tour.steps.length)}</p>
        {step === undefined ? (
          <p className={typography.strong}>The tour is over.</p>
        ) : (
          <>
            <p className={typography.strong}>{step.asks}</p>
            <p>{step.why}</p>
            <p className={styles.say}>{step.notes}</p>
          </>
        )}
        {next !== undefined && <p className={styles.quiet}>Then: {next.asks}</p>}
        {view.offThePath && <p role="alert">The page is not where this step is done.</p>}
        {view.problem !== undefined && <p role="alert">{view.problem}</p>}
        <div className={styles.actions}>
          {step !== undefined && !view.offThePath && (
            <Button look="main" onClick={player.doIt}>
              {doLabel(step.action)}
            </Button>
          )}
          {step !== undefined && view.offThePath && (
            <Button look="main" onClick={() => player.goTo(view.step)}>
              Take me back to this step
            </Button>
          )}
          {view.step > 0 && <Button onClick={() => player.goTo(view.step - 1)}>Back</Button>}
          {view.step > 0 && <Button onClick={() => player.goTo(0)}>From the start</Button>}
        </div>
        <ol aria-label="Steps" className={styles.steps}>
          {tour.steps.map(({ asks }, at) => (
            // Steps may ask for the same twice, and never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name.
            <li key={at} aria-current={at === view.step ? 'step' : undefined}>
              {asks}
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          {onText !== undefined && (
            <>
              <Button onClick={() => onText(-1)}>Smaller text on the page</Button>
              <Button onClick={() => onText(1)}>Larger text on the page</Button>
            </>
          )}
          <Button onClick={() => place.ownerDocument.defaultView?.print()}>Print the script</Button>
        </div>
      </div>
      <div className={styles.paper}>
        <TourPaper tour={tour} as="script" />
      </div>
    </>,
    place,
  );
}

/** How long something has been going on, as `4:05`, updated every second. */
function useElapsed(sinceMs: number): string {
  const [now, setNow] = useState(() => Date.now());
  // Time is outside React.
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return elapsedText(now - sinceMs);
}

function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
