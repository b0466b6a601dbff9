import { fieldNamesOf, type VerbDescription } from '#sandbox/control/grammar/verb-names.ts';
import type { GuideEntry, GuideSection } from '#sandbox/guide/entries.ts';

/** What testers can do to a customer, as the bank describes it now. */
export function verbsSection(verbs: readonly VerbDescription[]): GuideSection {
  return {
    id: 'verbs',
    title: 'Verbs',
    lead: 'What a tester can do to the customer, which no page of the app offers. A verb says beforehand what will happen.',
    entries: verbs.map(({ verb, title, what, why }): GuideEntry => {
      const details = fieldNamesOf(verb);
      return {
        id: verb,
        title,
        written: [`do:${verb}`, ...details.map((name) => `~${name}=…`)].join(''),
        text: what,
        facts: why === undefined ? [] : [{ label: 'Not now', value: why }],
        acts: [{ act: 'verb', label: 'Do it now', verb }],
      };
    }),
  };
}
