import { markdown } from '#contracts/pages/markdown.ts';
import { type Html, html, prose } from '#contracts/pages/page.ts';
import type { Field, Presence } from './field-tree.ts';

/** Who reads the list: those who send the fields, or those who receive them. */
export type Reader = 'sender' | 'receiver';

/** A tree of fields: what is inside one is folded below it, and the first level is open. */
export function fieldList(fields: readonly Field[], reader: Reader, depth = 0): Html {
  if (fields.length === 0) return html``;
  return html`<ul class="fields">${fields.map((field) => html`<li>${fieldOf(field, reader, depth)}</li>`)}</ul>`;
}

function fieldOf(field: Field, reader: Reader, depth: number): Html {
  const { name, type, presence, description, provenance, assumption: assumed, fields } = field;
  const head = html`<code class="name">${name}</code> <span class="type">${type}</span> <span class="${presence.is}">${prose(inWords(presence, reader))}</span> ${mark(provenance)}`;
  const more = html`${description === '' ? html`` : html`<div class="meaning">${meaning(description)}</div>`}${assumption(assumed)}`;
  if (fields.length === 0) return html`<div class="head">${head}</div>${more}`;
  return html`<details${depth === 0 ? html` open` : html``}><summary class="head">${head}</summary>${more}${fieldList(fields, reader, depth + 1)}</details>`;
}

/** As people say it, for a request or for an answer. */
export function inWords(presence: Presence, reader: Reader): string {
  if (presence.is === 'conditional') return reader === 'sender' ? `required ${presence.when}` : presence.when;
  if (reader === 'sender') return presence.is === 'always' ? 'required' : 'may be left out';
  return presence.is === 'always' ? 'always there' : 'may be missing';
}

function meaning(description: string): Html {
  return description.includes('\n') ? markdown(description, { topHeading: 3 }) : html`<p>${prose(description)}</p>`;
}

export function mark(provenance: string | undefined): Html {
  if (provenance === undefined) return html``;
  const looks = { assumed: 'warn', overturned: 'bad', confirmed: 'good' }[provenance] ?? 'soft';
  return html`<span class="mark ${looks}">${provenance}</span>`;
}

export function assumption(text: string | undefined): Html {
  return text === undefined ? html`` : html`<p class="assumed">Assumed: ${prose(text)}</p>`;
}
