import { useId } from 'react';
import type { VerbDescription, VerbName } from '#sandbox/control/grammar/verb-names.ts';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import type { PanelVerbs } from './panel-control.ts';
import type { PanelStore } from './panel-store.ts';
import { useLoadable } from './use-loadable.ts';
import type { VerbRunner } from './use-verb.ts';

interface VerbStepsProps {
  readonly store: PanelStore;
  readonly persona: string;
  readonly names: readonly VerbName[];
  readonly verb: VerbRunner;
  /** Refetches when one of these changes. */
  readonly refetchOn: readonly (string | number)[];
}

export const askVerbs = (bank: PanelVerbs, persona: string) => bank.verbs(persona);

/** A button for each verb, with its effect or the reason it does not apply now. */
export function VerbSteps({ store, persona, names, verb, refetchOn }: VerbStepsProps) {
  const { answer, problem } = useLoadable(store, askVerbs, persona, ...refetchOn);
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (answer === undefined) return <p className={styles.quiet}>Asking the bank…</p>;
  const shown = answer.verbs.filter((description) => names.includes(description.verb));
  return (
    <ul className={styles.stacks}>
      {shown.map((description) => (
        <li key={description.verb} className={styles.stack}>
          <VerbStep store={store} description={description} persona={persona} verb={verb} />
        </li>
      ))}
    </ul>
  );
}

interface VerbStepProps {
  readonly store: PanelStore;
  readonly description: VerbDescription;
  readonly persona: string;
  readonly verb: VerbRunner;
}

/** Fills a list item or a grid cell. */
export function VerbStep({ store, description, persona, verb }: VerbStepProps) {
  const hintId = useId();
  const act = () => verb.run(() => store.act((bank) => bank.doVerb({ verb: description.verb, persona })));
  return (
    <>
      <Button busy={verb.busy} disabled={!description.possible} onClick={() => void act()} aria-describedby={hintId}>
        {description.title}
        <HiddenText> for {persona}</HiddenText>
      </Button>
      <span id={hintId} className={styles.quiet}>
        {description.why === undefined ? description.what : `Not now: ${description.why}`}
      </span>
    </>
  );
}
