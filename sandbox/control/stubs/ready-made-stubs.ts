import type { WrittenStub } from './written-stub.ts';

interface ReadyMade {
  readonly title: string;
  readonly text: string;
  readonly stubs: readonly WrittenStub[];
}

const done = { result: 'SUCCESSFUL', contextID: 'own-answer', message: { code: '0', type: 'INFO' } } as const;

/** What a page of the gateway's says in place of the bank. */
const closedPage = `<!doctype html>
<html><head><title>Closed for maintenance</title></head>
<body><h1>Closed for maintenance</h1><p>We are back at six.</p></body></html>
`;

/** Answers that links can name. */
export const readyMadeStubs = {
  'no-accounts': {
    title: 'A customer without accounts',
    text: 'The list of accounts is empty for every customer.',
    stubs: [{ operationId: 'listAccounts', body: { status: done, accounts: [] } }],
  },
  'no-messages-slowly': {
    title: 'An empty mailbox, slowly',
    text: 'The first list of messages is empty, and comes after three seconds.',
    stubs: [{ operationId: 'listMails', times: 1, delay: 3000, body: { status: done, mails: [] } }],
  },
  'gateway-closed': {
    title: 'A gateway that is closed',
    text: 'Lists of accounts are answered with a page in place of JSON. It breaks the contract, and the log says so.',
    stubs: [
      {
        operationId: 'listAccounts',
        status: 503,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        text: closedPage,
        unchecked: true,
      },
    ],
  },
} as const satisfies Readonly<Record<string, ReadyMade>>;
