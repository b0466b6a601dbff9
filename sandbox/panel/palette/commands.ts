import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import type { Bookmark } from '#sandbox/control/journal/rewind.ts';
import { operationIds } from '#sandbox/control/link/faults.ts';
import type { DirectoryAccount } from '#sandbox/control/queries/control-directory.ts';
import type { VerbDescription, VerbName } from '#sandbox/control/verbs/verbs.ts';
import { momentChoices } from '#sandbox/panel/clock/moment-choices.ts';
import { checkText } from '#sandbox/panel/directory/check-copy.ts';
import { operationTitle } from '#sandbox/panel/faults/fault-copy.ts';
import { checkChoices, confirmationChoices, paymentChoices, refusal } from '#sandbox/panel/payments/paying-choices.ts';
import { type PanelTabId, panelTabs } from '#sandbox/panel/tabs/panel-place.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** What choosing a command does. */
export type CommandAct =
  | { readonly act: 'log-in'; readonly persona: string }
  | { readonly act: 'switch'; readonly name: string; readonly value: string }
  | { readonly act: 'verb'; readonly verb: string; readonly persona: string }
  | { readonly act: 'moment'; readonly moment: string }
  | { readonly act: 'rewind'; readonly to: string }
  | { readonly act: 'copy'; readonly text: string }
  | { readonly act: 'fault'; readonly operationId: string }
  /** With a verb, its form opens there. */
  | { readonly act: 'tab'; readonly tab: PanelTabId; readonly verb?: VerbName };

export interface Command {
  readonly group: string;
  readonly title: string;
  /** What will happen, or what it is. */
  readonly hint: string;
  readonly does: CommandAct;
}

interface Known {
  readonly state: SandboxSummary;
  readonly now: Instant;
  readonly verbs: readonly VerbDescription[];
  readonly bookmarks: readonly Bookmark[];
  readonly accounts: readonly DirectoryAccount[];
}

const latencies = ['none', 'typical', 'slow'] as const;

/** Every command there is now, in the order they are offered. */
export function commandsFor({ state, now, verbs, bookmarks, accounts }: Known): Command[] {
  const { persona, personas, clock } = state;
  return [
    ...panelTabs.map(
      ({ id, title }): Command => ({ group: 'Open', title, hint: 'In the panel', does: { act: 'tab', tab: id } }),
    ),
    ...personas.map(
      ({ id, title, describes }): Command => ({
        group: 'Persona',
        title: `Log in as ${title}`,
        hint: `${id}: ${describes}`,
        does: { act: 'log-in', persona: id },
      }),
    ),
    ...momentChoices(now).map(
      ({ id, title }): Command => ({
        group: 'Clock',
        title: `Go to ${title}`,
        hint: 'What is due on the way happens; customers stay logged in.',
        does: { act: 'moment', moment: id },
      }),
    ),
    {
      group: 'Clock',
      title: clock.frozen ? 'Let the clock tick' : 'Freeze the clock',
      hint: '',
      does: { act: 'switch', name: 'clock', value: clock.frozen ? 'tick' : 'freeze' },
    },
    ...bookmarks.map(
      ({ name }): Command => ({
        group: 'Clock',
        title: `Go back to ${name}`,
        hint: 'Everything after it is undone.',
        does: { act: 'rewind', to: name },
      }),
    ),
    ...checkChoices.map(({ id, title }) => toSwitch('cop', id, `CoP result: ${title}`)),
    ...paymentChoices
      .filter(({ id }) => id !== refusal)
      .map(({ id, title }) => toSwitch('payments', id, `Payments: ${title}`)),
    ...confirmationChoices.map(({ id, title }) => toSwitch('sca', id, `Confirmations: ${title}`)),
    ...latencies.map((id) => toSwitch('latency', id, `Latency: ${id}`)),
    ...verbs.map((description) => toVerb(description, persona)),
    ...operationIds.map(
      (operationId): Command => ({
        group: 'Fault',
        title: `Fail: ${operationTitle(operationId)}`,
        hint: 'Opens the form for it',
        does: { act: 'fault', operationId },
      }),
    ),
    ...accounts.map(
      ({ name, sortCode, accountNumber, bankName, result }): Command => ({
        group: 'Directory',
        title: `${name}, ${sortCode} ${accountNumber}`,
        hint: `${bankName}; ${checkText(result)}. Copies the numbers.`,
        does: { act: 'copy', text: `${sortCode} ${accountNumber}` },
      }),
    ),
  ];
}

function toSwitch(name: string, value: string, title: string): Command {
  return { group: 'Switch', title, hint: `${name}:${value}`, does: { act: 'switch', name, value } };
}

/** A verb that is told something opens its form; any other is done at once. */
function toVerb({ verb, title, what, why, fields }: VerbDescription, persona: string): Command {
  if (fields !== undefined) {
    return { group: 'Do', title, hint: 'Opens its form', does: { act: 'tab', tab: 'money', verb } };
  }
  return {
    group: 'Do',
    title: `${title}, for ${persona}`,
    hint: why === undefined ? what : `Not now: ${why}`,
    does: { act: 'verb', verb, persona },
  };
}

/** All words must be found somewhere. Those found in the title come first, and before them the words as a phrase. */
export function findCommands(commands: readonly Command[], words: string): readonly Command[] {
  const wanted = plain(words).split(' ').filter(Boolean);
  const scored = commands.flatMap((command) => {
    const title = plain(command.title);
    const all = `${plain(command.group)} ${title} ${plain(`${command.hint} ${targetOf(command.does)}`)}`;
    if (!wanted.every((word) => all.includes(word))) return [];
    const inTitle = wanted.filter((word) => title.includes(word)).length;
    return [{ command, score: inTitle + (title.includes(wanted.join(' ')) ? wanted.length : 0) }];
  });
  return scored
    .sort((left, right) => right.score - left.score || left.command.title.length - right.command.title.length)
    .map(({ command }) => command);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();
}

function targetOf(does: CommandAct): string {
  return Object.values(does).join(' ');
}
