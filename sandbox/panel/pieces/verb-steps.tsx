import { useId } from 'react';
import type { VerbDescription, VerbName } from '#sandbox/control/grammar/verb-names.ts';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import type { PanelVerbs } from './panel-control.ts';
import type { PanelStore } from './panel-store.ts';
import { useLoadable } from './use-loadable.ts';
import type { VerbInHand } from './use-verb.ts';

interface VerbStepsProps {
  readonly store: PanelStore;
  readonly persona: string;
  readonly names: readonly VerbName[];
  readonly verb: VerbInHand;
  /** Anything that may have changed what applies. */
  readonly seen: readonly (string | number)[];
}

export const askVerbs = (bank: PanelVerbs, persona: string) => bank.verbs(persona);

/** Buttons for what may be done to a customer, each with what it will bring about, or why it does not apply now. */
export function VerbSteps({ store, persona, names, verb, seen }: VerbStepsProps) {
  const { answer, problem } = useLoadable(store, askVerbs, persona, ...seen);
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (answer === undefined) return <p className={styles.quiet}>Asking the bank…</p>;
  const shown = answer.verbs.filter((told) => names.includes(told.verb));
  return (
    <ul className={styles.stacks}>
      {shown.map((told) => (
        <li key={told.verb} className={styles.stack}>
          <VerbStep store={store} told={told} persona={persona} verb={verb} />
        </li>
      ))}
    </ul>
  );
}

interface VerbStepProps {
  readonly store: PanelStore;
  readonly told: VerbDescription;
  readonly persona: string;
  readonly verb: VerbInHand;
}

/** Fills a list item, or whatever else stands it in a grid. */
export function VerbStep({ store, told, persona, verb }: VerbStepProps) {
  const hintId = useId();
  const act = () => verb.run(() => store.act((bank) => bank.doVerb({ verb: told.verb, persona })));
  return (
    <>
      <Button busy={verb.busy} disabled={!told.possible} onClick={() => void act()} aria-describedby={hintId}>
        {told.title}
        <HiddenText> for {persona}</HiddenText>
      </Button>
      <span id={hintId} className={styles.quiet}>
        {told.why === undefined ? told.what : `Not now: ${told.why}`}
      </span>
    </>
  );
}
