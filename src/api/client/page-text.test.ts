import { expect, it, vi } from 'vitest';
import { textOfPage } from './page-text.ts';

it.each([
  ['tags', '<h1>Page <b>Blocked</b></h1>', ' Page Blocked '],
  ['scripts and styles', 'a<script>if (a<b) "</h1>"</script >b<STYLE x>p > a {}</Style>c', 'a b c'],
  ['a script that never ends', 'a<script>b<p>c', 'a '],
  ['a tag that never ends', 'a<p>b<p class="', 'a b<p class="'],
  ['an element with a longer name', '<scripts>a</scripts>', ' a '],
  ['entities and white space', 'a&nbsp;b \n\t c&#x3a;', 'a b c:'],
  ['nothing', '', ''],
])('reads a page with %s', (_, html, text) => {
  expect(textOfPage(html)).toBe(text);
});

const length = 128 * 1024;
it.each(['<script', '<script>', '<style ', '<', '<<style>', '</script', '<script></scrip', '<!--<script '])(
  'passes over each letter of a page made of “%s” but a few times',
  (piece) => {
    let passed = 0;
    const indexOf = String.prototype.indexOf;
    const spy = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (
      this: string,
      wanted: string,
      from = 0,
    ) {
      const found = indexOf.call(this, wanted, from);
      passed += (found < 0 ? this.length : found) - from + 1;
      return found;
    });
    textOfPage(piece.repeat(length / piece.length));
    spy.mockRestore();
    expect(passed).toBeGreaterThan(0);
    expect(passed).toBeLessThan(4 * length);
  },
);
