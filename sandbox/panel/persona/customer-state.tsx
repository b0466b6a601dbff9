import { CopiedText } from '#sandbox/panel/pieces/copied-text.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelVerbs } from '#sandbox/panel/pieces/panel-control.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { useLoadable } from '#sandbox/panel/pieces/use-loadable.ts';
import { customerText } from './customer-text.ts';

interface CustomerStateProps {
  readonly store: PanelStore;
  readonly persona: string;
  /** Anything that may have changed it. */
  readonly seen: readonly (string | number)[];
}

const askCustomer = (bank: PanelVerbs, persona: string) => bank.customer(persona);

/** How a customer logs in and what waits for them there, as it is now. */
export function CustomerState({ store, persona, seen }: CustomerStateProps) {
  const { answer, problem } = useLoadable(store, askCustomer, persona, ...seen);
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (answer === undefined) return <p className={styles.quiet}>Asking the bank…</p>;
  return (
    <>
      <p className={styles.quiet}>{customerText(answer)}</p>
      <dl className={styles.facts}>
        <CopiedText name="User ID" text={persona} />
        <CopiedText name="Password" text={answer.password} />
        <CopiedText name="Transaction PIN" text={answer.pin} />
      </dl>
    </>
  );
}
