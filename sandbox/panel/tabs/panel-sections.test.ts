import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { panelSections } from './panel-sections.ts';

/** Led to by a command of its own, which opens its form. */
const elsewhere = ['New customer'];

it('has every section of the panel by its title', () => {
  const files = readdirSync('sandbox/panel', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const titles = files.flatMap((file) =>
    [...readFileSync(`sandbox/panel/${file}`, 'utf8').matchAll(/Section title="([^"]+)"/g)].map(([, title]) => title),
  );
  expect(titles.length).toBeGreaterThan(20);
  expect([...panelSections.map(({ title }) => title), ...elsewhere].sort()).toEqual(titles.sort());
});
