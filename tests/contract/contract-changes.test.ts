import { expect, it } from 'vitest';
import { changeLines } from '#contracts/changes/change-lines.ts';
import { changesBetween } from '#contracts/changes/contract-changes.ts';
import { isRaised, lastRelease, nextVersion, releaseText } from '#contracts/changes/released.ts';
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
