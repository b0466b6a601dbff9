import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import type { Bookmark } from '#sandbox/control/journal/rewind.ts';
import { findByWords } from '#sandbox/panel/offers/find-by-words.ts';
import type { Offer, OfferAct, OfferSection } from '#sandbox/panel/offers/offer.ts';
import { type PanelSubject, type PanelTabId, panelTabs } from '#sandbox/panel/tabs/panel-place.ts';
import { panelSections } from '#sandbox/panel/tabs/panel-sections.ts';

/** What choosing a command does: an act of an offer, or what the panel alone has. */
export type CommandAct =
  | Exclude<OfferAct, { readonly act: 'open' | 'fail' }>
  | { readonly act: 'tick'; readonly frozen: boolean }
  | { readonly act: 'rewind'; readonly to: string }
  /** Leaves this bank for a link of the site. */
  | { readonly act: 'visit'; readonly link: string }
  /** With a subject, its form opens there. */
  | ({ readonly act: 'tab'; readonly tab: PanelTabId } & PanelSubject);

export interface Command {
  readonly group: string;
  readonly title: string;
  /** What will happen, or what it is. */
  readonly hint: string;
  /** As it is written in a link. */
  readonly written?: string | undefined;
  /** Other words that testers look for it by. */
  readonly also?: string | undefined;
  readonly does: CommandAct;
}

interface Known {
  readonly state: Pick<SandboxSummary, 'clock'>;
  readonly sections: readonly OfferSection[];
  readonly bookmarks: readonly Bookmark[];
}

const customerForms: readonly Command[] = [
  {
    group: 'Open',
    title: 'New customer',
    hint: 'A form for a customer on demand',
    does: { act: 'tab', tab: 'scenario', customer: 'new' },
  },
  {
    group: 'Open',
    title: 'Describe this customer',
    hint: 'The sandbox’s customer as a document that makes the same one again',
    does: { act: 'tab', tab: 'scenario', customer: 'current' },
  },
];

/** Every command there is now, in the order they are offered. What two offers do alike is offered once. */
export function commandsFor({ state: { clock }, sections, bookmarks }: Known): readonly Command[] {
  const offered = sections.flatMap(({ title, entries }) => entries.flatMap((offer) => toCommands(title, offer)));
  return [
    ...panelTabs.map(({ id, title }): Command => {
      const does = panelSections.find((section) => section.title === title)?.does;
      const hint = does === undefined ? 'In the panel' : `In the panel: ${does}`;
      return { group: 'Open', title, hint, does: { act: 'tab', tab: id } };
    }),
    ...panelSections
      .filter(({ title }) => !panelTabs.some((tab) => tab.title === title))
      .map(
        ({ tab, title, does }): Command => ({
          group: 'Open',
          title,
          hint: does,
          does: { act: 'tab', tab, section: title },
        }),
      ),
    ...customerForms,
    {
      group: 'Clock',
      title: clock.frozen ? 'Let the clock tick' : 'Freeze the clock',
      hint: '',
      does: { act: 'tick', frozen: clock.frozen },
    },
    ...bookmarks.map(
      ({ name }): Command => ({
        group: 'Clock',
        title: `Go back to ${name}`,
        hint: 'Everything after it is undone.',
        does: { act: 'rewind', to: name },
      }),
    ),
    ...firstOfEach(offered),
  ];
}

function firstOfEach(commands: readonly Command[]): readonly Command[] {
  const byAct = new Map<string, Command>();
  for (const command of commands) {
    const act = JSON.stringify({ ...command.does, label: undefined, command: undefined });
    if (!byAct.has(act)) byAct.set(act, command);
  }
  return [...byAct.values()];
}

/** Links are for the guide: a command stays in this bank, on this page, unless it says otherwise. */
function toCommands(group: string, { title, written, text, also, notNow, acts }: Offer): readonly Command[] {
  return acts.flatMap((act) => {
    const does = act.act === 'open' ? toVisit(act) : toForm(act);
    if (does === undefined) return [];
    const hint = notNow === undefined ? text : `Not now: ${notNow}`;
    return [{ group, title: act.command ?? `${act.label}: ${title}`, hint, written, also, does }];
  });
}

function toVisit({ link, command }: Extract<OfferAct, { readonly act: 'open' }>): CommandAct | undefined {
  return command === undefined ? undefined : { act: 'visit', link };
}

/** What is told something opens its form. */
function toForm(act: Exclude<OfferAct, { readonly act: 'open' }>): CommandAct {
  if (act.act === 'fail') {
    const { operationId, kind } = act;
    return { act: 'tab', tab: 'faults', operationId, ...(kind !== undefined && { fault: kind }) };
  }
  if (act.act === 'verb' && act.hasFields) return { act: 'tab', tab: 'money', verb: act.verb };
  return act;
}

export function findCommands(commands: readonly Command[], words: string): readonly Command[] {
  if (words.trim() === '') return commands;
  const found = findByWords(commands, words, ({ group, title, hint, written = '', also = '', does }) => ({
    names: [title],
    others: [group, hint, written, also, ...('label' in does ? [does.label] : [])],
  }));
  // A page of the panel comes before what is done there where the words are its own, and what is only copied comes last.
  const wanted = words.trim().toLowerCase();
  const rank = ({ group, title, does }: Command) => {
    if (group === 'Open' && title.toLowerCase().startsWith(wanted)) return 0;
    return does.act === 'copy' ? 2 : 1;
  };
  return found.toSorted((left, right) => rank(left) - rank(right));
}
