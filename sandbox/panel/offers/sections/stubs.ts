import { readyMadeStubs } from '#sandbox/control/stubs/ready-made-stubs.ts';
import { accountsPath, linkTo, morningLink, payer } from '#sandbox/panel/offers/links.ts';
import type { Offer, OfferSection } from '#sandbox/panel/offers/offer.ts';

const example = {
  operationId: 'listAccounts',
  status: 503,
  times: 2,
  delay: 500,
  text: '<h1>Closed</h1>',
  unchecked: true,
};
const written = JSON.stringify(example);

/** Answers in the bank’s place: those that links can name, and the ways in. */
export function stubsSection(): OfferSection {
  return {
    id: 'own-answers',
    title: 'Own answers',
    lead: 'Answers of your own to calls of one operation. Each is status, headers and body, for every call or so many, at once or after a delay. The bank checks contract, session and nonce first, and then decides and changes nothing.',
    entries: [
      ...Object.entries(readyMadeStubs).map(([name, { title, text }]): Offer => {
        const path = name === 'no-messages-slowly' ? '/secure-mail/f/inbox' : accountsPath;
        return {
          id: name,
          title,
          written: `stub:${name}`,
          text,
          acts: [
            {
              act: 'open',
              label: 'Open a fresh bank with it',
              link: morningLink(path, { persona: payer, stub: name }),
            },
            { act: 'open', label: 'Plan it in this bank', link: linkTo(path, { signin: true, stub: name }) },
          ],
        };
      }),
      ...waysIn,
    ],
  };
}

const waysIn: readonly Offer[] = [
  {
    id: 'stub-by-panel',
    title: 'In the panel',
    text: '“Own answers” on the tab “Faults” has the form, which begins from the bank’s last answer if you like. “Answer like this from now on” is with every call on the tab “Calls”. “Copy link” packs all that is planned.',
    acts: [{ act: 'copy', label: 'Copy an example', text: written }],
  },
  {
    id: 'stub-by-recording',
    title: 'From a recording',
    text: '“Play a recording” on the tab “Faults” reads a HAR file: of a real service, saved from the browser’s network tab, or of a sandbox, by “Save all calls as HAR”. Its answers are given by operation, in their order. Sessions, nonces and logging in stay the bank’s own.',
    acts: [
      {
        act: 'copy',
        label: 'Copy the command for a real service',
        text: 'npm run start:live -- --gateway https://bank.example',
      },
    ],
  },
  ...[
    {
      id: 'stub-by-http',
      title: 'Over HTTP, with a Node-hosted bank',
      written: `curl -X POST http://localhost:8787/__sandbox/stubs -H 'content-type: application/json' -d '${written}'`,
      text: 'GET lists those planned, DELETE takes one back or all. /__sandbox/stubs/har plays a recording.',
    },
    {
      id: 'stub-by-kit',
      title: 'In a test, with the kit',
      written:
        "const stub = await bank.stub('listAccounts', { status: 503, text: 'Closed', times: 2, unchecked: true })",
      text: 'What it returns tells how often it has answered. bank.play(har) plays a recording.',
    },
    {
      id: 'stub-by-window',
      title: 'In the page, by window.sandbox',
      written: `await sandbox.addStub(${written})`,
      text: 'Refused with the place and what would be accepted, unless it is unchecked.',
    },
  ].map((way): Offer => ({ ...way, acts: [{ act: 'copy', label: 'Copy it', text: way.written }] })),
];
