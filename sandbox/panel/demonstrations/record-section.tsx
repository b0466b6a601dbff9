import { useEffect, useState, useSyncExternalStore } from 'react';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import type { Drafts, StageControl } from '#sandbox/panel/pieces/stage-control.ts';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { saveFile } from '#sandbox/panel/share/save-file.ts';
import type { OwnTour } from '#sandbox/tours/own-tour.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { OwnTourEditor } from './own-tour-editor.tsx';
import { forgetOwnTour, keepOwnTour, ownTours } from './own-tours.ts';
import { OwnToursList } from './own-tours-list.tsx';

const lookEveryMs = 1_000;

/** What is done by hand becomes a tour of one's own, and drafts for developers. */
export function RecordSection({ stage }: { readonly stage: StageControl }) {
  const isRecording = useSyncExternalStore(stage.subscribe, stage.isRecording);
  const [drafts, setDrafts] = useState<Drafts>();
  const [edited, setEdited] = useState<OwnTour>();
  const [kept, setKept] = useState(ownTours);
  const action = useAction();

  function start() {
    setDrafts(undefined);
    setEdited(undefined);
    void action.run(stage.record);
  }

  function stop() {
    void action.run(async () => {
      stage.stopRecording();
      const tour = await stage.recorded();
      setDrafts(await stage.drafts());
      if (tour.steps.length > 0) setEdited(tour);
      return undefined;
    });
  }

  function saveExercise() {
    void action.run(async () => {
      const exercise = await stage.exercise();
      if ('reason' in exercise) return exercise.reason;
      saveFile('paddock-exercise.json', exercise.text);
      return undefined;
    });
  }

  function change(does: () => void) {
    void action.run(async () => {
      try {
        does();
      } catch {
        return 'The browser keeps nothing more. Remove a tour first.';
      }
      setKept(ownTours());
      return undefined;
    });
  }

  function save(tour: OwnTour) {
    change(() => {
      keepOwnTour(tour);
      setEdited(undefined);
    });
  }

  return (
    <Section title="Record" action={action}>
      <p className={styles.quiet}>
        What you do on the page by hand becomes a tour of your own, or a Playwright test. A tour begins in a fresh bank
        with what is set now: do not count on what was done before.
      </p>
      <div className={styles.row}>
        <Button busy={action.busy} onClick={isRecording ? stop : start}>
          {isRecording ? 'Stop recording' : 'Record from here'}
        </Button>
      </div>
      <Progress stage={stage} isRecording={isRecording} drafts={drafts} />
      {edited !== undefined && (
        <OwnTourEditor key={edited.title} tour={edited} onSave={save} onLeave={() => setEdited(undefined)} />
      )}
      {!isRecording && drafts !== undefined && drafts.steps > 0 && (
        <>
          <p className={styles.quiet}>
            As an exercise of a class, the bank checks what has changed. Its words and goals are edited where a class is
            opened: at /__sandbox/class/ of a bank that “npm run bank” has started after “npm run build”.
          </p>
          <div className={styles.row}>
            <Button busy={action.busy} onClick={saveExercise}>
              Save as an exercise
            </Button>
          </div>
        </>
      )}
      <OwnToursList
        stage={stage}
        tours={kept}
        acts={{
          edit: setEdited,
          run: (does) => void action.run(does),
          keep: (tour) => change(() => keepOwnTour(tour)),
          remove: (tour) => change(() => forgetOwnTour(tour)),
        }}
      />
      {!isRecording && drafts !== undefined && drafts.steps > 0 && <DraftButtons drafts={drafts} />}
    </Section>
  );
}

interface ProgressProps {
  readonly stage: StageControl;
  readonly isRecording: boolean;
  readonly drafts: Drafts | undefined;
}

function Progress({ stage, isRecording, drafts }: ProgressProps) {
  const recorded = useRecorded(stage, isRecording);
  return (
    <>
      <p role="status" className={styles.quiet}>
        {isRecording && 'Recording.'}
        {!isRecording && drafts !== undefined && `${drafts.steps} ${drafts.steps === 1 ? 'step' : 'steps'} recorded.`}
      </p>
      {isRecording && recorded.length > 0 && (
        <ol aria-label="Recorded so far" className={styles.quiet}>
          {recorded.map((asks, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name.
            <li key={at}>{asks}</li>
          ))}
        </ol>
      )}
    </>
  );
}

function DraftButtons({ drafts }: { readonly drafts: Drafts }) {
  const copying = useCopying();
  return (
    <>
      <p className={styles.quiet}>For developers:</p>
      <div className={styles.row}>
        <Button onClick={() => void copying.copy('draft tour', () => drafts.tour)}>Copy the tour</Button>
        <Button onClick={() => void copying.copy('draft test', () => drafts.test)}>Copy the test</Button>
      </div>
      <Copied copying={copying} />
      <div className={styles.row}>
        <Button onClick={() => saveFile('recorded.ts', drafts.tour)}>Save the draft tour</Button>
        <Button onClick={() => saveFile('recorded.spec.ts', drafts.test)}>Save the test</Button>
      </div>
    </>
  );
}

/** What has been recorded so far, in words. */
function useRecorded(stage: StageControl, isRecording: boolean): readonly string[] {
  const [steps, setSteps] = useState<readonly string[]>([]);
  // The recorder is outside React.
  useEffect(() => {
    if (!isRecording) return setSteps([]);
    let isOver = false;
    const looking = setInterval(() => {
      void stage.recorded().then((tour) => {
        if (!isOver) setSteps(tour.steps.map(({ asks }) => asks));
      });
    }, lookEveryMs);
    return () => {
      isOver = true;
      clearInterval(looking);
    };
  }, [stage, isRecording]);
  return steps;
}
