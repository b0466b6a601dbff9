import type { VerbDescription } from '#sandbox/control/verbs/verbs.ts';
import type { GuideEntry, GuideSection } from '#sandbox/guide/entries.ts';

/** What testers can do to a customer, as the bank describes it now. */
export function verbsSection(verbs: readonly VerbDescription[]): GuideSection {
  return {
    id: 'verbs',
    title: 'Verbs',
    lead: 'What a tester can do to the customer, which no page of the app offers. A verb says beforehand what will happen.',
    entries: verbs.map(
      ({ verb, title, what, why, fields = [] }): GuideEntry => ({
        id: verb,
        title,
        written: [`do:${verb}`, ...fields.map(({ name }) => `~${name}=…`)].join(''),
        text: what,
        facts: why === undefined ? [] : [{ label: 'Not now', value: why }],
        acts: [{ act: 'verb', label: 'Do it now', verb }],
      }),
    ),
  };
}
