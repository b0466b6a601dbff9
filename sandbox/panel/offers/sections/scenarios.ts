import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { accountsPath, morningLink, payer } from '#sandbox/panel/offers/links.ts';
import type { Offer, OfferSection } from '#sandbox/panel/offers/offer.ts';
import { readSettings, type Scenario, standingIds } from '#sandbox/panel/scenarios/scenario.ts';
import { settingsPath } from '#sandbox/panel/scenarios/scenario-link.ts';
import { settingsInWords } from '#sandbox/panel/scenarios/scenario-words.ts';

interface ScenariosKnown {
  readonly state: Pick<SandboxSummary, 'personas'>;
  readonly scenarios: readonly Scenario[];
}

/** What testers have set and saved in this browser, and the ways in. */
export function scenariosSection({ state: { personas }, scenarios }: ScenariosKnown): OfferSection {
  return {
    id: 'scenarios',
    title: 'Saved scenarios',
    lead: 'What is set in the sandbox, saved under a name: customer, time, switches, faults, own answers and seed. Started again it opens a fresh bank, without the payments and whatever else was done in the one before.',
    entries: [...scenarios.flatMap((scenario) => savedOffer(scenario, personas)), ...waysIn],
  };
}

/** One that cannot be read any more was saved by another build, or changed outside the sandbox. */
function savedOffer({ name, text }: Scenario, personas: SandboxSummary['personas']): readonly Offer[] {
  const read = readSettings(text, standingIds(personas));
  if (read.outcome === 'refused') return [];
  return [
    {
      id: `saved-${encodeURIComponent(name)}`,
      title: name,
      text: `${settingsInWords(read.settings, personas)}. It opens a fresh bank in place of the one here, in every tab.`,
      acts: [{ act: 'open', label: 'Start it', command: `Start scenario: ${name}`, link: settingsPath(text) }],
    },
  ];
}

const waysIn: readonly Offer[] = [
  {
    id: 'scenario-by-panel',
    title: 'In the panel',
    text: '“Saved scenarios” on the tab “Scenario” saves what is set now, and starts, shares, renames and removes what was saved. A link opens one anywhere; a file is for other browsers and for those who keep them with their tests.',
    acts: [
      {
        act: 'open',
        label: 'Open a bank with something set',
        link: morningLink(accountsPath, { persona: payer, payments: 'cut-off', latency: 'typical' }),
      },
    ],
  },
  ...[
    {
      id: 'scenario-by-http',
      title: 'Over HTTP, with a Node-hosted bank',
      written: 'curl http://localhost:8787/__sandbox/settings',
      text: 'Tells what is set now as a link has it, and with ?of=opened what the bank was opened with. POST /__sandbox/reset takes it.',
    },
    {
      id: 'scenario-by-window',
      title: 'In the page, by window.sandbox',
      written: 'await sandbox.settings()',
      text: 'The same, for window.sandbox.reset or for a link.',
    },
  ].map((way): Offer => ({ ...way, acts: [{ act: 'copy', label: 'Copy it', text: way.written }] })),
];
