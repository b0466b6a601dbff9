import type { NamedMoment } from '#sandbox/control/link/moments.ts';
import type { SwitchName } from '#sandbox/control/link/switch-values.ts';
import type { VerbName } from '#sandbox/control/verbs/verbs.ts';

/** What an entry of the guide does when it is tried. */
export type GuideAct =
  /** A path below the site, with its settings. */
  | { readonly act: 'open'; readonly label: string; readonly link: string }
  | { readonly act: 'log-in'; readonly label: string; readonly persona: string }
  | { readonly act: 'switch'; readonly label: string; readonly name: SwitchName; readonly value: string }
  | { readonly act: 'moment'; readonly label: string; readonly moment: NamedMoment }
  | { readonly act: 'verb'; readonly label: string; readonly verb: VerbName }
  | { readonly act: 'fail'; readonly label: string; readonly operationId: string }
  | { readonly act: 'copy'; readonly label: string; readonly text: string };

export interface GuideEntry {
  /** Unique in its section; also the anchor of a link to it. */
  readonly id: string;
  readonly title: string;
  /** As it is written in a link, a file or a request. */
  readonly written?: string;
  readonly text: string;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  readonly acts: readonly GuideAct[];
}

export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly entries: readonly GuideEntry[];
}
