import { expect, it } from 'vitest';
import { shownTexts, textsIn } from './shown-texts.ts';

it.each([
  ['the words of an element, its children included', '<p>Pay <b>now</b> or <i>{when}</i></p>', ['Pay now or {when}']],
  ['words over several lines', '<p>\n  Two\n  lines{" "}\n  <b>here</b>\n</p>', ['Two lines here']],
  ['characters written as entities', '<p>Terms &amp; rules</p>', ['Terms & rules']],
  ['the name of a control', '<input aria-label="Your name" name="user" />', ['Your name']],
  ['a word with a capital', 'const label = "Save";', ['Save']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source to read.
  ['a template with its values', 'const text = `Row ${place.n} of ${all}`;', ['Row {n} of {all}']],
  ['a text in two parts', 'const text = "No money " + "has moved.";', ['No money has moved.']],
  ['both branches of a choice', 'const text = busy ? "Please wait" : "Go on";', ['Please wait', 'Go on']],
  ['a text inside a value', '<p>Paid {late ? "too late" : "in time"}.</p>', ['Paid {time}.', 'too late', 'in time']],
])('finds %s', (_, source, texts) => {
  const found = textsIn('a.tsx', source).map(({ text }) => text);
  expect(found).toEqual(texts);
});

it.each([
  ['an import', 'import x from "Some Thing";'],
  ['a type', 'type Look = "Very plain" | "Bold";'],
  ['a comparison', 'if (state === "Payment sent") go();'],
  ['a class', '<p className="two classes" />'],
  [
    'a path, a code and a pattern',
    'const a = ["/accounts/all", "DIGX_AUTH_0001", "dd/MM/yyyy HH:mm", "https://x.example/A b"];',
  ],
  ['an error for those who run the program', 'throw new Error("This cannot happen");'],
])('passes over %s', (_, source) => {
  expect(textsIn('a.tsx', source)).toEqual([]);
});

it('says where each text is', () => {
  expect(textsIn('a.ts', 'const one = 1;\nconst two = "Second line";')).toEqual([
    { file: 'a.ts', line: 2, text: 'Second line' },
  ]);
});

it('reads the whole product', () => {
  const files = new Set(shownTexts().map(({ file }) => file.split('/').slice(0, 2).join('/')));
  expect([...files]).toEqual(
    expect.arrayContaining(['src/api', 'src/app', 'src/features', 'src/banking', 'sandbox/panel']),
  );
});
