import { useState, useSyncExternalStore } from 'react';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import type { Drafts, StageControl } from '#sandbox/panel/pieces/stage-control.ts';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { saveFile } from '#sandbox/panel/share/save-file.ts';
import { Button } from '#src/ui/buttons/button.tsx';

/** What is done by hand becomes a draft of a tour and of a test. */
export function RecordSection({ stage }: { readonly stage: StageControl }) {
  const isRecording = useSyncExternalStore(stage.subscribe, stage.isRecording);
  const [drafts, setDrafts] = useState<Drafts>();
  const copying = useCopying();
  const action = useAction();

  function start() {
    setDrafts(undefined);
    void action.run(stage.record);
  }

  function stop() {
    void action.run(async () => {
      stage.stopRecording();
      setDrafts(await stage.drafts());
      return undefined;
    });
  }

  return (
    <Section title="Record" action={action}>
      <p className={styles.quiet}>
        What you do on the page by hand becomes a draft of a tour and of a Playwright test, which begin at this moment.
      </p>
      <div className={styles.row}>
        {isRecording ? (
          <Button busy={action.busy} onClick={stop}>
            Stop recording
          </Button>
        ) : (
          <Button busy={action.busy} onClick={start}>
            Record from here
          </Button>
        )}
      </div>
      <p role="status" className={styles.quiet}>
        {isRecording && 'Recording.'}
        {!isRecording && drafts !== undefined && `${drafts.steps} ${drafts.steps === 1 ? 'step' : 'steps'} recorded.`}
      </p>
      {!isRecording && drafts !== undefined && drafts.steps > 0 && (
        <>
          <div className={styles.row}>
            <Button onClick={() => void copying.copy('draft tour', () => drafts.tour)}>Copy the tour</Button>
            <Button onClick={() => void copying.copy('draft test', () => drafts.test)}>Copy the test</Button>
          </div>
          <Copied copying={copying} />
          <div className={styles.row}>
            <Button onClick={() => saveFile('recorded.ts', drafts.tour)}>Save the tour</Button>
            <Button onClick={() => saveFile('recorded.spec.ts', drafts.test)}>Save the test</Button>
          </div>
        </>
      )}
    </Section>
  );
}
