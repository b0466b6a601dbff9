import { raw } from 'hono/html';
import { type Html, html } from '#contracts/pages/page.ts';

/** The pages beside those of the areas, and the areas themselves. */
export interface Contents {
  /** What the areas are called together. */
  readonly group: string;
  readonly pages: readonly (readonly [file: string, title: string])[];
  readonly areas: readonly {
    readonly file: string;
    readonly title: string;
    readonly operations: readonly { readonly id: string; readonly method: string; readonly summary: string }[];
  }[];
}

interface PortalPage {
  readonly title: string;
  readonly file: string;
  readonly body: Html;
  readonly contents: Contents;
  /** Scripts beside the page. It must be readable without them. */
  readonly scripts?: readonly string[];
  /** The app on the same site; undefined where the reference stands alone. */
  readonly app?: string | undefined;
  /** The folder of the reference, for pages beside it. */
  readonly home?: string | undefined;
}

/** As production’s headers have it, for servers that send none. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types paddock',
].join('; ');

export const styles = ['tokens.css', 'fonts.css', 'reference.css'];

/** A page of the reference: areas at the side, or behind “Contents” on a phone. */
export function portalPage({ title, file, body, contents, scripts = [], app, home }: PortalPage): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – contract reference</title>
${styles.map((style) => html`<link rel="stylesheet" href="${style}">\n`)}<script src="reference.js" defer></script>
${scripts.map((script) => html`<script type="module" src="${script}"></script>\n`)}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top"><div class="bar">
<a class="brand" href="${home ?? ''}index.html"><svg aria-hidden="true" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10.5"/><circle class="disc" cx="12" cy="12" r="5.5"/></svg>Contract reference</a>
<button type="button" class="menu" popovertarget="contents">Contents</button>
</div></header>
<div class="frame">
<nav id="contents" popover aria-label="Contents">
<ul>${contents.pages.map(([place, name]) => html`<li>${link(place, name, file)}</li>`)}${home === undefined ? html`` : html`<li><a href="${home}index.html">The contract</a></li>`}${app === undefined ? html`` : html`<li><a href="${app}">Open the bank</a></li>`}</ul>
<p class="group" id="areas">${contents.group}</p>
<ul aria-labelledby="areas">${contents.areas.map((area) => html`<li>${link(area.file, area.title, file)}${area.file === file && area.operations.length > 0 ? operationsOf(area) : html``}</li>`)}</ul>
</nav>
<main id="content">
${body}
</main>
</div>
</body>
</html>
`.toString();
}

function link(place: string, name: string, current: string): Html {
  return html`<a href="${place}"${place === current ? html` aria-current="page"` : html``}>${name}</a>`;
}

function operationsOf({ operations }: Contents['areas'][number]): Html {
  return html`<ul class="inner">${operations.map(({ id, method, summary }) => html`<li><a href="#${id}"><span class="verb">${method}</span> ${summary}</a></li>`)}</ul>`;
}
