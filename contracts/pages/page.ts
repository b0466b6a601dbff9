import { html as anyHtml, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup with every value escaped. */
export type Html = HtmlEscapedString;

/** No value of a page is a promise. */
export const html = anyHtml as (...parts: Parameters<typeof anyHtml>) => Html;

/** A sentence in which backticks mark code, as the contract writes them. */
export function prose(text: string): Html {
  return raw(html`${text}`.replace(/`([^`]+)`/g, '<code>$1</code>'));
}

interface Page {
  readonly title: string;
  readonly body: Html;
  /** Rules beside the common ones. */
  readonly css?: string;
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** A whole page that loads nothing, in light and dark, on any width. */
export function writePage({ title, body, css = '' }: Page): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(commonCss + css)}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.toString();
}

/** The rules of every page. */
const commonCss = `
:root { color-scheme: light dark; --ink: light-dark(#1b2430, #e6eaf0); --paper: light-dark(#fff, #14191f);
  --soft: light-dark(#5b6675, #9aa6b5); --line: light-dark(#d5dbe3, #333d49); --band: light-dark(#f3f5f8, #1c232b);
  --link: light-dark(#0b4f8a, #86bdf0); --good: light-dark(#11663a, #7fd6a4); --bad: light-dark(#a3221b, #ff9d94);
  --warn: light-dark(#7a4d00, #f0c674); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: break-word; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
p { max-width: 46rem; margin: .5rem 0; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code, pre { font: .875rem/1.45 ui-monospace, "Cascadia Mono", Menlo, monospace; }
code { overflow-wrap: anywhere; }
pre { background: var(--band); border: 1px solid var(--line); border-radius: 4px; padding: .75rem; overflow: auto;
  max-height: 28rem; margin: .5rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); }
thead th { border-bottom: 2px solid var(--line); }
.scroll { overflow-x: auto; }
.good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); } .soft { color: var(--soft); }
details { border-top: 1px solid var(--line); padding: .5rem 0; }
summary { cursor: pointer; padding: .125rem 0; }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: .75rem 0; }
dl.facts dt { color: var(--soft); } dl.facts dd { margin: 0; }
@media (max-width: 30rem) { dl.facts { grid-template-columns: 1fr; gap: 0; } dl.facts dd { margin-bottom: .5rem; } }
@media print { body { max-width: none; padding: 0; } pre { max-height: none; } }
`;
