import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openContractSources } from '#contracts/assumptions/contract-sources.ts';
import { currentAssumptions } from '#contracts/assumptions/current-assumptions.ts';
import { writeQuestionnaire } from '#contracts/assumptions/questionnaire.ts';
import { readQuestionnaire } from '#contracts/assumptions/read-questionnaire.ts';
import { brought, readRegister } from '#contracts/assumptions/register.ts';
import { contract } from '#contracts/driver/contract.ts';
import { writeAssumptions } from '#openapi/generator/assumptions.ts';
import type { Contract } from '#openapi/generator/contract.ts';
import { scratchFolder } from '#tests/host/scratch-folder.ts';

const current = currentAssumptions();
const register = readRegister();
const folder = scratchFolder(afterAll);

it('has every assumption of the contract and of the bank, each under an id of its own', () => {
  expect(brought(register, current), 'run `npm run contracts -- assumptions` and commit openapi/register.json').toEqual(
    register,
  );
  expect(new Set(register.map(({ id }) => id)).size).toBe(register.length);
  expect(current.filter(({ of }) => of === 'bank').length).toBeGreaterThan(100);
  expect(current.filter(({ of }) => of === 'contract').length).toBeGreaterThan(200);
});

it('says of each what customers notice and what must change', () => {
  for (const { place, consequence, change } of current) {
    expect(consequence, place).toMatch(/^.{30,}/);
    expect(change, place).toMatch(/^(The contract at|sandbox\/)/);
  }
});

it('keeps ids when others come and go, and never gives one again', () => {
  const first = brought([], current.slice(0, 3));
  const without = brought(first, current.slice(1, 3));
  expect(without[0]).toEqual({ ...first[0], state: 'withdrawn' });
  const [again] = brought(without, current.slice(0, 3));
  expect(again).toEqual(first[0]);
  const more = brought(without, current.slice(1, 4));
  expect(more.map(({ id }) => id)).toEqual(['C001', 'C002', 'C003', 'C004']);
});

it('takes answers over from the questionnaire, and refuses what it cannot use', () => {
  const questionnaire = writeQuestionnaire(register, current);
  const [head = '', ...rest] = questionnaire.split('\n');
  const [first, second] = register;
  const line = (id: string, answer: string, by: string, remark: string) =>
    [id, ...Array<string>(9).fill(''), answer, by, remark].join(',');
  expect(rest.filter((row) => row.startsWith(`${first?.id},`))).toHaveLength(1);
  const filled = [
    head,
    line(first?.id ?? '', 'Confirmed', 'Ann', ''),
    line(second?.id ?? '', 'overturned', 'Ann', 'It is 200.'),
    line('C003', '', '', ''),
    line('C004', 'perhaps', 'Ann', ''),
    line('C005', 'confirmed', '', ''),
    line('C006', 'overturned', 'Ann', ''),
    line('X999', 'confirmed', 'Ann', ''),
    line('C007', 'confirmed', 'Ann', ''),
    line('C007', 'overturned', 'Ben', 'It is 200.'),
    line('C008', 'assumed', 'Ann', ''),
  ];
  expect(readQuestionnaire(filled.join('\n'), register)).toEqual({
    answers: [
      { id: first?.id, state: 'confirmed', by: 'Ann', remark: '' },
      { id: second?.id, state: 'overturned', by: 'Ann', remark: 'It is 200.' },
      { id: 'C008', state: 'assumed', by: 'Ann', remark: '' },
    ],
    problems: [
      'C004: an answer is confirmed or overturned, not “perhaps” (assumed takes an answer back).',
      'C005: the column “by” must say who answered.',
      'C006: the column “remark” must say how it really is.',
      'X999: there is no such assumption.',
      'C007: it is answered more than once.',
      'C007: it is answered more than once.',
    ],
  });
});

it('changes the provenance of each assumption where it is written, and nothing else', () => {
  cpSync('openapi', folder, { recursive: true });
  const sources = openContractSources(folder);
  const marked = current.filter(({ steps }) => steps !== undefined);
  expect(marked.filter(({ steps = [] }) => !sources.mark(steps, 'confirmed')).map(({ place }) => place)).toEqual([]);
  expect(sources.save().length).toBeGreaterThan(10);
  for (const part of ['paths', 'schemas']) {
    for (const file of readdirSync(join(folder, part))) {
      const before = readFileSync(join('openapi', part, file), 'utf8');
      const after = readFileSync(join(folder, part, file), 'utf8');
      expect(after, file).toBe(before.replaceAll('x-provenance: assumed', 'x-provenance: confirmed'));
    }
  }
});

it('lists what is overturned and what is confirmed apart from what is still assumed', () => {
  const answered = structuredClone(contract) as unknown as Contract & {
    readonly components: { readonly responses: Record<string, Record<string, unknown>> };
  };
  for (const [name, state] of Object.entries({ Forbidden: 'confirmed', NotFound: 'overturned' })) {
    expect(answered.components.responses[name]?.['x-provenance']).toBe('assumed');
    answered.components.responses[name] = { ...answered.components.responses[name], 'x-provenance': state };
  }
  const page = writeAssumptions(answered);
  expect(page).toMatch(/## Overturned, until the contract has changed: 1\n\n- \*\*`responses\/NotFound`/);
  expect(page).toMatch(/## Confirmed: 1\n\n- \*\*`responses\/Forbidden`/);
});
