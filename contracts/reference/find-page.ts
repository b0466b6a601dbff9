import { type Html, html, prose } from '#contracts/pages/page.ts';
import { type Contract, type Operation, operationsOf, resolve, type Schema } from '#openapi/generator/contract.ts';
import { errorCodes } from './error-codes.ts';
import { allFields, fieldTree } from './field-tree.ts';

interface Entry {
  readonly name: string;
  readonly kind: 'operation' | 'field' | 'parameter' | 'header' | 'error code';
  readonly says: string;
  /** Where it is described, by URL. */
  readonly links: ReadonlyMap<string, string>;
}

/** Filters the rows by each word typed, but not by where they are described. Without it the page is an index from A to Z. */
export const findScript = `const box = document.getElementById('find');
const count = document.getElementById('count');
const rows = [...document.querySelectorAll('tbody tr')].map((row) => {
  const told = [...row.cells].slice(0, -1).map((cell) => cell.textContent);
  return { row, text: told.join(' ').toLowerCase() };
});
const find = () => {
  const words = box.value.toLowerCase().split(/\\s+/);
  let shown = 0;
  for (const { row, text } of rows) {
    row.hidden = !words.every((word) => text.includes(word));
    if (!row.hidden) shown += 1;
  }
  count.textContent = shown + ' of ' + rows.length;
};
document.getElementById('search').hidden = false;
box.addEventListener('input', find);
find();
`;

/** Every operation, field, parameter, header and error code from A to Z, with a search box. */
export function findBody(contract: Contract, urlOf: (operation: Operation) => string): Html {
  const entries = [...entriesOf(contract, urlOf)].sort(
    (one, other) => one.name.localeCompare(other.name, 'en') || one.kind.localeCompare(other.kind),
  );
  return html`<h1>Find</h1>
<p id="search" hidden><label for="find">Name, path or words</label> <input id="find" type="search" autocomplete="off" spellcheck="false">
<span id="count" role="status"></span></p>
<div class="scroll" tabindex="0" role="region" aria-label="Operations, fields and codes from A to Z"><table class="stacked"><thead><tr><th class="name">Name</th><th>Kind</th><th>Meaning</th><th class="where">Where</th></tr></thead><tbody>
${entries.map(
  ({ name, kind, says, links }) => html`<tr><td><code>${name}</code></td><td>${kind}</td><td>${prose(says)}</td>
<td>${linksTo(links)}</td></tr>`,
)}
</tbody></table></div>`;
}

/** Links by URL, behind a count where they are many. */
export function linksTo(links: Iterable<readonly [string, string]>): Html {
  const all = [...links].map(([url, text]) => html`<a href="${url}">${text}</a>\n`);
  return all.length > 6 ? html`<details><summary>${all.length} calls</summary>${all}</details>` : html`${all}`;
}

function entriesOf(contract: Contract, urlOf: (operation: Operation) => string): Iterable<Entry> {
  const found = new Map<string, Entry & { readonly links: Map<string, string> }>();
  const add = (kind: Entry['kind'], name: string, says: string, links: readonly (readonly [string, string])[]) => {
    const key = `${kind} ${name}`;
    const entry = found.get(key) ?? { kind, name, says, links: new Map() };
    for (const [url, text] of links) entry.links.set(url, text);
    found.set(key, entry);
  };
  for (const operation of operationsOf(contract)) {
    const link = [urlOf(operation), operation.id] as const;
    add('operation', operation.id, `${operation.summary}. ${operation.method} ${operation.path}`, [link]);
    for (const parameter of operation.parameters) {
      const { description = '' } = parameter as { readonly description?: string };
      add(parameter.in === 'header' ? 'header' : 'parameter', parameter.name, description, [link]);
    }
    const contents = [operation.requestBody?.content, ...operation.answers.map(({ answer }) => answer.content)];
    for (const { schema } of contents.flatMap((content) => Object.values(content ?? {}))) {
      for (const { name, description } of allFields(fieldTree(contract, schema as Schema)))
        add('field', name, description.split('\n')[0] ?? '', [link]);
    }
    for (const [name, written] of operation.answers.flatMap(({ answer }) => Object.entries(answer.headers ?? {}))) {
      const { description } = resolve(contract, written as object) as { readonly description?: string };
      add('header', name, description ?? 'Of an answer.', [link]);
    }
  }
  for (const { code, read } of errorCodes(contract))
    add('error code', code, read, [[`error-codes.html#${code}`, code]]);
  return found.values();
}
