import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useApart } from '#sandbox/panel/tabs/use-apart.ts';
import { stageKeyOf } from '#sandbox/stage/page/stage-keys.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './notes-window.module.css';
import type { Player } from './player.ts';
import { countText, doLabel } from './step-copy.ts';

interface NotesWindowProps {
  readonly player: Player;
  readonly onClose: () => void;
}

const notesWindow = {
  name: 'paddock-sandbox-notes',
  title: 'Presenter’s notes',
  size: 'width=560,height=720',
} as const;

/** What the presenter says and does, for their own screen: the audience sees the page alone. */
export function NotesWindow({ player, onClose }: NotesWindowProps) {
  const view = useSyncExternalStore(player.subscribe, player.read);
  const place = useApart(notesWindow, true, onClose);
  const { tour } = player;
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
    }
    there.addEventListener('keydown', press);
    return () => there.removeEventListener('keydown', press);
  }, [place, player, onClose]);

  if (place === undefined) return null;
  return createPortal(
    <div className={styles.notes}>
      <p className={styles.quiet}>{countText(view.step, tour.steps.length)}</p>
      <h1 className={styles.title}>{tour.title}</h1>
      {step === undefined ? (
        <p className={styles.asks}>The tour is over.</p>
      ) : (
        <>
          <p className={styles.asks}>{step.asks}</p>
          <p className={styles.say}>{step.notes}</p>
        </>
      )}
      {next !== undefined && <p className={styles.quiet}>Then: {next.asks}</p>}
      {view.problem !== undefined && <p role="alert">{view.problem}</p>}
      <div className={styles.actions}>
        {step !== undefined && (
          <Button look="main" onClick={player.doIt}>
            {doLabel(step.action)}
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
    </div>,
    place,
  );
}
