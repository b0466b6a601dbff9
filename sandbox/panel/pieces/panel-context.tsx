import { createContext, type ReactNode, useContext } from 'react';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import styles from './panel.module.css';
import type { PanelStore, PanelView } from './panel-store.ts';
import { type CustomerQuery, type Loadable, useLoadable } from './use-loadable.ts';

/** What every part of the panel knows, once the bank has answered. */
export interface PanelUse extends PanelView {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
  readonly customer: CustomerOfPanel;
  /** Called when a fresh bank has made the page stale. */
  readonly onReset: () => void;
}

/** Whom the panel is about. */
export interface CustomerOfPanel {
  /** The one chosen, otherwise the one who made the last call, otherwise the sandbox's own. */
  readonly persona: string;
  readonly isChosen: boolean;
  readonly choose: (persona: string) => void;
}

export const PanelContext = createContext<PanelUse | undefined>(undefined);

export const PanelProvider = PanelContext.Provider;

export function usePanel(): PanelUse {
  const use = useContext(PanelContext);
  if (use === undefined) throw new Error('The panel has not been opened.');
  return use;
}

/** An answer about a customer, asked for again whenever the bank may have another and when one of `also` changes. */
export function useAnswer<Answer>(
  question: CustomerQuery<Answer>,
  persona: string,
  ...also: readonly (string | number)[]
): Loadable<Answer> {
  const { store, readAtMs, callCount } = usePanel();
  return useLoadable(store, question, persona, ...also, readAtMs, callCount);
}

interface LoadedProps<Answer> {
  readonly question: CustomerQuery<Answer>;
  readonly persona: string;
  readonly also?: readonly (string | number)[];
  readonly children: (answer: Answer) => ReactNode;
}

export function Loaded<Answer>({ question, persona, also = [], children }: LoadedProps<Answer>) {
  return <Told {...useAnswer(question, persona, ...also)}>{children}</Told>;
}

/** What the bank has told, why it did not, or that it is being asked. */
export function Told<Answer>({ answer, problem, children }: Loadable<Answer> & Pick<LoadedProps<Answer>, 'children'>) {
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  return answer === undefined ? <p className={styles.quiet}>Asking the bank…</p> : children(answer);
}
