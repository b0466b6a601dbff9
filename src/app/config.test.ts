import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testConfig } from '#src/api/store/bank.fixture.ts';
import { configUrl, loadRuntimeConfig } from './config.ts';

const url = '/config.json';

function served(body: unknown, init: ResponseInit = {}) {
  return async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
}

async function problemsOf(body: unknown, init: ResponseInit = {}): Promise<readonly string[]> {
  const reading = await loadRuntimeConfig(url, served(body, init));
  return reading.ok ? [] : reading.problems;
}

it('reads what the bank configured', async () => {
  expect(await loadRuntimeConfig(url, served(testConfig))).toEqual({ ok: true, config: testConfig, warnings: [] });
});

it('reads the sample that ships with the app', async () => {
  const sample = readFileSync('public/config.json', 'utf8');
  expect(await loadRuntimeConfig(url, served(sample))).toEqual({
    ok: true,
    config: JSON.parse(sample),
    warnings: [],
  });
});

it('accepts a business unit', async () => {
  const config = { ...testConfig, targetUnit: 'OBDX_BU' };
  expect(await loadRuntimeConfig(url, served(config))).toMatchObject({ ok: true, config });
});

const work = { text: 'We replace a server.', from: '2026-12-05T22:00:00Z', to: '2026-12-06T06:00:00Z' };

it('accepts planned work', async () => {
  const config = { ...testConfig, maintenance: work };
  expect(await loadRuntimeConfig(url, served(config))).toMatchObject({ ok: true, config });
});

it('accepts a path that tells of changes', async () => {
  const config = { ...testConfig, changesPath: '/__sandbox/changes' };
  expect(await loadRuntimeConfig(url, served(config))).toMatchObject({ ok: true, config });
});

it.each([0, 0.1, 1])('accepts reports of a share of %d', async (sample) => {
  const config = { ...testConfig, reports: { path: '/digital/reports', sample } };
  expect(await loadRuntimeConfig(url, served(config))).toMatchObject({ ok: true, config });
});

it.each([
  [5, []],
  [
    5.1,
    [
      '/config.json: idleMinutes is 5.1. The UK’s technical standards on strong customer authentication, article 4(3)(d), allow at most 5 minutes without activity.',
    ],
  ],
  [60, [expect.stringContaining('idleMinutes is 60')]],
])('takes %d idle minutes, with what the bank should know about that', async (idleMinutes, warnings) => {
  expect(await loadRuntimeConfig(url, served({ ...testConfig, idleMinutes }))).toMatchObject({ ok: true, warnings });
});

it('looks beside the app', () => {
  expect(configUrl).toBe('/config.json');
});

it('asks for it fresh, and for nothing else', async () => {
  const asked: unknown[] = [];
  await loadRuntimeConfig(url, async (...args) => {
    asked.push(args);
    return new Response('{}');
  });
  expect(asked).toEqual([[url, { cache: 'no-cache', credentials: 'same-origin', signal: expect.any(AbortSignal) }]]);
});

it.each([
  ['bankName', '', /bankName must be the name of the bank/],
  ['bankName', undefined, /bankName must be the name of the bank/],
  ['telephones', undefined, /telephones must hold privateBank, racingBank and helpdesk/],
  [
    'telephones',
    { ...testConfig.telephones, helpdesk: 'call us' },
    /telephones\.helpdesk must be the telephone number of the helpdesk/,
  ],
  ['telephones', { ...testConfig.telephones, racingBank: undefined }, /telephones\.racingBank must be the telephone/],
  ['email', 'nobody', /email must be the e-mail address/],
  ['requestTimeoutMs', '120000', /requestTimeoutMs must be the longest time a call may take/],
  ['requestTimeoutMs', 0, /requestTimeoutMs must be at least 1000/],
  ['requestTimeoutMs', 1500.5, /requestTimeoutMs must be the longest time/],
  ['idleMinutes', 0, /idleMinutes must be the number of idle minutes/],
  ['idleMinutes', 60.1, /idleMinutes must be at most 60/],
  ['refreshAfterMinutes', null, /refreshAfterMinutes must be the number of minutes/],
  ['servicePath', 'https://elsewhere.example/digx', /servicePath must be the path of the service on this site/],
  ['servicePath', '/', /servicePath must be/],
  ['targetUnit', '', /targetUnit must be the business unit of the service/],
  ['targetUnit', 'UK\r\nX-Party-Id: 1', /targetUnit must be the business unit of the service/],
  ['maintenance', 'soon', /maintenance must hold text, from and to, or be left out/],
  ['maintenance', { ...work, text: ' ' }, /maintenance\.text must be what customers should know/],
  ['maintenance', { ...work, from: '5 December' }, /maintenance\.from must be the moment when the planned work begins/],
  ['maintenance', { ...work, to: undefined }, /maintenance\.to must be the moment when the planned work ends/],
  ['maintenance', { ...work, to: work.from }, /maintenance\.to must be later than maintenance\.from/],
  ['changesPath', 'https://elsewhere.example/changes', /changesPath must be the path on this site/],
  ['changesPath', '//elsewhere.example', /changesPath must be the path on this site/],
  ['reports', '/reports', /reports must hold path and sample, or be left out/],
  ['reports', { path: 'https://elsewhere.example/reports', sample: 1 }, /reports\.path must be the path on this site/],
  ['reports', { path: '//elsewhere.example', sample: 1 }, /reports\.path must be the path on this site/],
  ['reports', { path: '/reports' }, /reports\.sample must be the share of visits/],
  ['reports', { path: '/reports', sample: 1.1 }, /reports\.sample must be the share of visits/],
  ['reports', { path: '/reports', sample: 1, all: true }, /reports\.all is not a setting/],
  ['links', { ...testConfig.links, terms: 'javascript:alert(1)' }, /links\.terms must be the address of the terms/],
  ['links', { ...testConfig.links, privacy: '//elsewhere.example' }, /links\.privacy must be/],
  ['links', { ...testConfig.links, contact: 'http://plain.example' }, /links\.contact must be/],
  ['links', { ...testConfig.links, passwordReset: undefined }, /links\.passwordReset must be the address of the page/],
  ['links', { ...testConfig.links, passwordReset: 'https:/\\elsewhere.example' }, /links\.passwordReset must be/],
  ['links', { ...testConfig.links, terms: '/\\elsewhere.example' }, /links\.terms must be/],
  ['links', { ...testConfig.links, privacy: '/terms\\..\\privacy' }, /links\.privacy must be/],
  ['links', { ...testConfig.links, contact: 'https://bank.example\\@elsewhere.example' }, /links\.contact must be/],
])('says what is wrong with %s as %o', async (key, value, problem) => {
  const problems = await problemsOf({ ...testConfig, [key]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(problem);
});

it('names every wrong setting at once', async () => {
  expect(await problemsOf({})).toHaveLength(9);
});

it('names settings that are misspelt', async () => {
  const { email, ...rest } = testConfig;
  expect(await problemsOf({ ...rest, eMail: email })).toEqual([
    expect.stringContaining('email must be'),
    expect.stringContaining('eMail is not a setting; check its spelling'),
  ]);
  const telephones = { ...testConfig.telephones, mobile: '1', fax: '2' };
  expect(await problemsOf({ ...testConfig, telephones })).toEqual([
    expect.stringContaining('telephones.mobile is not a setting'),
    expect.stringContaining('telephones.fax is not a setting'),
  ]);
});

it.each([
  ['is missing', served('', { status: 404 }), /answered 404/],
  ['is not JSON', served('{"bankName":'), /is not JSON/],
  ['is another page', served('<!doctype html>'), /is not JSON/],
  ['is no object', served('[]'), /must hold one object/],
])('says so when it %s', async (_name, fetch, problem) => {
  const reading = await loadRuntimeConfig(url, fetch);
  expect(reading).toMatchObject({ ok: false, problems: [expect.stringMatching(problem)] });
});

it('says so when the server cannot be reached', async () => {
  const reading = await loadRuntimeConfig(url, async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(reading).toMatchObject({ ok: false, problems: [expect.stringContaining('did not answer')] });
});

it('reads anything without throwing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      const reading = await loadRuntimeConfig(url, served(text));
      expect(reading.ok).toBe(false);
    }),
  );
});
