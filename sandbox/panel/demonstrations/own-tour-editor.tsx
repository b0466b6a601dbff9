import { useState } from 'react';
import { ChoiceField, TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { conditionWords, type OwnStep, type OwnTour } from '#sandbox/tours/own-tour.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { movedStep, withoutStep, withStep } from './edit-steps.ts';

interface OwnTourEditorProps {
  readonly tour: OwnTour;
  readonly onSave: (tour: OwnTour) => void;
  readonly onLeave: () => void;
}

/** Words, notes, order and conditions of a tour of one's own. */
export function OwnTourEditor({ tour: given, onSave, onLeave }: OwnTourEditorProps) {
  const [tour, setTour] = useState(given);
  const [problem, setProblem] = useState<string>();
  const { steps } = tour;

  function change(changed: Partial<OwnTour>) {
    setTour({ ...tour, ...changed });
  }

  function save() {
    const title = tour.title.trim();
    if (title === '' || title.length > 60) return setProblem('The title has 1 to 60 characters.');
    onSave({ ...tour, title });
  }

  return (
    <form
      aria-label="Edit the tour"
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label="Title"
        value={tour.title}
        error={problem}
        onChange={({ target }) => {
          setProblem(undefined);
          change({ title: target.value });
        }}
      />
      <TextField
        label="In one sentence"
        value={tour.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <ol aria-label="Steps of the tour" className={styles.stacks}>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name, and its fields hold no state.
          <li key={at} className={styles.stack}>
            <StepFields
              step={step}
              place={at + 1}
              onChange={(changed) => change({ steps: withStep(steps, at, changed) })}
            />
            <div className={styles.row}>
              {at > 0 && (
                <Button onClick={() => change({ steps: movedStep(steps, at, -1) })}>
                  Up<HiddenText> with step {at + 1}</HiddenText>
                </Button>
              )}
              {at < steps.length - 1 && (
                <Button onClick={() => change({ steps: movedStep(steps, at, 1) })}>
                  Down<HiddenText> with step {at + 1}</HiddenText>
                </Button>
              )}
              {steps.length > 1 && (
                <Button onClick={() => change({ steps: withoutStep(steps, at) })}>
                  Remove<HiddenText> step {at + 1}</HiddenText>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.row}>
        <Button type="submit" look="main">
          Save the tour
        </Button>
        <Button onClick={onLeave}>Leave it</Button>
      </div>
    </form>
  );
}

interface StepFieldsProps {
  readonly step: OwnStep;
  /** From 1. */
  readonly place: number;
  readonly onChange: (step: OwnStep) => void;
}

function StepFields({ step, place, onChange }: StepFieldsProps) {
  const chosen = conditionWords(step.until);
  return (
    <>
      <TextField
        label={`Step ${place}: what to do`}
        value={step.asks}
        maxLength={500}
        onChange={({ target }) => onChange({ ...step, asks: target.value })}
      />
      <TextField
        label="Why"
        value={step.why}
        maxLength={500}
        onChange={({ target }) => onChange({ ...step, why: target.value })}
      />
      <TextField
        label="What to say"
        value={step.notes}
        maxLength={500}
        onChange={({ target }) => onChange({ ...step, notes: target.value })}
      />
      <ChoiceField
        label="It is done when"
        value={chosen}
        choices={[...new Set([chosen, ...step.choices.map(({ words }) => words)])].map((words) => ({
          id: words,
          title: words,
        }))}
        onChoose={(words) => {
          const choice = step.choices.find((each) => each.words === words);
          if (choice !== undefined) onChange({ ...step, until: choice.until });
        }}
      />
    </>
  );
}
