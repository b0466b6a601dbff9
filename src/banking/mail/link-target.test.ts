import { expect, it } from 'vitest';
import { linkTarget, saysTarget } from './link-target.ts';

const own = 'https://online.paddock.example';
const targetOf = (href: string) => linkTarget(new URL(href), own);

it.each([
  ['the host of another site', 'https://evil.example/statement?of=paddock.example', 'evil.example'],
  ['its port', 'http://evil.example:8443/', 'evil.example:8443'],
  ['the host behind what looks like one', 'https://paddock.example@evil.example/', 'evil.example'],
  ['a host in another script in ASCII', 'https://раddосk.example/', 'xn--ddk-5cd6eil.example'],
  ['nothing of this site', 'https://online.paddock.example/accounts', undefined],
  ['this site by another protocol', 'http://online.paddock.example/', 'online.paddock.example'],
  ['who is written to', 'mailto:desk@evil.example?subject=Hello', 'desk@evil.example'],
  ['everybody who is written to', 'mailto:a@paddock.example?bcc=b@evil.example', 'a@paddock.example, b@evil.example'],
  ['no letters that reorder others', 'mailto:a@b.example?BCC=%E2%80%AEc', 'a@b.example, %E2%80%AEc'],
  ['the number that is called', 'tel:+449090000000', '+449090000000'],
])('shows %s', (_, href, target) => expect(targetOf(href)).toBe(target));

it.each([
  ['evil.example', 'https://evil.example/', true],
  [' Evil.example ', 'https://evil.example/statement', true],
  ['https://evil.example/statement', 'https://evil.example/other', true],
  ['paddock.example/help', 'https://www.paddock.example/help', true],
  ['your statement', 'https://evil.example/', false],
  ['paddock.example', 'https://evil.example/', false],
  ['https://paddock.example@evil.example/', 'https://paddock.example@evil.example/', false],
  ['evil.example@paddock.example', 'https://evil.example/', false],
  ['evil.example.paddock.example', 'https://evil.example/', false],
  ['evil.example \u202E paddock.example', 'https://evil.example/', false],
  ['evil.example/\u202Eelpmaxe.kcoddap', 'https://evil.example/', false],
  ['раddосk.example', 'https://раddосk.example/', false],
  ['http://evil.example', 'https://evil.example/', false],
  ['desk@paddock.example', 'mailto:desk@paddock.example?subject=Hello', true],
  ['write to us', 'mailto:desk@evil.example', false],
  ['0113 496 0100', 'tel:+441134960100', true],
  ['0113 496 0100', 'tel:+449090000000', false],
])('%j for %s says its target: %s', (text, href, says) => {
  const url = new URL(href);
  expect(saysTarget(text, url, linkTarget(url, own) ?? '')).toBe(says);
});
