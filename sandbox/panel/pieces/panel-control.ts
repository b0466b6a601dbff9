import type { Control } from '#sandbox/control/control-api.ts';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import type { PageControl } from './page-control.ts';
import type { ShareControl } from './share-control.ts';
import type { StageControl } from './stage-control.ts';

/** The methods of the control that the panel uses, possibly across a worker's message port. */
export type PanelMethods = Pick<
  Control,
  | 'summary'
  | 'reset'
  | 'settings'
  | 'setClock'
  | 'advanceClock'
  | 'freezeClock'
  | 'unfreezeClock'
  | 'setSwitches'
  | 'addFault'
  | 'clearFaults'
  | 'addStub'
  | 'addStubsFromHar'
  | 'stubs'
  | 'clearStubs'
  | 'journalHeads'
  | 'journal'
  | 'entry'
  | 'effect'
  | 'snapshot'
  | 'invariants'
  | 'due'
  | 'accounts'
  | 'balances'
  | 'customer'
  | 'phone'
  | 'verbs'
  | 'doVerb'
  | 'previewVerb'
  | 'bookmarks'
  | 'bookmark'
  | 'rewind'
  | 'sendMail'
  | 'resetLinks'
  | 'directory'
  | 'createCustomers'
  | 'checkCustomer'
  | 'describeCustomer'
>;

export interface PanelControl {
  readonly methods: PanelMethods;
  readonly share: ShareControl;
  /** Where the panel stands beside a page of the app. */
  readonly stage?: StageControl;
  readonly page?: PageControl;
  /**
   * Logs the customer in to the current bank, in this browser. @returns the reason for a refusal, undefined when
   * done.
   */
  logInAs(persona: string): Promise<string | undefined>;
  /** Opens the app as the customer, in a tab of its own: where the panel stands beside no page of the app. */
  linkAs?(persona: string): string;
  /** Called once the bank has gone back in time: what the page shows is of a later moment. */
  onRewound(): void;
  /** Reports every journal entry and every fresh bank, whichever tab caused it. */
  listen(listener: (event: SandboxEvent) => void): void;
}
