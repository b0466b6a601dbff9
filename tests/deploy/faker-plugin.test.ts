import { readdirSync, readFileSync } from 'node:fs';
import { en } from '@faker-js/faker';
import { expect, it } from 'vitest';
import { onlyPeople } from '../../deploy/faker-plugin.ts';

const folder = 'node_modules/@faker-js/faker/dist';

it('leaves of faker’s English words those about people', async () => {
  const [file, ...others] = readdirSync(folder).filter((name) => /^en-.*\.js$/.test(name));
  expect(others).toEqual([]);
  const whole = readFileSync(`${folder}/${file}`, 'utf8');
  const left = await onlyPeople(whole);
  expect(left.length).toBeLessThan(whole.length / 4);
  const module = await import(`data:text/javascript,${encodeURIComponent(left)}`);
  expect(Object.values(module)).toEqual([{ person: en.person }]);
  expect(left.slice(left.indexOf('export'))).toBe(whole.slice(whole.lastIndexOf('export')).trim());
});

it('stops the build when faker keeps its words in another form', async () => {
  await expect(onlyPeople('export default {};')).rejects.toThrow('in another form');
});

it('is in the sandbox’s page and in its worker, because the bank may run in either', () => {
  const config = readFileSync('vite.config.ts', 'utf8');
  expect(config.match(/peopleOfFaker\(\)/g)).toHaveLength(2);
  expect(config).toMatch(/worker: \{[^}]*peopleOfFaker\(\)/);
});
