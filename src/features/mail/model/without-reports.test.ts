import { expect, it } from 'vitest';
import { hostileHtml } from '#fixtures/hostile-html.ts';
import { withoutReports } from './without-reports.ts';

it.each([
  ['<p onclick=alert(1)>on sale=now</p>', '<p data-onclick=alert(1)>on sale=now</p>'],
  ['<p title="a > b" style="color:red">style = plain</p>', '<p title="a > b" data-style="color:red">style = plain</p>'],
  ['<svg/onload=alert(1)>', '<svg/data-onload=alert(1)>'],
  ['<style>p{}</style><p>Read</p>', '<p>Read</p>'],
  ['<base href="https://evil.example/"><p>Read</p>', '<p>Read</p>'],
  ['<basefont><p>Read</p>', '<basefont><p>Read</p>'],
])('takes from %s what a browser would report', (html, expected) => {
  expect(withoutReports(html)).toBe(expected);
});

it('leaves no handler or style in any attack', () => {
  const left = hostileHtml.filter((html) =>
    /<[a-z][^<]*[\s"'/](?:on[a-z]+|style)\s*=[^<]*>/i.test(withoutReports(html)),
  );
  expect(left).toEqual([]);
});
