import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress } from '#sandbox/classroom/exercises/progress.ts';
import type { TraineeView } from '#sandbox/classroom/lesson/views.ts';
import { AskFirst } from '#sandbox/panel/pieces/ask-first.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { askClass, type EnteredPage, followClass, goTo } from './ask-class.ts';
import styles from './class-bar.module.css';
import { ExerciseText } from './exercise-text.tsx';
import { useReportedPage } from './use-reported-page.ts';

/** Where the host serves the app. */
const app = '/';
const roundKey = 'class-round';

/** What a trainee has at the end of the window: the exercise, its steps, and the way to check them. */
export function ClassBar() {
  const [shown, setShown] = useState<TraineeView>();
  const [isOpen, setOpen] = useState(true);
  const [checked, setChecked] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  useReportedPage();

  const enter = useCallback(async (path: '/me/enter' | '/me/again') => {
    try {
      goTo(await askClass<EnteredPage>('POST', path), app);
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
    }
  }, []);

  // The host tells of locks, of the next exercise, and of steps that are done.
  useEffect(() => {
    const onShown = (view: TraineeView) => {
      const known = sessionStorage.getItem(roundKey);
      sessionStorage.setItem(roundKey, String(view.round));
      if (known !== null && known !== String(view.round)) void enter('/me/enter');
      else setShown(view);
    };
    const onOver = () => setProblem('The class is closed. Your bank and your name have been deleted.');
    return followClass<TraineeView>({ path: '/me/events', onShown, onOver, onReached: () => {} });
  }, [enter]);

  // The app keeps clear of what is at the end of the window.
  useEffect(() => {
    const room = document.documentElement.style;
    const measuring = new ResizeObserver(() => {
      const height = `${bar.current?.offsetHeight ?? 0}px`;
      room.setProperty('--page-end', height);
      document.body.style.setProperty('padding-block-end', height);
    });
    if (bar.current !== null) measuring.observe(bar.current);
    return () => measuring.disconnect();
  });

  const locked = shown?.lock ?? null;
  useEffect(() => {
    const page = document.getElementById('root');
    if (page !== null) page.inert = locked !== null;
  }, [locked]);

  async function check() {
    try {
      setChecked(await askClass<Progress>('POST', '/me/check'));
      setOpen(true);
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
    }
  }

  async function hint() {
    setShown(await askClass<TraineeView>('POST', '/me/hint'));
    setOpen(true);
  }

  if (problem !== undefined) {
    return (
      <section ref={bar} aria-label="Exercise" className={styles.bar}>
        <p role="alert">{problem}</p>
      </section>
    );
  }
  if (shown === undefined) return null;
  if (locked !== null) {
    return (
      <div role="alert" className={styles.lock}>
        <p>{locked}</p>
      </div>
    );
  }
  const { exercise, place, places, stepsDone, moreHints } = shown;
  return (
    <section ref={bar} aria-label="Exercise" className={styles.bar}>
      {isOpen && <ExerciseText shown={shown} checked={checked} />}
      <div className={styles.line}>
        <p className={styles.title}>
          <strong>
            {place} of {places}: {exercise.title}
          </strong>{' '}
          <span role="status">
            Step {Math.min(stepsDone + 1, exercise.steps.length)} of {exercise.steps.length}
          </span>
        </p>
        <div className={styles.buttons}>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the story' : 'Story'}
          </Button>
          <Button look="main" onClick={() => void check()}>
            Check
          </Button>
          <Button disabled={!moreHints} onClick={() => void hint()}>
            Hint
          </Button>
          <AskFirst
            name="Start again"
            question="Start again? What you did in this exercise is lost."
            keep="Go on"
            busy={false}
            onGo={() => void enter('/me/again')}
          />
        </div>
      </div>
    </section>
  );
}
