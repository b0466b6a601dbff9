import { CopiedText } from '#sandbox/panel/pieces/copied-text.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelVerbs } from '#sandbox/panel/pieces/panel-control.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { useLoadable } from '#sandbox/panel/pieces/use-loadable.ts';
import { customerText } from './customer-text.ts';

interface CustomerStateProps {
  readonly store: PanelStore;
  readonly persona: string;
  /** Refetches when one of these changes. */
  readonly refetchOn: readonly (string | number)[];
}

const askCustomer = (bank: PanelVerbs, persona: string) => bank.customer(persona);

/** How a customer logs in, and what is due after that. */
export function CustomerState({ store, persona, refetchOn }: CustomerStateProps) {
  const { answer, problem } = useLoadable(store, askCustomer, persona, ...refetchOn);
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
