import type { Control } from '#sandbox/control/control.ts';
import type { SandboxEvent } from '#sandbox/control/sandbox.ts';

/** The verbs the panel has buttons for, as the control API has them; a worker's message port may stand between. */
export type PanelVerbs = Pick<
  Control,
  | 'summary'
  | 'reset'
  | 'setClock'
  | 'advanceClock'
  | 'freezeClock'
  | 'unfreezeClock'
  | 'setSwitches'
  | 'addFault'
  | 'clearFaults'
  | 'journalHeads'
  | 'entry'
  | 'snapshot'
  | 'invariants'
  | 'due'
  | 'accounts'
  | 'customer'
  | 'phone'
  | 'verbs'
  | 'doVerb'
  | 'resetLinks'
  | 'directory'
>;

/** How the panel reaches the bank it drives. */
export interface PanelControl {
  readonly verbs: PanelVerbs;
  /** Logs that customer in, in this browser and in the bank that is there. @returns why not, undefined when it is done. */
  logInAs(persona: string): Promise<string | undefined>;
  /** Tells of every entry of the journal and of every bank opened afresh, whichever tab was the cause. */
  listen(listener: (event: SandboxEvent) => void): void;
}
