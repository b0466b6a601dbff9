import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { describedPersona } from '#sandbox/control/link/sandbox-settings.ts';
import { readDocument } from '#sandbox/panel/described/document.ts';
import type { SavedCustomer } from '#sandbox/panel/described/kept-customers.ts';
import type { DescribedPart } from '#sandbox/panel/offers/description-parts.ts';
import { accountsPath, linkTo, morningLink } from '#sandbox/panel/offers/links.ts';
import type { Offer, OfferSection } from '#sandbox/panel/offers/offer.ts';
import type { WrittenDescription } from '#sandbox/personas/described/description.ts';
import { readyMadeDescriptions } from '#sandbox/personas/described/ready-made.ts';

interface CustomersKnown {
  readonly state: Pick<SandboxSummary, 'personas'>;
  readonly saved: readonly SavedCustomer[];
  readonly parts: readonly DescribedPart[];
}

/** Customers on demand: what there is to begin from, what can be said of them, and the ways in. */
export function customersSection({ state: { personas }, saved, parts }: CustomersKnown): OfferSection {
  return {
    id: 'customers',
    title: 'Customers from a description',
    lead: 'The bank makes a customer from a small JSON document, in which every part may be left out. Amounts are text in the account’s currency, days are written YYYY-MM-DD, and numbers of days count from the day the customer is made.',
    entries: [...readyMade(personas), ...saved.flatMap(savedOffer), ...waysIn, ...parts.map(partOffer)],
  };
}

function readyMade(personas: SandboxSummary['personas']): readonly Offer[] {
  return Object.entries(readyMadeDescriptions).map(([name, description]): Offer => {
    const { id = name, title = name } = description;
    const isHere = personas.some((persona) => persona.id === id);
    return {
      id: name,
      title,
      written: `persona:${describedPersona};customer:${name}`,
      text: 'A description that comes with the sandbox.',
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
function savedOffer({ name, text }: SavedCustomer): readonly Offer[] {
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
      written: "await bank.scenario({ persona: 'described', customer: 'two-directors', signin: 'yes' })",
      text: 'A scenario takes what a link takes.',
    },
    {
      id: 'by-window',
      title: 'In the page, by window.sandbox',
      written: `await sandbox.createCustomers([${example}], true)`,
      text: 'The panel’s own methods: createCustomers, checkCustomer and describeCustomer. With true the first of them is the sandbox’s customer from then on.',
    },
  ]),
];

function written(ways: readonly (Omit<Offer, 'acts'> & { readonly written: string })[]): readonly Offer[] {
  return ways.map((way) => ({ ...way, acts: [{ act: 'copy', label: 'Copy it', text: way.written }] }));
}

/** What each part is about. What it can hold, its schema says. */
const about: Readonly<Record<keyof WrittenDescription, string>> = {
  seed: 'Draws everything that is not said: names, amounts, the history.',
  id: 'Names the customer, and the first of its people. Left out, it follows from the description.',
  title: 'What testers read of the customer in lists.',
  people: 'Who can log in, the first of them by the customer’s id.',
  entities: 'Whose the accounts are: private persons, companies, racing partnerships.',
  years: 'How long ago the first account was opened.',
  accounts:
    'Left out, there are a current and an instant access account. Balances are to the penny on the day the customer is made.',
  payees: 'Those named, those wanted for their check or their name, and invented ones up to the count.',
  standingOrders: 'Regular payments, also ones that fail or have failed.',
  directDebits: 'What others collect.',
  futurePayments: 'Payments ordered for a later day.',
  bulkFiles: 'Files of payments in every state.',
  awaiting: 'What waits for somebody’s authorisation, beside bulk files.',
  messages: 'Secure mail, in both directions, and bulletins.',
  books: 'Cheque books and paying-in books that were ordered.',
  usedToday: 'What has been paid from the first current account since midnight, which uses up limits.',
};

function partOffer({ name, holds, fields }: DescribedPart): Offer {
  return {
    id: `part-${name}`,
    title: name,
    text: about[name as keyof WrittenDescription],
    facts: [{ label: 'Holds', value: holds }, ...fields.map((field) => ({ label: field.name, value: field.holds }))],
    acts: [{ act: 'copy', label: 'Copy its name', text: `"${name}": ` }],
  };
}
