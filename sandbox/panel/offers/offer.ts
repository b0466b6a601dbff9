import type { NamedMoment } from '#sandbox/control/link/moments.ts';
import type { SwitchName } from '#sandbox/control/link/switch-values.ts';
import type { VerbName } from '#sandbox/control/verbs/verbs.ts';

/** What the bank can be told to do. */
export type BankAct =
  | { readonly act: 'log-in'; readonly persona: string }
  /** Makes the customer in the bank that is there, and logs in as them. */
  | { readonly act: 'open-customer'; readonly document: unknown }
  | { readonly act: 'switch'; readonly name: SwitchName; readonly value: string }
  | { readonly act: 'moment'; readonly moment: NamedMoment }
  /** With fields where the verb is told something, which otherwise is as usual. */
  | { readonly act: 'verb'; readonly verb: VerbName; readonly persona: string; readonly hasFields: boolean }
  /** The next call fails with this, or with 500. */
  | { readonly act: 'fail'; readonly operationId: string; readonly kind?: string };

/** What trying an offer does. */
export type OfferAct = (
  | BankAct
  /** A path below the site, with its settings. */
  | { readonly act: 'open'; readonly link: string }
  | { readonly act: 'copy'; readonly text: string }
) & {
  /** Beside the offer's title. */
  readonly label: string;
  /** Without it, where the two together are no sentence. */
  readonly command?: string;
};

/** One thing that testers can use: the guide shows it, the palette does it. */
export interface Offer {
  /** Unique in its section; also the anchor of a link to it. */
  readonly id: string;
  readonly title: string;
  /** As it is written in a link, a file or a request. */
  readonly written?: string;
  readonly text: string;
  /** Other words that testers look for it by. */
  readonly also?: string | undefined;
  /** Why its acts would be refused now. */
  readonly notNow?: string | undefined;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  readonly acts: readonly OfferAct[];
}

export interface OfferSection {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly entries: readonly Offer[];
  /** Background to be read: a search finds what can be tried before it. */
  readonly isBackground?: true;
  /** Headings of a table of the entries’ titles, facts and texts, where cards would say the same again and again. */
  readonly asTable?: readonly string[];
}
