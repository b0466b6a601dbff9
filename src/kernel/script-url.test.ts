import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scriptUrl } from './script-url.ts';

const policies: string[] = [];

/** A page under Trusted Types. */
beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://paddock.test/digital/accounts', origin: 'https://paddock.test' });
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, { createScriptURL }: { createScriptURL(url: string): string }) {
      policies.push(name);
      return { createScriptURL: (url: string) => `trusted ${createScriptURL(url)}` };
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('makes the one policy once, however many scripts are loaded', () => {
  expect(scriptUrl('/assets/bank.js')).toBe('trusted /assets/bank.js');
  expect(scriptUrl('https://paddock.test/assets/export.js')).toBe('trusted https://paddock.test/assets/export.js');
  expect(policies).toEqual(['paddock']);
});

it.each(['https://elsewhere.test/a.js', '//elsewhere.test/a.js', 'data:text/javascript,1'])(
  'trusts no script from %s',
  (url) => {
    expect(() => scriptUrl(url)).toThrow(TypeError);
  },
);

it('gives the address as it is where there are no Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(scriptUrl('/assets/bank.js')).toBe('/assets/bank.js');
});

it('leaves HTML as it is, for the cleaner of messages', async () => {
  const rules: { createHTML(html: string): string }[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy(_name: string, given: { createHTML(html: string): string }) {
      rules.push(given);
      return given;
    },
  });
  vi.resetModules();
  const { paddockPolicy } = await import('./trusted-types.ts');
  expect(String(paddockPolicy()?.createHTML('<b>Hay</b>'))).toBe('<b>Hay</b>');
  expect(rules).toHaveLength(1);
});
