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
  ['<video><track src="https://evil.example/t.vtt" default></video>', '<video></video>'],
  ['<input type=checkbox onclick>', '<input type=checkbox data-onclick>'],
  ['<b one="1" title="a <b onx style">On style</b>', '<b data-one="1" title="a <b onx style">On style</b>'],
  ['<set style=`x` to=`<i>`>', '<set data-style=`x` to=`<i>`>'],
  ['<p style="x:url(\'<svg>\')">Read</p>', '<p data-style="x:url(\'<svg>\')">Read</p>'],
  ['<img src onclick /" \'"= alt=1//">', '<img src data-onclick /" \'"= alt=1//">'],
  ['<!--<a title="--><img onerror=x>', '<!--<a title="--><img data-onerror=x>'],
  [
    '5 < 6 and <a href="https://paddock.example/one/style">on</a>',
    '5 < 6 and <a href="https://paddock.example/one/style">on</a>',
  ],
  ['<p style', '<p data-style'],
  ['<p>onset = 5 > 4, style = plain</p>', '<p>onset = 5 > 4, style = plain</p>'],
])('takes from %s what a browser would report', (html, expected) => {
  expect(withoutReports(html)).toBe(expected);
});

it('leaves no handler or style in any attack', () => {
  const left = hostileHtml.filter((html) =>
    /<[a-z][^<]*[\s"'/](?:on[a-z]+|style)\s*=[^<]*>/i.test(withoutReports(html)),
  );
  expect(left).toEqual([]);
});
