import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { baselineYear, buildTarget, served } from '../../deploy/browsers/served.ts';

const script = readFileSync('public/unsupported-browser.js', 'utf8');
const like = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11) AppleWebKit/601.1 (KHTML, like Gecko)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 8_0 like Mac OS X) AppleWebKit/600.1 (KHTML, like Gecko)';

const old = 'Your browser is too old';
const explorer11 = 'Internet Explorer 11';

it.each<[string, string, string | undefined]>([
  ['Chrome 47', `${like} ${webkit} Chrome/47.0.2526.111 Safari/537.36`, old],
  ['Chrome 48', `${like} ${webkit} Chrome/48.0.2564.82 Safari/537.36`, undefined],
  ['Chrome 9', `${like} ${webkit} Chrome/9.0.597.0 Safari/537.36`, old],
  ['Chrome 140', `${like} ${webkit} Chrome/140.0.0.0 Safari/537.36`, undefined],
  ['Chrome 47 without a head', `${like} ${webkit} HeadlessChrome/47.0.0.0 Safari/537.36`, old],
  ['Chromium 47', `${like} ${webkit} Chromium/47.0 Safari/537.36`, old],
  [
    'Android’s web view on Chrome 130',
    `${like} ${webkit} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    undefined,
  ],
  ['Firefox 52', `${like.replace(')', '; rv:52.0)')} Gecko/20100101 Firefox/52.0`, old],
  ['Firefox 53', `${like.replace(')', '; rv:53.0)')} Gecko/20100101 Firefox/53.0`, undefined],
  ['Firefox 144', `${like.replace(')', '; rv:144.0)')} Gecko/20100101 Firefox/144.0`, undefined],
  ['Safari 8', `${mac} Version/8.0 Safari/600.1`, old],
  ['Safari 9', `${mac} Version/9.0 Safari/601.1`, undefined],
  ['Safari 18', `${mac} Version/18.1 Safari/605.1.15`, undefined],
  ['Safari 8 on a telephone', `${phone} Version/8.0 Mobile/12A365 Safari/600.1.4`, old],
  ['Chrome on an iPhone', `${phone} CriOS/120.0 Mobile/12A365 Safari/600.1.4`, undefined],
  ['Internet Explorer 8', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)', old],
  ['Internet Explorer 10', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)', old],
  ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', explorer11],
  [
    'the first Edge, which names Chrome 42',
    `${like} ${webkit} Chrome/42.0.2311.135 Safari/537.36 Edge/12.246`,
    undefined,
  ],
  ['Edge of today', `${like} ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, undefined],
  ['nothing known', '', undefined],
])('shows %s the right message', (_name, agent, words) => {
  const shown = shownTo(agent);
  if (words === undefined) expect(shown).toEqual([]);
  else expect(shown).toEqual([expect.stringContaining(words)]);
});

it('names the browsers that are served, as the build, the styles and the README have them', () => {
  expect(shownTo(`${like.replace(')', '; rv:52.0)')} Gecko/20100101 Firefox/52.0`)).toEqual([
    expect.stringContaining(
      `Chrome ${served.chrome}, Edge ${served.edge}, Firefox ${served.firefox}, Safari ${served.safari}.`,
    ),
  ]);
  expect(buildTarget).toContain(`safari${served.safari}`);
  const { linter } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
    readonly linter: {
      readonly rules: { readonly suspicious: { readonly useBaseline: { readonly options: object } } };
    };
  };
  expect(linter.rules.suspicious.useBaseline.options).toMatchObject({ available: baselineYear });
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Baseline ${baselineYear}: Chrome and Edge ${served.chrome}, Firefox ${served.firefox}, Safari ${served.safari}`,
  );
});

it.each<[string, string, number]>([
  ['Firefox 131', `${like.replace(')', '; rv:131.0)')} Gecko/20100101 Firefox/131.0`, 1],
  ['Firefox 132', `${like.replace(')', '; rv:132.0)')} Gecko/20100101 Firefox/132.0`, 0],
  ['Chrome 129', `${like} ${webkit} Chrome/129.0.0.0 Safari/537.36`, 1],
  ['Chrome 130', `${like} ${webkit} Chrome/130.0.0.0 Safari/537.36`, 0],
  ['Edge 129', `${like} ${webkit} Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0`, 1],
  ['Safari 18.1', `${mac} Version/18.1 Safari/605.1.15`, 1],
  ['Safari 18.2', `${mac} Version/18.2 Safari/605.1.15`, 0],
])('tells %s, whose app does not show itself, that it is too old, if it is', async (_name, agent, banners) => {
  const { standing, waiting } = await loadedWithoutConnection({ agent, answers: true });
  for (const act of waiting) act();
  expect(standing()).toEqual(Array.from({ length: banners }, () => expect.stringContaining(old)));
});

it('leaves an older browser alone whose app was only slow', async () => {
  const agent = `${like} ${webkit} Chrome/129.0.0.0 Safari/537.36`;
  const { standing, waiting, appear } = await loadedWithoutConnection({ agent, answers: true });
  appear();
  for (const act of waiting) act();
  expect(standing()).toEqual([]);
});

it('uses JavaScript that all of them understand', () => {
  const code = script.replace(/\/\/.*$/gm, '').replace(/'[^'\n]*'/g, "''");
  expect(code).not.toMatch(/=>|\b(?:let|const|class|import|export|async)\b|`|\?\.|\?\?|\.\.\.|,\s*[}\])]/);
});

it('inserts its message as text, never as markup', () => {
  expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval|Function\(/);
});

it('does not delay the app', () => {
  expect(readFileSync('index.html', 'utf8')).toContain('<script defer src="/unsupported-browser.js"></script>');
});

it.each([
  { shown: 'nothing', isDrawn: false },
  { shown: 'what the build has drawn', isDrawn: true },
])(
  'blames the connection if the app has not shown itself in time, with $shown there, and takes that back when it does',
  async ({ isDrawn }) => {
    const { standing, waiting, appear } = await loadedWithoutConnection({ isDrawn });
    expect(standing()).toEqual([]);
    for (const act of waiting) act();
    expect(standing()).toEqual([expect.stringContaining('check your internet connection')]);
    appear();
    expect(standing()).toEqual([]);
  },
);

it('does not blame the connection for an app that was only slow', async () => {
  const { standing, waiting, appear } = await loadedWithoutConnection();
  appear();
  for (const act of waiting) act();
  expect(standing()).toEqual([]);
});

/** A page whose app is not there when it has loaded, and whose script cannot be asked for, unless the site answers. */
async function loadedWithoutConnection({ isDrawn = false, agent = '', answers = false } = {}) {
  const banners: { readonly textContent: string }[] = [];
  const waiting: (() => void)[] = [];
  const observing: (() => void)[] = [];
  const root = { firstChild: isDrawn ? {} : null, hasAttribute: () => isDrawn };
  const holdingScript = { querySelector: () => ({ src: '/assets/index.js' }) };
  let load = () => {};
  const fetch = () => (answers ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('Failed to fetch')));
  runInNewContext(script, {
    navigator: { userAgent: agent },
    window: { fetch, addEventListener: (_: string, act: () => void) => (load = act) },
    fetch,
    setTimeout: (act: () => void) => waiting.push(act),
    MutationObserver: class {
      constructor(act: () => void) {
        observing.push(act);
      }
      observe() {}
      disconnect() {}
    },
    document: {
      body: {
        insertBefore: (banner: { readonly textContent: string }) => banners.push(banner),
        removeChild: (banner: { readonly textContent: string }) => banners.splice(banners.indexOf(banner), 1),
      },
      createElement: () => ({ style: {}, textContent: '', setAttribute: () => {} }),
      getElementById: (id: string) => (id === 'root' ? root : isDrawn ? { content: holdingScript } : null),
      ...(isDrawn ? {} : holdingScript),
    },
  });
  load();
  for (const check of waiting.splice(0)) check();
  await Promise.resolve();
  await Promise.resolve();
  return {
    standing: () => banners.map(({ textContent }) => textContent),
    waiting,
    appear() {
      root.firstChild = {};
      root.hasAttribute = () => false;
      for (const act of observing) act();
    },
  };
}

/** The texts on the page after the script has run, in order. */
function shownTo(userAgent: string): readonly string[] {
  const before = { textContent: 'the app' };
  const standing: { readonly textContent: string }[] = [before];
  const body = {
    firstChild: before,
    insertBefore(node: { readonly textContent: string }, place: unknown) {
      standing.splice(standing.indexOf(place as typeof before), 0, node);
    },
  };
  const createElement = () => ({ style: {}, textContent: '', setAttribute: () => {} });
  runInNewContext(script, { navigator: { userAgent }, document: { body, createElement }, window: {} });
  return standing.slice(0, -1).map(({ textContent }) => textContent);
}
