import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isLeftOut } from '../../deploy/english-plugin.ts';

const strings = 'node_modules/react-aria/dist/private/combobox/intlStrings.mjs';

it('leaves out what widgets say in every language but English', () => {
  expect(existsSync(strings), 'the widgets keep their words there').toBe(true);
  const imported = [...readFileSync(strings, 'utf8').matchAll(/from "(.*?)"/g)].map(([, from = '']) => from);
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((from) => !isLeftOut(from, `/any/${strings}`))).toEqual(['../intl/combobox/en-US.mjs']);
});

it('leaves everything else as it is', () => {
  expect(isLeftOut('./texts/fr-FR.mjs', '/any/src/main.tsx')).toBe(false);
  expect(isLeftOut('./fr-FR.mjs', undefined)).toBe(false);
  expect(isLeftOut('./useComboBox.mjs', `/any/${strings}`)).toBe(false);
});
