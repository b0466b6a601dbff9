import type { Control } from '#sandbox/control/control-api.ts';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import type { TakenMoment } from '#sandbox/panel/pieces/share-control.ts';

/** The methods of the control that demonstrations use, each across a worker's message port. */
export type StageMethods = {
  readonly [Verb in
    | 'summary'
    | 'journalHeads'
    | 'balances'
    | 'phone'
    | 'advanceClock'
    | 'addFault'
    | 'effect'
    | 'settings']: (...given: Parameters<Control[Verb]>) => Promise<Awaited<ReturnType<Control[Verb]>>>;
};

/** The bank as demonstrations drive it. */
export interface StageBank {
  readonly methods: StageMethods;
  listen(listener: (event: SandboxEvent) => void): void;
  /** The same bank, that customer, on a page below the path that the site is mounted on. @returns the reason for a refusal. */
  logInAs(persona: string, page: string): Promise<string | undefined>;
  take(): Promise<TakenMoment>;
}
