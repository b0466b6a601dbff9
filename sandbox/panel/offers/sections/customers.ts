import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { describedPersona } from '#sandbox/control/link/sandbox-settings.ts';
import { readDocument } from '#sandbox/panel/described/document.ts';
import type { DescribedPart } from '#sandbox/panel/offers/description-parts.ts';
import { accountsPath, linkTo, morningLink } from '#sandbox/panel/offers/links.ts';
import type { Offer, OfferSection } from '#sandbox/panel/offers/offer.ts';
import type { Kept } from '#sandbox/panel/pieces/kept-by-name.ts';
import type { WrittenDescription } from '#sandbox/personas/described/description.ts';
import { hardDescriptions } from '#sandbox/personas/described/hard-descriptions.ts';
import { readyMadeDescriptions } from '#sandbox/personas/described/ready-made.ts';

interface CustomersKnown {
  readonly state: Pick<SandboxSummary, 'personas'>;
  readonly saved: readonly Kept[];
  readonly parts: readonly DescribedPart[];
}

/** Customers on demand: what there is to begin from, what can be said of them, and the ways in. */
export function customersSection({ state: { personas }, saved, parts }: CustomersKnown): OfferSection {
  return {
    id: 'customers',
    title: 'Customers from a description',
    lead: 'The bank makes a customer from a small JSON document, in which every part may be left out. Amounts are text in the account’s currency, days are written YYYY-MM-DD, and numbers of days count from the day the customer is made.',
    entries: [
      ...offersOf(readyMadeDescriptions, 'A description that comes with the sandbox.', personas),
      ...saved.flatMap(savedOffer),
      ...offersOf(hardDescriptions, 'For tests of screens and lists: hard to show.', personas),
      ...waysIn,
      ...parts.map(partOffer),
    ],
  };
}

function offersOf(
  descriptions: Readonly<Record<string, WrittenDescription>>,
  text: string,
  personas: SandboxSummary['personas'],
): readonly Offer[] {
  return Object.entries(descriptions).map(([name, description]): Offer => {
    const { id = name, title = name } = description;
    const isHere = personas.some((persona) => persona.id === id);
    return {
      id: name,
      title,
      written: `persona:${describedPersona};customer:${name}`,
      text,
      // What it says of the customer: “overdraft”, “authorise”.
      also: JSON.stringify(description),
      acts: [
        {
          act: 'open',
          label: 'Open a fresh bank, logged in',
          link: morningLink(accountsPath, { persona: describedPersona, customer: name }),
        },
        {
          ...(isHere ? { act: 'log-in', persona: id } : { act: 'open-customer', document: description }),
          label: 'Open in this bank',
          command: `Open customer: ${title}`,
        },
        { act: 'copy', label: 'Copy the document', text: JSON.stringify(description, null, 2) },
      ],
    };
  });
}

/** One that cannot be read any more was changed outside the sandbox. */
function savedOffer({ name, text }: Kept): readonly Offer[] {
  const read = readDocument(text);
  if (read.outcome === 'unreadable') return [];
  return [
    {
      id: `saved-${encodeURIComponent(name)}`,
      title: name,
      text: 'Saved in this browser.',
      acts: [
        {
          act: 'open-customer',
          label: 'Open in this bank',
          command: `Open customer: ${name}`,
          document: read.document,
        },
        { act: 'copy', label: 'Copy the document', text },
      ],
    },
  ];
}

const example = '{ "years": 3, "accounts": [{ "balance": "12.50" }] }';
const link = linkTo(accountsPath, { persona: describedPersona, customer: 'two-directors', signin: true });

const waysIn: readonly Offer[] = [
  {
    id: 'by-panel',
    title: 'In the panel',
    text: '“New customer” on the tab “Scenario” has a form for the commonest choices beside the document, and says while you write whether the customer can be made. “Copy link” packs the document into a link.',
    acts: [{ act: 'copy', label: 'Copy an example', text: example }],
  },
  {
    id: 'by-link',
    title: 'In a link',
    written: link,
    text: 'customer: names a ready-made description, or holds a packed one. With persona:described it opens a fresh bank; alone it makes the customer in the bank that is there.',
    acts: [
      { act: 'open', label: 'Follow the example', link },
      { act: 'copy', label: 'Copy it', text: link },
    ],
  },
  ...written([
    {
      id: 'by-http',
      title: 'Over HTTP, with a Node-hosted bank',
      written: `curl -X POST http://localhost:8787/__sandbox/customers -H 'content-type: application/json' -d '{ "descriptions": [${example}], "chosen": true }'`,
      text: 'Makes all of them or none. /__sandbox/customers/check says whether one could be made, and GET /__sandbox/customers describes a customer.',
    },
    {
      id: 'by-kit',
      title: 'In a test, with the kit',
      written: `const customer = await bank.customer(${example})`,
      text: 'What it returns logs in, tells its balances and has the User IDs. A scenario takes what a link takes.',
    },
    {
      id: 'by-window',
      title: 'In the page, by window.sandbox',
      written: `await sandbox.customers.create(${example}, true)`,
      text: 'Also check(…) and describe(…). With true the customer is the sandbox’s from then on.',
    },
  ]),
];

function written(ways: readonly (Omit<Offer, 'acts'> & { readonly written: string })[]): readonly Offer[] {
  return ways.map((way) => ({ ...way, acts: [{ act: 'copy', label: 'Copy it', text: way.written }] }));
}

function partOffer({ name, about, holds, fields }: DescribedPart): Offer {
  return {
    id: `part-${name}`,
    title: name,
    text: about,
    facts: [
      { label: 'Holds', value: sentence(holds) },
      ...fields.map((field) => ({ label: field.name, value: `${field.about} ${sentence(field.holds)}`.trim() })),
    ],
    acts: [{ act: 'copy', label: 'Copy its name', text: `"${name}": ` }],
  };
}

function sentence(holds: string): string {
  return `${holds.slice(0, 1).toUpperCase()}${holds.slice(1)}${holds.endsWith('.') ? '' : '.'}`;
}
