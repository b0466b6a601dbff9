import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withDrawn } from '../../deploy/first-paint-plugin.ts';

const html = readFileSync('index.html', 'utf8');
const shownBy = { script: '/assets/first-paint-a1b2.js', startsApp: false };

it('puts each page into a template, and the script behind the place where it is shown', () => {
  const drawn = withDrawn(html, { login: '<h1>Log in for $& and $1</h1>' }, shownBy);
  expect(drawn).toMatch(
    /<template id="drawn-login"><h1>Log in for \$& and \$1<\/h1><\/template>\s+<div id="root"><\/div>\s+<script src="\/assets\/first-paint-a1b2\.js"><\/script>/,
  );
  expect(drawn).not.toContain('drawn-frame');
});

it('refuses a document without a place for them', () => {
  expect(() => withDrawn('<body></body>', { login: '' }, shownBy)).toThrow('has no <div id="root"></div>');
});

it('leaves the app to the script that paints first, and refuses a document without it', () => {
  const tag = '<script type="module" crossorigin src="/assets/index-c3d4.js"></script>';
  const starting = { ...shownBy, startsApp: true };
  const drawn = withDrawn(`${tag}\n<div id="root"></div>`, { frame: '' }, starting);
  expect(drawn).toMatch(/^\s*<template id="drawn-frame">/);
  expect(drawn).toContain(`<template id="app-script">${tag}</template>`);
  expect(() => withDrawn('<div id="root"></div>', { login: '' }, starting)).toThrow('has no script of the app');
});

it('has the document of login ask for its picture at once, and for fonts and configuration by script; others the other way', () => {
  const built = html.replace(
    /<script type="module".*/,
    '<script type="module" crossorigin src="/assets/index-c3d4.js"></script>',
  );
  const login =
    '<picture><source media="(prefers-color-scheme: dark)" srcSet="/assets/dark.svg"/><img src="/assets/light.svg" alt=""/></picture>';
  const askedAtOnce = (document: string) =>
    [
      ...document
        .replaceAll(/<template.*?<\/template>/gs, '')
        .matchAll(/<link rel="preload" href="(\S+)".*?(?:media="(.+?)"|>)/g),
    ].map(([, href, media]) => [href, media]);
  const starting = { ...shownBy, startsApp: true };
  const drawn = withDrawn(built, { login, frame: '' }, starting);
  expect(askedAtOnce(drawn)).toEqual([
    ['/assets/dark.svg', '(prefers-color-scheme: dark)'],
    ['/assets/light.svg', 'not all and (prefers-color-scheme: dark)'],
  ]);
  const others = askedAtOnce(withDrawn(built, { frame: '' }, starting));
  expect(others.map(([href = '']) => href.replace(/.*\//, ''))).toEqual([
    'newsreader-core.woff2',
    'inter-core.woff2',
    'config.json',
  ]);
  const inside = (id: string) =>
    askedAtOnce(new RegExp(`<template id="${id}">(.*?)</template>`, 's').exec(drawn)?.[1] ?? '');
  expect([...inside('preloads'), ...inside('app-script')]).toEqual(others);
});
