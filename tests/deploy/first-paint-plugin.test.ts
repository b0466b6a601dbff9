import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withDrawn } from '../../deploy/first-paint-plugin.ts';

const html = readFileSync('index.html', 'utf8');

it('puts each page into a template, and the script behind the place where it is shown', () => {
  const drawn = withDrawn(html, { login: '<h1>Log in for $& and $1</h1>' }, '/assets/first-paint-a1b2.js');
  expect(drawn).toMatch(
    /<template id="drawn-login"><h1>Log in for \$& and \$1<\/h1><\/template>\s+<div id="root"><\/div>\s+<script src="\/assets\/first-paint-a1b2\.js"><\/script>/,
  );
  expect(drawn).not.toContain('drawn-frame');
});

it('refuses a document without a place for them', () => {
  expect(() => withDrawn('<body></body>', { login: '' }, '')).toThrow('has no <div id="root"></div>');
});
