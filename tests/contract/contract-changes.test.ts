import { expect, it } from 'vitest';
import { changeLines } from '#contracts/changes/change-lines.ts';
import { changesBetween } from '#contracts/changes/contract-changes.ts';
import { isRaised, lastRelease, nextVersion, releaseText } from '#contracts/changes/released.ts';
import { goneTooSoon } from '#contracts/changes/retirement.ts';
import { contract as generated } from '#contracts/driver/contract.ts';
import type { Contract } from '#openapi/generator/contract.ts';

const contract = generated as unknown as Contract & { readonly info: { readonly version: string } };

/** A part of the contract that a test changes. */
type Part = Record<string, unknown>;

function changesAfter(plant: (contract: { paths: Part; components: { schemas: Part; parameters: Part } }) => void) {
  const newer = structuredClone(contract);
  plant(newer as never);
  return changesBetween(contract, newer).map(
    ({ isBreaking, where, what }) => `${isBreaking ? 'breaks: ' : ''}${where} ${what}`,
  );
}

const at = (part: unknown, ...steps: readonly string[]): Part =>
  steps.reduce<unknown>((node, step) => (node as Part)[step], part) as Part;

it('finds nothing between equal contracts, and nothing in words and examples', () => {
  expect(
    changesAfter(({ components }) => {
      at(components.schemas, 'MoneyAmount').description = 'Other words.';
      at(components.schemas, 'MoneyAmount')['x-provenance'] = 'confirmed';
    }),
  ).toEqual([]);
});

it.each<[string, Parameters<typeof changesAfter>[0], string]>([
  [
    'an operation that is gone',
    ({ paths }) => {
      delete at(paths, '/v1/publicKey').get;
    },
    'breaks: getPublicKey (GET /v1/publicKey) is gone',
  ],
  [
    'a status that is gone',
    ({ paths }) => {
      delete at(paths, '/v1/accounts', 'get', 'responses')['403'];
    },
    'breaks: listAccounts 403 is gone',
  ],
  [
    'a new status',
    ({ paths }) => {
      at(paths, '/v1/accounts', 'get', 'responses')['418'] = { description: 'x' };
    },
    'breaks: listAccounts 418 is a new status, which an older app does not expect',
  ],
  [
    'a field of an answer that may be missing now',
    ({ components }) => {
      at(components.schemas, 'MoneyAmount').required = ['currency'];
    },
    'breaks: listAccounts 200 body accounts[].currentBalance.amount is no longer required',
  ],
  [
    'a field that is no longer described',
    ({ components }) => {
      delete at(components.schemas, 'MoneyAmount', 'properties').amount;
    },
    'breaks: listAccounts 200 body accounts[].currentBalance.amount is no longer described',
  ],
  [
    'a field of another type',
    ({ components }) => {
      at(components.schemas, 'MoneyAmount', 'properties', 'amount').type = 'string';
    },
    'breaks: listAccounts 200 body accounts[].currentBalance.amount now also has the type string',
  ],
  [
    'a new parameter that is required',
    ({ paths }) => {
      (at(paths, '/v1/accounts', 'get').parameters as unknown[]).push({
        name: 'view',
        in: 'query',
        required: true,
        schema: {},
      });
    },
    'breaks: listAccounts query view is new and required',
  ],
  [
    'a narrower parameter',
    ({ components }) => {
      at(components.parameters, 'Keyword', 'schema').maxLength = 20;
    },
    'breaks: listDemandDepositTransactions query description has a maxLength of 20 instead of 105',
  ],
  [
    'a field of a request that is required now',
    ({ components }) => {
      (at(components.schemas, 'SignInForm').required as unknown[]).push('j_device');
    },
    'breaks: signIn request body j_device is now required',
  ],
  [
    'a value that a request may no longer have',
    ({ components }) => {
      at(components.parameters, 'SearchBy', 'schema').enum = ['SPD'];
    },
    'breaks: listDemandDepositTransactions query searchBy no longer has the value LNT',
  ],
  [
    'a promise of a good answer that is taken back',
    ({ components }) => {
      at(components.schemas, 'AccountsAnswer', 'else').required = [];
    },
    'breaks: listAccounts 200 body accounts is no longer required',
  ],
  [
    'a call that needs a nonce now',
    ({ paths }) => {
      at(paths, '/v1/publicKey', 'get')['x-nonce-needed'] = !at(paths, '/v1/publicKey', 'get')['x-nonce-needed'];
    },
    'getPublicKey',
  ],
  [
    'a new field of an answer, which breaks nothing',
    ({ components }) => {
      at(components.schemas, 'MoneyAmount', 'properties').scale = { type: 'integer' };
    },
    'listAccounts 200 body accounts[].currentBalance.scale is new',
  ],
  [
    'a wider parameter, which breaks nothing',
    ({ components }) => {
      at(components.parameters, 'Keyword', 'schema').maxLength = 200;
    },
    'listDemandDepositTransactions query description has a maxLength of 200 instead of 105',
  ],
])('reports %s', (_, plant, sentence) => {
  expect(changesAfter(plant)).toContainEqual(expect.stringContaining(sentence));
});

it('lists a change of a shared schema once, with the operations that use it', () => {
  const newer = structuredClone(contract);
  delete at(newer, 'components', 'schemas', 'MoneyAmount', 'properties').amount;
  const lines = changeLines(changesBetween(contract, newer)).filter((line) => line.includes('no longer described'));
  expect(lines).toEqual([
    expect.stringMatching(/^`MoneyAmount\.amount` is no longer described \(in .+ and \d+ more\)$/),
  ]);
});

it('says of each change whether it breaks', () => {
  const wider = changesAfter(({ components }) => {
    at(components.parameters, 'Keyword', 'schema').maxLength = 200;
  });
  expect(wider.length).toBeGreaterThan(0);
  expect(wider.filter((change) => change.startsWith('breaks'))).toEqual([]);
});

it('keeps all of a release that can break', () => {
  const kept = JSON.parse(releaseText(contract)) as Contract;
  expect(changesBetween(kept, contract)).toEqual([]);
  expect(changesBetween(contract, kept)).toEqual([]);
});

const notice = { deprecated: true, 'x-sunset': '2027-01-31', 'x-last-app': '2.4.9' };
const served = { today: '2027-02-01', oldestApp: '2.5.0' };

it.each<[string, object, Partial<typeof served>, string | undefined]>([
  ['after its notice', notice, {}, undefined],
  ['without notice', {}, {}, '`GroupId` may not go yet: the last release does not have it as `deprecated`.'],
  ['before its day', notice, { today: '2027-01-31' }, '`GroupId` may not go yet: its `x-sunset` is 2027-01-31.'],
  [
    'while an app that uses it is served',
    notice,
    { oldestApp: '2.4.9' },
    '`GroupId` may not go yet: the app used it up to 2.4.9, and 2.4.9 is still served (`info.x-oldest-app`).',
  ],
])('lets a parameter go %s', (_, given, otherwise, sentence) => {
  const older = structuredClone(contract);
  Object.assign(at(older, 'components', 'parameters', 'GroupId'), given);
  const newer = structuredClone(older);
  for (const path of Object.values(newer.paths) as Part[]) {
    for (const operation of Object.values(path) as Part[]) {
      const kept = ((operation.parameters ?? []) as { $ref?: string }[]).filter(
        ({ $ref }) => $ref?.endsWith('/GroupId') !== true,
      );
      operation.parameters = kept;
    }
  }
  const found = goneTooSoon(changesBetween(older, newer), { ...served, ...otherwise });
  expect(new Set(found.map((one) => one.replace(/`\w+ path groupId`/, '`GroupId`')))).toEqual(
    new Set(sentence === undefined ? [] : [sentence]),
  );
});

it('holds operations, fields and headers to their notice as well', () => {
  const newer = structuredClone(contract) as unknown as { paths: Part; components: Part };
  delete at(newer.paths, '/v1/publicKey').get;
  delete at(newer.components, 'schemas', 'MoneyAmount', 'properties').amount;
  delete at(newer.paths, '/v1/accounts', 'get', 'responses', '200', 'headers').traceparent;
  const found = goneTooSoon(changesBetween(contract, newer as unknown as Contract), served);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringContaining('getPublicKey'),
      expect.stringContaining('MoneyAmount.amount'),
      expect.stringContaining('header traceparent'),
    ]),
  );
});

it('tells that something is given notice, and keeps the notice in the release', () => {
  const newer = structuredClone(contract);
  Object.assign(at(newer.paths, '/v1/publicKey', 'get'), notice);
  const lines = changesBetween(contract, newer).map(({ where, what }) => `${where} ${what}`);
  expect(lines).toEqual(['getPublicKey is deprecated, and may go after 2027-01-31']);
  expect(changesBetween(JSON.parse(releaseText(newer)) as Contract, newer)).toEqual([]);
});

it('tells of codes that an operation refuses with from now on, and breaks nothing by them', () => {
  const newer = structuredClone(contract);
  const { SortCodeRefused } = newer.components.responses as Record<string, { 'x-refusals': object[] }>;
  SortCodeRefused?.['x-refusals'].splice(0, 1, { code: 'DIGX_NEW', means: 'a new one' });
  const lines = changesBetween(contract, newer).map(({ isBreaking, where, what }) => `${isBreaking} ${where} ${what}`);
  expect(lines).toEqual([
    'false getClearingDetails 400 no longer refuses with DIGX_BNK_DET001',
    'false getClearingDetails 400 also refuses with DIGX_NEW',
  ]);
});

it('breaks nothing that was released, unless the version says so', () => {
  const release = lastRelease();
  expect(release).toBeDefined();
  if (release === undefined) return;
  const breaking = changesBetween(release.contract, contract).filter(({ isBreaking }) => isBreaking);
  const isAllowed = breaking.length === 0 || isRaised(contract.info.version, release.version, true);
  expect(isAllowed, breaking.map(({ where, what }) => `${where} ${what}`).join('\n')).toBe(true);
});

it('raises the first number for what breaks and the second for the rest', () => {
  expect([nextVersion('1.4.2', true), nextVersion('1.4.2', false)]).toEqual(['2.0.0', '1.5.0']);
  expect([
    isRaised('1.10.0', '1.9.0', false),
    isRaised('1.9.1', '1.9.0', false),
    isRaised('1.9.0', '1.8.3', true),
  ]).toEqual([true, false, false]);
});
