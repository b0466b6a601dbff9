import { useId, useState } from 'react';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { StageControl } from '#sandbox/panel/pieces/stage-control.ts';
import { saveFile } from '#sandbox/panel/share/save-file.ts';
import { type OwnTour, packOwnTour, playable, readOwnTour, writeOwnTour } from '#sandbox/tours/own-tour.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { linkToOwnTour } from './own-tour-link.ts';
import { PaperButtons } from './paper-buttons.tsx';

interface OwnToursListProps {
  readonly stage: StageControl;
  readonly tours: readonly OwnTour[];
  readonly acts: {
    edit(tour: OwnTour): void;
    keep(tour: OwnTour): void;
    remove(tour: OwnTour): void;
    /** Shows why it could not be done. */
    run(does: () => Promise<string | undefined>): void;
  };
}

/** Tours of one's own, to be played, passed on and changed. */
export function OwnToursList({ stage, tours, acts }: OwnToursListProps) {
  const copying = useCopying();
  const id = useId();
  const [problem, setProblem] = useState<string>();

  async function open(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const read = readOwnTour(await file.text());
    setProblem('reason' in read ? `${file.name} was not opened. ${read.reason}` : undefined);
    if (!('reason' in read)) acts.keep(read);
    // The same file can then be chosen again.
    input.value = '';
  }

  return (
    <>
      {tours.length > 0 && (
        <ul aria-label="Own tours" className={styles.stacks}>
          {tours.map((tour) => {
            const about = <HiddenText> {tour.title}</HiddenText>;
            return (
              <li key={tour.title} className={styles.stack}>
                <span>{tour.title}</span>
                <span className={styles.quiet}>
                  {tour.steps.length} {tour.steps.length === 1 ? 'step' : 'steps'}, as {tour.persona}.{' '}
                  {tour.description}
                </span>
                <div className={styles.row}>
                  <Button onClick={() => stage.begin(playable(tour), stage.isPresenting())}>Play{about}</Button>
                  <Button onClick={() => acts.edit(tour)}>Edit{about}</Button>
                  <Button
                    onClick={() => void copying.copy(`link to ${tour.title}`, () => linkToOwnTour(packOwnTour(tour)))}
                  >
                    Copy link{about}
                  </Button>
                  <Button onClick={() => saveFile('paddock-tour.json', writeOwnTour(tour))}>
                    Save as a file{about}
                  </Button>
                  <PaperButtons stage={stage} tour={playable(tour)} onPress={acts.run} />
                  <Button onClick={() => acts.remove(tour)}>Remove{about}</Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <Copied copying={copying} />
      <label htmlFor={id} className={styles.words}>
        Take a tour from a file into this list
      </label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className={styles.file}
        onChange={({ target }) => void open(target)}
      />
      {problem !== undefined && (
        <p role="alert" className={styles.words}>
          {problem}
        </p>
      )}
    </>
  );
}
