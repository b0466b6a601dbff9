import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress } from '#sandbox/classroom/exercises/progress.ts';
import type { TraineeView } from '#sandbox/classroom/lesson/views.ts';
import { AskFirst } from '#sandbox/panel/pieces/ask-first.tsx';
import { shortcuts } from '#sandbox/panel/pieces/shortcuts.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { askClass, type EnteredPage, followClass, goTo } from './ask-class.ts';
import styles from './class-bar.module.css';
import { ClassCurtain } from './class-curtain.tsx';
import { useExercisePictures } from './exercise-pictures.ts';
import { ExerciseText, Said } from './exercise-text.tsx';
import { isElsewhere } from './trainee-round.ts';
import { useBarFocus } from './use-bar-focus.ts';
import { useReportedPage } from './use-reported-page.ts';
import { useRoomAtEnd } from './use-room-at-end.ts';

/** Where the host serves the app. */
const app = '/';

/** What a trainee has at the end of the window: the exercise, its steps, and the way to check them. */
export function ClassBar() {
  const [shown, setShown] = useState<TraineeView>();
  const [isOpen, setOpen] = useState(true);
  /** What the last press came to: a check, or a hint in words. */
  const [said, setSaid] = useState<Progress | string>();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  const isEntering = useRef(false);
  useReportedPage();
  useBarFocus(bar, shown !== undefined && shown.lock === null);
  useRoomAtEnd(bar, shown !== undefined && !isOver);
  useExercisePictures(shown);

  const enter = useCallback(async (path: '/me/enter' | '/me/again') => {
    if (isEntering.current) return;
    isEntering.current = true;
    try {
      goTo(await askClass<EnteredPage>('POST', path), app);
    } catch (failure) {
      isEntering.current = false;
      setProblem(reasonOf(failure));
    }
  }, []);

  // The host tells of locks, of the next exercise, and of steps that are done.
  useEffect(() => {
    const onShown = (view: TraineeView) => {
      if (isElsewhere(view.round)) void enter('/me/enter');
      else setShown(view);
    };
    const onOver = () => setOver(true);
    return followClass<TraineeView>({ path: '/me/events', onShown, onOver, onReached: () => {} });
  }, [enter]);

  async function run(press: () => Promise<Progress | string>) {
    try {
      setSaid(await press());
      setProblem(undefined);
    } catch (failure) {
      setProblem(reasonOf(failure));
    }
  }

  const check = () => askClass<Progress>('POST', '/me/check');

  async function hint() {
    const view = await askClass<TraineeView>('POST', '/me/hint');
    setShown(view);
    return view.hints.at(-1) ?? '';
  }

  const phone = async () => (await askClass<{ text: string }>('POST', '/me/phone')).text;

  if (isOver) {
    return (
      <ClassCurtain>
        You are in this class no more: the trainer has closed it, or has taken you out. Your bank and your name have
        been deleted.
      </ClassCurtain>
    );
  }
  if (shown === undefined) return null;
  const { place, places, moreHints } = shown;
  return (
    <section ref={bar} aria-label="Exercise" aria-keyshortcuts={shortcuts.exercise} className={styles.bar}>
      {shown.lock !== null && <ClassCurtain>{shown.lock}</ClassCurtain>}
      {isOpen && <ExerciseText shown={shown} />}
      <div className={styles.said}>
        <div role="status">{said !== undefined && <Said said={said} isLast={place === places} />}</div>
        {problem !== undefined && <p role="alert">{problem}</p>}
      </div>
      <div className={styles.line}>
        <BarTitle shown={shown} />
        <div className={styles.buttons}>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Story
          </Button>
          <Button look="main" onClick={() => void run(check)}>
            Check
          </Button>
          <Button disabled={!moreHints} onClick={() => void run(hint)}>
            Hint
          </Button>
          {shown.code === null && <Button onClick={() => void run(phone)}>Phone</Button>}
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

function BarTitle({ shown: { exercise, place, places, stepsDone, outcome } }: { readonly shown: TraineeView }) {
  return (
    <p className={styles.title}>
      <strong>
        {place} of {places}: {exercise.title}
      </strong>{' '}
      <span role="status">
        {outcome === 'met'
          ? 'Done'
          : `Step ${Math.min(stepsDone + 1, exercise.steps.length)} of ${exercise.steps.length}`}
      </span>
    </p>
  );
}
