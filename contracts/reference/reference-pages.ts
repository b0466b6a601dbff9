import type { RegisteredAssumption } from '#contracts/assumptions/register.ts';
import { markdown } from '#contracts/pages/markdown.ts';
import { type Html, html } from '#contracts/pages/page.ts';
import { type Contract, type Operation, operationsOf } from '#openapi/generator/contract.ts';
import { errorCodes } from './error-codes.ts';
import { findBody, findScript, linksTo } from './find-page.ts';
import { type OperationSources, operationSection } from './operation-section.ts';
import { type Contents, portalPage } from './portal-page.ts';
import { conversations, sequence } from './sequence.ts';

export interface ReferenceSources extends OperationSources {
  readonly contract: Contract & { readonly info: { readonly version: string; readonly description?: string } };
  readonly register: readonly RegisteredAssumption[];
  readonly changelog: string;
  /** What the site around the reference has; undefined where there is none. */
  readonly site?: { readonly app: string; readonly tryScript: string } | undefined;
}

/** The reference: an index, a page for each tag, the error codes and a search. By file name. */
export function referencePages(sources: ReferenceSources): ReadonlyMap<string, string> {
  const operations = operationsOf(sources.contract);
  const contents = contentsOf(operations);
  const { site } = sources;
  const page = (file: string, title: string, body: Html, scripts: readonly string[] = []): [string, string] => [
    file,
    portalPage({ file, title, body, contents, scripts, app: site?.app }),
  ];
  return new Map([
    page('index.html', 'The contract', indexBody(sources, operations, contents)),
    page('error-codes.html', 'Error codes', codesBody(sources.contract)),
    page(
      'find.html',
      'Find',
      findBody(sources.contract, ({ tag, id }) => `${fileOf(tag)}#${id}`),
      ['find.js'],
    ),
    page('changes.html', 'Changes', changesBody(sources.changelog)),
    ['find.js', findScript],
    ...contents.areas.map(({ file, title }) => {
      const sections = operations.filter(({ tag }) => tag === title).map((one) => operationSection(one, sources));
      return page(file, title, html`<h1>${title}</h1>\n${sections}`, site === undefined ? [] : [site.tryScript]);
    }),
  ]);
}

function contentsOf(operations: readonly Operation[]): Contents {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return {
    pages: [
      ['index.html', 'The contract'],
      ['find.html', 'Find'],
      ['error-codes.html', 'Error codes'],
      ['changes.html', 'Changes'],
      ['assumptions/index.html', 'Open assumptions'],
    ],
    group: 'Areas',
    areas: tags.map((tag) => ({
      file: fileOf(tag),
      title: tag,
      operations: operations.filter((one) => one.tag === tag),
    })),
  };
}

export function fileOf(tag: string): string {
  return `${tag.toLowerCase().replaceAll(' ', '-')}.html`;
}

function indexBody(
  { contract, register }: ReferenceSources,
  operations: readonly Operation[],
  { areas }: Contents,
): Html {
  const open = register.filter(({ state }) => state === 'assumed').length;
  return html`<h1>The contract</h1>
<p>What the customer’s app and the bank say to each other: version ${contract.info.version}, ${operations.length} operations.
${open} of ${register.length} assumptions are <a href="assumptions/index.html">open</a>.</p>
<p>For tools: <a href="openapi.json" download>openapi.json</a> or <a href="openapi.yaml" download>openapi.yaml</a>.</p>
<h2>Operations</h2>
${areas.map(
  (area) => html`<h3><a href="${area.file}">${area.title}</a></h3>
<ul class="plain">${area.operations.map(({ id, method, summary }) => html`<li><span class="verb">${method}</span> <a href="${area.file}#${id}">${summary}</a></li>`)}</ul>`,
)}
<h2>Conversations</h2>
${conversations.map(({ title, says, messages }) => html`<h3>${title}</h3><p>${says}</p>${sequence(title, messages)}`)}
<h2>Conventions</h2>
${markdown(contract.info.description ?? '', { topHeading: 2 })}`;
}

function changesBody(changelog: string): Html {
  return html`<h1>Changes</h1>
${markdown(changelog.replace(/^# .*\n/, ''), { topHeading: 2 })}`;
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
