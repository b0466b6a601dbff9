import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { beforeAll, expect, inject, it } from 'vitest';
import { sandboxWorld } from '#contracts/driver/world-control.ts';
import { inBody } from '#contracts/mutate/fault.ts';
import { startProxy } from '#contracts/mutate/proxy.ts';
import { startStateServer } from '#contracts/states/state-server.ts';
import { isKept } from '#contracts/verify/interaction-outcome.ts';
import type { WrittenPact } from '#contracts/verify/mismatch-words.ts';
import { playPact } from '#contracts/verify/play-area.ts';
import { shownOutcome } from '#contracts/verify/report.ts';
import { startNodeHost } from '#sandbox/hosts/node.ts';
import { htmlOf } from './html.ts';
import { junitOf } from './junit.ts';
import { jsonOf, type VerificationReport } from './verification-report.ts';

// A bank in which accounts have lost the name of their kind, deep inside two lists, and payees their names.
const planted = {
  name: 'no SubGroup',
  operation: 'listAccounts',
  spoil: inBody('accounts.*.dictionary.nameValuePairDTOArray.*.name', (name) => (name === 'SubGroup' ? 'Group' : name)),
};

let report: VerificationReport;

beforeAll(async () => {
  const host = await startNodeHost({ port: 0, settings: {} });
  const bankUrl = `http://127.0.0.1:${host.port}`;
  const proxy = await startProxy(bankUrl, planted);
  const clock = { moment: '2026-03-02T09:30', stands: true };
  const states = await startStateServer({ bankFor: (name) => sandboxWorld(bankUrl, name, clock) });
  // The run that writes the pacts has cleared their folder.
  const pact = JSON.parse(inject('earlierPacts').accounts ?? '') as WrittenPact;
  const wanted = [
    'an account in euros has an IBAN',
    'every account has an id, an owner',
    'a task that does not exist makes the request invalid',
  ];
  const interactions = pact.interactions.filter((one) => wanted.some((text) => one.description.startsWith(text)));
  const chosen = { ...pact, interactions, provider: { name: 'digx-accounts' } };
  const headers = { 'X-Sandbox': 'reports', Authorization: 'Bearer planted-secret' };
  const outcome = await playPact('accounts', chosen, { bankUrl: proxy.url, stateUrl: states.url, headers });
  await states.close();
  await proxy.close();
  await host.close();
  const { interactions: played } = shownOutcome(outcome, true);
  const problems = ['a check failed'];
  const check = { description: 'a check afterwards', states: [], operation: undefined, status: undefined, problems };
  report = {
    verifiedAt: '2026-03-02T09:30:00.000Z',
    bank: bankUrl,
    seconds: 1,
    played: 3,
    broken: played.filter((one) => !isKept(one)).length,
    parts: [{ ...outcome, interactions: [...played, check], moment: 'on a working morning' }],
  };
}, 60_000);

const elementsOf = (parent: XmlElement | undefined): XmlElement[] =>
  (parent?.children ?? []).filter((child): child is XmlElement => child.type === 'element');

it('names the field inside the list, with the request and the answer', () => {
  const broken = report.parts[0]?.interactions.find(({ exchange }) => exchange !== undefined);
  expect(broken).toMatchObject({ operation: 'listAccounts', status: 200 });
  expect(broken?.problems.join('\n')).toMatch(
    /\$\.accounts\[\d+\]\.dictionary\.nameValuePairDTOArray.*the closest: .*\.name is "Group", "SubGroup" was expected/,
  );
  expect(broken?.exchange).toMatchObject({ method: 'GET', target: expect.stringContaining('/digx/v1/accounts') });
  expect(broken?.exchange?.answer).toContain('"name":"Group"');
});

it('writes JUnit XML with a case for each interaction', () => {
  const suites = parseXml(junitOf(report)).root as XmlElement;
  const [suite] = elementsOf(suites);
  expect(suite?.attributes).toMatchObject({ name: 'accounts, on a working morning', tests: '4' });
  const failures = elementsOf(suite).flatMap(elementsOf);
  expect(failures.map(({ name }) => name)).toEqual(Array.from({ length: report.broken + 1 }, () => 'failure'));
  expect(suite?.attributes.failures).toBe(String(failures.length));
  expect(failures[0]?.attributes.message).toContain('nameValuePairDTOArray');
  expect(failures[0]?.text).toContain('GET /digx/v1/accounts');
});

it('writes XML that can be read whatever came', () => {
  const interaction = {
    description: 'an answer with a broken character',
    states: [],
    operation: undefined,
    status: 200,
    problems: ['\u0000 and \ud800 and ]]> and <b>'],
  };
  const xml = junitOf({
    ...report,
    parts: [{ name: 'x', moment: undefined, seconds: 0, interactions: [interaction] }],
  });
  expect(() => parseXml(xml)).not.toThrow();
  expect(xml).toContain('\uFFFD and \uFFFD and ]]');
  expect(xml).toContain('&lt;b');
});

it('writes a page that runs no script and shows what broke', () => {
  const page = htmlOf(report);
  expect(page).toContain('<h1>The bank breaks the contract</h1>');
  expect(page).toContain('nameValuePairDTOArray');
  expect(page).not.toMatch(/<script|src=|https?:\/\/(?!127)/);
});

it.each([
  ['JUnit', junitOf],
  ['JSON', jsonOf],
  ['HTML', htmlOf],
])('hides every secret in %s', (_, write) => {
  const text = write(report);
  expect(text).toContain('x-nonce');
  expect(text).not.toMatch(/planted-secret|204816|JSESSIONID=(?!\(hidden\))|\{\\?"nonce/);
});
