import { expect, it } from 'vitest';
import { readRegister } from '#contracts/assumptions/register.ts';
import { contract as generated } from '#contracts/driver/contract.ts';
import { errorCodes } from '#contracts/reference/error-codes.ts';
import { inWords } from '#contracts/reference/field-list.ts';
import { styles } from '#contracts/reference/portal-page.ts';
import { fileOf, type ReferenceSources, referencePages } from '#contracts/reference/reference-pages.ts';
import { operationsOf } from '#openapi/generator/contract.ts';

const contract = generated as unknown as ReferenceSources['contract'];
const interaction = {
  description: 'a key is given',
  providerStates: [{ name: 'no session is <open>' }],
  operation: 'getPublicKey',
  status: 200,
};
const pages = referencePages({
  contract,
  register: readRegister(),
  interactions: [interaction],
  customers: [{ id: 'private-customer', title: 'Private customer' }],
  changelog: '# Changes',
  site: { app: '/', tryScript: 'try-it.js' },
});
const all = [...pages.values()].join('\n');

it('describes every operation once, and links only to what is there', () => {
  for (const { id } of operationsOf(contract)) expect(all.split(`<section id="${id}" `), id).toHaveLength(2);
  const links = [...all.matchAll(/href="([\w-]+\.html)(?:#([\w-]+))?"/g)];
  expect(links.length).toBeGreaterThan(200);
  for (const [, file = '', place] of links) {
    expect(pages.has(file), file).toBe(true);
    if (place !== undefined) expect(pages.get(file)).toContain(`id="${place}"`);
  }
});

it('has a place to link to for every answer, and says there which it is', () => {
  for (const { id, tag, answers } of operationsOf(contract)) {
    const page = pages.get(fileOf(tag)) ?? '';
    for (const { status } of answers) {
      expect(page.split(`<div id="${id}-${status}">`), `${id} ${status}`).toHaveLength(2);
      expect(page).toContain(`href="#${id}-${status}"`);
    }
  }
});

it('lists every area at the side, and the operations of the one that is read', () => {
  const accounts = pages.get('accounts.html') ?? '';
  const [, side = ''] = /<nav id="contents".*?>(.*?)<\/nav>/s.exec(accounts) ?? [];
  for (const { tag } of operationsOf(contract)) expect(side).toContain(`href="${fileOf(tag)}"`);
  expect(side).toContain('<a href="accounts.html" aria-current="page">Accounts</a>');
  expect(side).toContain('<a href="#listAccounts">');
  expect(side).not.toContain('#createPayment');
});

it('loads its own rules and scripts, and nothing else', () => {
  const htmlPages = [...pages].filter(([file]) => file.endsWith('.html'));
  const areas = new Set(operationsOf(contract).map(({ tag }) => fileOf(tag)));
  for (const [file, text] of htmlPages) {
    expect(text, file).not.toMatch(/<style|<img|@import|url\(| style=| on\w+="/);
    const loaded = [...text.matchAll(/(?:<link rel="stylesheet" href|<script (?:type="module" )?src)="([^"]+)"/g)];
    const scripts = areas.has(file) ? ['try-it.js'] : file === 'find.html' ? ['find.js'] : [];
    expect(
      loaded.map(([, url]) => url),
      file,
    ).toEqual([...styles, 'reference.js', ...scripts]);
    expect(text.match(/<link|<script/g), file).toHaveLength(loaded.length);
  }
});

it('says of a field whether it is required as the reader sees it', () => {
  const profile = pages.get('profile.html') ?? '';
  expect(profile).toMatch(
    /<code class="name">status<\/code> <span class="type">object<\/span> <span class="always">always there</,
  );
  expect(profile).toMatch(
    /"name">userProfile<.*?conditional">unless <code>status.message.type<\/code> is <code>ERROR<\/code></,
  );
  expect(pages.get('payments.html')).toMatch(/"name">amount<.*?"always">required</);
  expect(inWords({ is: 'optional' }, 'sender')).toBe('may be left out');
  expect(inWords({ is: 'optional' }, 'receiver')).toBe('may be missing');
});

it('finds an operation, a field and an error code by name', () => {
  for (const [name, url] of [
    ['listAccounts', 'accounts.html#listAccounts'],
    ['openingDate', 'accounts.html#listAccounts'],
    ['DIGX_AUTH_0001', 'error-codes.html#DIGX_AUTH_0001'],
  ]) {
    const row = pages
      .get('find.html')
      ?.split('<tr>')
      .find((text) => text.startsWith(`<td><code>${name}</code>`));
    expect(row).toContain(`href="${url}"`);
  }
});

it('does not find a field by the calls that have it, and keeps a long list of them shut', () => {
  const find = pages.get('find.html') ?? '';
  const rows = [...find.matchAll(/<tr>(<td>.*?)<\/tr>/gs)].map(([, row = '']) => ({
    cells: row
      .split('</td>')
      .slice(0, -1)
      .map((cell) => ({ textContent: cell.replace(/<[^>]+>/g, '').trim() })),
    hidden: false,
  }));
  const elements = new Map(
    ['find', 'count', 'search'].map((id) => [id, Object.assign(new EventTarget(), { value: '' })]),
  );
  const search = new Function('document', pages.get('find.js') ?? '');
  search({ getElementById: (id: string) => elements.get(id), querySelectorAll: () => rows });
  Object.assign(elements.get('find') ?? new EventTarget(), { value: 'nonce' }).dispatchEvent(new Event('input'));
  const shown = rows.filter(({ hidden }) => !hidden).map(({ cells }) => cells[0]?.textContent);
  expect(shown).toContain('x-nonce');
  expect(shown).toContain('createNonce');
  expect(shown).not.toContain('attemptsLeft');
  expect(find).toMatch(/<code>x-nonce<\/code><\/td><td>header<\/td><td>JSON text holding fresh nonces/);
  expect(find).toMatch(/<code>attemptsLeft<\/code>.*?<details><summary>\d+ calls<\/summary>/s);
});

it('writes the conventions as text', () => {
  expect(pages.get('index.html')).toContain('<h3>Sessions and nonces</h3>');
  expect(pages.get('index.html')).toMatch(/<li><code>specified<\/code>: /);
  expect(pages.get('index.html')).not.toMatch(/\*\*|^## /m);
});

it('shows provenance, assumptions and the states in which an answer is verified', () => {
  expect(pages.get('log-in.html')).toContain('a key is given: no session is &lt;open&gt;');
  expect(all).toContain('<span class="mark warn">assumed</span>');
  expect(all.split('Assumed: ').length).toBeGreaterThan(100);
});

it('tells of each error code what it means and what the customer reads', () => {
  const codes = errorCodes(contract);
  expect(codes.find(({ code }) => code === 'DIGX_AUTH_0001')).toMatchObject({
    statuses: [403],
    calls: expect.arrayContaining(['signIn']),
    meaning: ['The details you entered are not valid.'],
    read: expect.stringContaining('User ID or password'),
  });
  for (const { code, read } of codes) expect(read, code).toMatch(/.{20,}/);
  for (const { code, calls, statuses } of codes) expect(statuses.length > 0 || calls.length === 0, code).toBe(true);
});
