import type { RegisteredAssumption } from '#contracts/assumptions/register.ts';
import { markdown } from '#contracts/pages/markdown.ts';
import { commonCss, type Html, html, prose, writePage } from '#contracts/pages/page.ts';
import type { WrittenPact } from '#contracts/verify/mismatch-words.ts';
import {
  type Answer,
  type Contract,
  type MediaType,
  type Operation,
  operationsOf,
  type Schema,
} from '#openapi/generator/contract.ts';
import { errorCodes } from './error-codes.ts';
import { findBody, findScript, linksTo } from './find-page.ts';
import { fieldRows, typeOf } from './schema-rows.ts';
import { conversations, sequence } from './sequence.ts';

export interface ReferenceSources {
  readonly contract: Contract & { readonly info: { readonly version: string; readonly description?: string } };
  readonly register: readonly RegisteredAssumption[];
  /** The interactions of the pacts, with the operation of each. */
  readonly interactions: readonly (WrittenPact['interactions'][number] & {
    readonly operation: string | undefined;
    readonly status: number;
  })[];
  readonly changelog: string;
}

/** The reference: an index, a page for each tag, the error codes, and what the pages load. By file name. */
export function referencePages(sources: ReferenceSources): ReadonlyMap<string, string> {
  const operations = operationsOf(sources.contract);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return new Map([
    ['index.html', page('The contract', indexBody(sources, operations, tags))],
    ['error-codes.html', page('Error codes', codesBody(sources.contract))],
    [
      'find.html',
      page(
        'Find',
        findBody(sources.contract, ({ tag, id }) => `${fileOf(tag)}#${id}`),
        'find.js',
      ),
    ],
    ['find.js', findScript],
    ['reference.css', `${commonCss}${css}\n`],
    ...tags.map((tag): [string, string] => {
      const body = html`<h1>${tag}</h1>\n${operations.filter((one) => one.tag === tag).map((one) => describeOperation(one, sources))}`;
      return [fileOf(tag), page(tag, body)];
    }),
  ]);
}

export function fileOf(tag: string): string {
  return `${tag.toLowerCase().replaceAll(' ', '-')}.html`;
}

const nav = html`<a href="index.html">The contract</a> · <a href="error-codes.html">Error codes</a> · <a href="find.html">Find</a>`;

function page(title: string, body: Html, script?: string): string {
  return writePage({
    title: `${title} – online banking service`,
    nav,
    body,
    files: { style: 'reference.css', ...(script !== undefined && { script }) },
  });
}

const css = `nav { margin-bottom: 1.25rem; } h2 code, h3 code { font-size: 1em; }
.mark { font-size: .8125rem; border: 1px solid currentColor; border-radius: 3px; padding: 0 .3rem; white-space: nowrap; }
.sequence { width: 40rem; max-width: none; display: block; font: 13px system-ui, sans-serif; fill: var(--ink); }
.sequence path { stroke: var(--ink); fill: none; stroke-width: 1.5; } .sequence .lane { stroke: var(--line); }
.sequence .who { font-weight: 600; } ol.spoken { display: none; }
@media (max-width: 44rem) { .sequence { display: none; } ol.spoken { display: block; padding-inline-start: 1.5rem; } }
 ul.plain { list-style: none; padding: 0; } ul.plain li { margin-bottom: .35rem; } td.code code { white-space: nowrap; }
td p { margin: .25rem 0; } td details { border: 0; padding: 0; }
@media (max-width: 40rem) { td[data-label]::before { content: attr(data-label) ": "; color: var(--soft); } } td a { overflow-wrap: anywhere; } th.name { width: 16rem; } th.where { width: 20rem; }
label, input[type="search"] { margin-inline-end: .5rem; }
input[type="search"] { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: 4px;
  padding: .4rem .6rem; inline-size: min(24rem, 100%); } input:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }`;

function indexBody(
  { contract, register, changelog }: ReferenceSources,
  operations: readonly Operation[],
  tags: readonly string[],
): Html {
  const open = register.filter(({ state }) => state === 'assumed').length;
  return html`<h1>The contract</h1>
<p>What the customer’s app and the bank say to each other: version ${contract.info.version}, ${operations.length} operations.
${open} of ${register.length} assumptions are open.</p>
<h2>Operations</h2>
${tags.map(
  (tag) => html`<h3><a href="${fileOf(tag)}">${tag}</a></h3>
<ul class="plain">${operations.filter((one) => one.tag === tag).map(({ id, method, path, summary }) => html`<li><a href="${fileOf(tag)}#${id}">${summary}</a> <code>${method} ${path}</code></li>`)}</ul>`,
)}
<h2>Conversations</h2>
${conversations.map(({ title, says, messages }) => html`<h3>${title}</h3><p>${says}</p>${sequence(title, messages)}`)}
<h2>Conventions</h2>
${markdown(contract.info.description ?? '', { topHeading: 2 })}
<h2>Changes</h2>
${markdown(changelog.replace(/^# .*\n/, ''), { topHeading: 2 })}`;
}

function describeOperation(operation: Operation, sources: ReferenceSources): Html {
  const { id, method, path, summary, written, parameters, requestBody, answers, nonceNeeded } = operation;
  const { contract, interactions } = sources;
  const extra = written as unknown as Readonly<Record<string, unknown>>;
  const rows = parameters.map((parameter) => {
    const more = parameter as unknown as Readonly<Record<string, string | undefined>>;
    return {
      path: `${parameter.name} (${parameter.in})`,
      type: typeOf(contract, parameter.schema),
      isRequired: parameter.required === true,
      description: more.description ?? '',
      provenance: more['x-provenance'],
      assumption: (parameter.schema['x-assumption'] as string | undefined) ?? more['x-assumption'],
    };
  });
  return html`<section id="${id}">
<h2>${summary}</h2>
<p><code>${method} /digx${path}</code> ${mark(written['x-provenance'])}</p>
<p>${prose(String(extra.description ?? ''))}</p>
${assumption(extra['x-assumption'] as string | undefined)}
<p class="soft"><code>${id}</code>. ${nonceNeeded ? 'Uses up a nonce.' : 'Needs no nonce.'}</p>
${rows.length === 0 ? html`` : html`<h3>Parameters</h3>${table(rows)}`}
${requestBody === undefined ? html`` : html`<h3>Request</h3>${bodies(contract, requestBody.content)}`}
${answers.map((answer) => describeAnswer(operation, answer, contract, interactions))}
</section>`;
}

function describeAnswer(
  { id }: Operation,
  { status, answer }: { readonly status: string; readonly answer: Answer },
  contract: Contract,
  interactions: ReferenceSources['interactions'],
): Html {
  const tested = interactions.filter((one) => one.operation === id && one.status === Number(status));
  const more = answer as unknown as Readonly<Record<string, string | undefined>>;
  return html`<details>
<summary><strong>${status}</strong> ${prose(more.description ?? '')} ${mark(more['x-provenance'])}</summary>
${assumption(more['x-assumption'])}
${answer.headers === undefined ? html`` : html`<p class="soft">Headers: ${Object.keys(answer.headers).join(', ')}</p>`}
${bodies(contract, answer.content ?? {})}
${tested.length === 0 ? html`` : html`<h3>States in which it is verified</h3><ul>${tested.map(({ description, providerStates = [] }) => html`<li>${description}: ${providerStates.map(({ name }) => name).join('; ')}</li>`)}</ul>`}
</details>`;
}

function bodies(contract: Contract, content: Readonly<Record<string, MediaType>>): Html {
  const parts = Object.entries(content).map(([type, { schema, example, examples = {} }]) => {
    const shown =
      example === undefined
        ? Object.entries(examples).map(([name, { value }]) => ({ name, value }))
        : [{ name: 'example', value: example }];
    return html`<p class="soft">${type}</p>${table(fieldRows(contract, schema as Schema))}
${shown.map(({ name, value }) => html`<details><summary>Example: ${name}</summary><pre tabindex="0">${JSON.stringify(value, undefined, 2)}</pre></details>`)}`;
  });
  return html`${parts}`;
}

function table(rows: ReturnType<typeof fieldRows>): Html {
  if (rows.length === 0) return html``;
  return html`<div class="scroll" tabindex="0"><table class="stacked"><thead><tr><th>Name</th><th>Type</th><th>Meaning</th><th>Known by</th></tr></thead><tbody>
${rows.map(
  (
    row,
  ) => html`<tr><td><code>${row.path}</code>${row.isRequired ? html` <strong>required</strong>` : html``}</td><td data-label="Type">${row.type}</td>
<td>${meaning(row.description)}${assumption(row.assumption)}</td><td>${mark(row.provenance)}</td></tr>`,
)}
</tbody></table></div>`;
}

function meaning(description: string): Html {
  return description.includes('\n') ? markdown(description, { topHeading: 3 }) : prose(description);
}

function mark(provenance: string | undefined): Html {
  if (provenance === undefined) return html``;
  const looks = { assumed: 'warn', overturned: 'bad', confirmed: 'good' }[provenance] ?? 'soft';
  return html`<span class="mark ${looks}">${provenance}</span>`;
}

function assumption(text: string | undefined): Html {
  return text === undefined ? html`` : html`<p class="warn">Assumed: ${prose(text)}</p>`;
}

function codesBody(contract: Contract): Html {
  const tagOf = new Map(operationsOf(contract).map(({ id, tag }) => [id, tag]));
  return html`<h1>Error codes</h1>
<p>Texts in braces are the bank’s telephone numbers. A code without a text of its own is shown with the helpdesk’s number.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Error codes"><table class="stacked"><thead><tr><th>Code</th><th>Status</th><th>Calls</th><th>Meaning</th><th>The customer reads</th></tr></thead><tbody>
${errorCodes(contract).map(
  ({
    code,
    statuses,
    calls,
    meaning,
    read,
  }) => html`<tr id="${code}"><td class="code"><code>${code}</code></td><td data-label="Status">${statuses.join(', ') || '–'}</td>
<td data-label="Calls">${linked(calls)}</td>
<td data-label="Meaning">${meaning.join(' ') || html`<span class="soft">Specified for the app; the sandbox’s bank does not answer it.</span>`}</td><td data-label="The customer reads">${read}</td></tr>`,
)}
</tbody></table></div>`;

  function linked(calls: readonly string[]): Html | string {
    if (calls.length === 0) return '–';
    return linksTo(calls.map((id) => [`${fileOf(tagOf.get(id) ?? '')}#${id}`, id] as const));
  }
}
