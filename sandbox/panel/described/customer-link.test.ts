import { expect, it } from 'vitest';
import { unpackText } from '#sandbox/control/link/packed-text.ts';
import { parseSandbox } from '#sandbox/control/link/parse-link.ts';
import { customerLink, packedCustomer } from './customer-link.ts';

async function opened(link: string) {
  const url = new URL(link);
  const parsed = parseSandbox(url.searchParams.get('sandbox') ?? '', []);
  if (parsed.outcome === 'refused') throw new Error(JSON.stringify(parsed));
  const { customer = '', ...settings } = parsed.settings;
  return { path: url.pathname, settings, document: JSON.parse((await unpackText(customer)) ?? '') as unknown };
}

it('holds the whole document, and logs in', async () => {
  const document = { title: 'Zoë & Søn', accounts: [{ balance: '-240.15' }] };
  expect(await opened(await customerLink('https://bank.example/demo/', document))).toEqual({
    path: '/demo/accounts',
    settings: { persona: 'described', signin: true },
    document,
  });
});

it('leads a customer who is locked to the login page', async () => {
  const document = { people: [{ lock: 'by-bank' }] };
  expect(await opened(await customerLink('https://bank.example/', document))).toEqual({
    path: '/login',
    settings: { persona: 'described' },
    document,
  });
});

it('holds no document that a link would refuse', async () => {
  const noise = Array.from(
    { length: 4_000 },
    (_, place) => String.fromCharCode(97 + (((place * place * 7_919) % 1_009) % 26)) + place,
  );
  await expect(packedCustomer({ messages: noise })).rejects.toThrow('too long for a link');
});
