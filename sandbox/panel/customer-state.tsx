import { customerText } from './customer-text.ts';
import styles from './panel.module.css';
import type { PanelVerbs } from './panel-control.ts';
import type { PanelStore } from './panel-store.ts';
import { useTold } from './use-told.ts';

interface CustomerStateProps {
  readonly store: PanelStore;
  readonly persona: string;
  /** Anything that may have changed it. */
  readonly seen: readonly (string | number)[];
}

const askCustomer = (bank: PanelVerbs, persona: string) => bank.customer(persona);

/** What waits for a customer at sign-in, as it is now. */
export function CustomerState({ store, persona, seen }: CustomerStateProps) {
  const { answer, problem } = useTold(store, askCustomer, persona, ...seen);
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  return <p className={styles.quiet}>{answer === undefined ? 'Asking the bank…' : customerText(answer)}</p>;
}
