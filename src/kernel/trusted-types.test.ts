import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Rules {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}

const made: { readonly name: string; readonly rules: Rules }[] = [];

/** A production page under Trusted Types. */
beforeEach(() => {
  made.length = 0;
  vi.resetModules();
  vi.stubEnv('DEV', false);
  vi.stubGlobal('location', { href: 'https://paddock.test/accounts', origin: 'https://paddock.test' });
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Rules) {
      made.push({ name, rules });
      return { ...rules, createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}` };
    },
  });
});

afterEach(() => {
  // Test files share their modules: the next one must not meet this page's policy.
  vi.resetModules();
});

it('makes the one policy when the page imports it, once', async () => {
  const { scriptUrl } = await import('./trusted-types.ts');
  expect(made.map(({ name }) => name)).toEqual(['paddock']);
  expect(scriptUrl('/assets/bank.js')).toBe('trusted /assets/bank.js');
  expect(scriptUrl('https://paddock.test/assets/export.js')).toBe('trusted https://paddock.test/assets/export.js');
  expect(made).toHaveLength(1);
});

it.each([
  'https://elsewhere.test/assets/a.js',
  '//elsewhere.test/assets/a.js',
  'data:text/javascript,1',
  'blob:https://paddock.test/3f1c',
  '/digx/v1/mailbox/mails/1/attachment.js',
  '/assets/../a.js',
  'a.js',
])('trusts no script from %s', async (url) => {
  const { scriptUrl } = await import('./trusted-types.ts');
  expect(() => scriptUrl(url)).toThrow(TypeError);
});

it('gives the address as it is where there are no Trusted Types', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { scriptUrl } = await import('./trusted-types.ts');
  expect(scriptUrl('/assets/bank.js')).toBe('/assets/bank.js');
});

it('makes HTML for the cleaner of messages only', async () => {
  const { cleaning } = await import('./trusted-types.ts');
  const { createHTML } = made[0]?.rules ?? {};
  expect(() => createHTML?.('<b>Hay</b>')).toThrow(TypeError);
  expect(cleaning((policy) => String(policy?.createHTML('<b>Hay</b>')))).toBe('<b>Hay</b>');
  expect(() => cleaning(() => JSON.parse('{'))).toThrow(SyntaxError);
  expect(() => createHTML?.('<b>Hay</b>')).toThrow(TypeError);
});
