import { useEffect, useState } from 'react';
import { CheckField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { shortcuts } from '#sandbox/panel/pieces/shortcuts.ts';
import type { StageControl } from '#sandbox/panel/pieces/stage-control.ts';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import type { Tour } from '#sandbox/tours/tour.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { PaperButtons } from './paper-buttons.tsx';

/** What a trainer can show, each in a bank of its own. */
export function DemonstrationsSection({ stage }: { readonly stage: StageControl }) {
  const [tours, setTours] = useState<readonly Tour[]>([]);
  const [presenting, setPresenting] = useState(false);
  const action = useAction();

  // Loaded only once they are listed.
  useEffect(() => {
    let isCurrent = true;
    void stage.tours().then((loaded) => {
      if (isCurrent) setTours(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [stage]);

  return (
    <Section title="Demonstrations" action={action}>
      <p className={styles.quiet}>
        Each begins in a fresh bank. {shortcuts.present} shows the page as to an audience, and brings the sandbox back.
        “Take pictures” goes through a tour, so that its papers show each step.
      </p>
      <div className={styles.row}>
        <Button aria-keyshortcuts={shortcuts.present} onClick={() => stage.present(true)}>
          Present this page
        </Button>
      </div>
      <CheckField label="Begin tours as to an audience" checked={presenting} onCheck={setPresenting} />
      <ul aria-label="Tours" className={styles.stacks}>
        {tours.map((tour) => (
          <li key={tour.id}>
            <Button onClick={() => stage.begin(tour, presenting)}>{tour.title}</Button>
            <p className={styles.quiet}>
              {tour.description} {tour.minutes} minutes, as {tour.persona}.
            </p>
            <PaperButtons stage={stage} tour={tour} onPress={action.run} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
