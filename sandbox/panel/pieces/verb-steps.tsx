import { useId } from 'react';
import type { VerbGroup } from '#sandbox/control/verbs/verb.ts';
import type { VerbDescription } from '#sandbox/control/verbs/verbs.ts';
import { startOfMinute } from '#sandbox/panel/pieces/bank-time.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Answer } from './answer.tsx';
import styles from './panel.module.css';
import { Loaded, usePanel } from './panel-context.tsx';
import type { PanelMethods } from './panel-control.ts';
import type { ActionRunner } from './use-action.ts';
import { useBankNow } from './use-bank-now.ts';

interface VerbStepsProps {
  readonly persona: string;
  readonly group: VerbGroup;
  readonly action: ActionRunner;
}

export const askVerbs = (bank: PanelMethods, persona: string) => bank.verbs(persona);

/** A button for each verb, with its effect or the reason it does not apply now. */
export function VerbSteps({ persona, group, action }: VerbStepsProps) {
  // A session also times out without any call.
  const minute = startOfMinute(useBankNow());
  return (
    <Loaded question={askVerbs} persona={persona} also={[minute]}>
      {({ verbs }) => (
        <ul className={styles.stacks}>
          {verbs
            .filter((description) => description.group === group)
            .map((description) => (
              <li key={description.verb} className={styles.stack}>
                <VerbStep description={description} persona={persona} action={action} />
              </li>
            ))}
        </ul>
      )}
    </Loaded>
  );
}

interface VerbStepProps {
  readonly description: VerbDescription;
  readonly persona: string;
  readonly action: ActionRunner;
  /** Where its answer is shown, if other verbs take turns here. */
  readonly place?: string;
}

/** Fills a list item or a grid cell. */
export function VerbStep({ description, persona, action, place = description.verb }: VerbStepProps) {
  const { store } = usePanel();
  const hintId = useId();
  const { verb, what } = description;
  const act = () => action.run(() => store.act((bank) => bank.doVerb({ verb, persona })), { says: what, place });
  return (
    <>
      <Button busy={action.busy} disabled={!description.possible} onClick={() => void act()} aria-describedby={hintId}>
        {description.title}
        <HiddenText> for {persona}</HiddenText>
      </Button>
      <span id={hintId} className={styles.quiet}>
        {description.why === undefined ? description.what : `Not now: ${description.why}`}
      </span>
      <Answer told={action.told} place={place} />
    </>
  );
}
