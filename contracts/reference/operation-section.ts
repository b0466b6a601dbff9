import { type Html, html, prose } from '#contracts/pages/page.ts';
import type { Answer, Contract, MediaType, Operation, Schema } from '#openapi/generator/contract.ts';
import { refusalsOf } from '#openapi/generator/refusals.ts';
import { exampleRequest, type RecordedInteraction } from './example-request.ts';
import { assumption, fieldList, mark, type Reader } from './field-list.ts';
import { type Field, fieldTree, typeOf } from './field-tree.ts';
import { samplesOf } from './samples.ts';
import { type TryCustomer, tryForm } from './try-form.ts';

export interface OperationSources {
  readonly contract: Contract;
  /** The interactions of the pacts, with the operation of each. */
  readonly interactions: readonly RecordedInteraction[];
  readonly customers: readonly TryCustomer[];
}

/** One operation: what it is, how it is called, what it answers. Each status has a place of its own to link to. */
export function operationSection(operation: Operation, sources: OperationSources): Html {
  const { id, method, path, summary, written, requestBody, answers, nonceNeeded } = operation;
  const { contract, interactions, customers } = sources;
  const extra = written as unknown as Readonly<Record<string, string | undefined>>;
  const request = exampleRequest(operation, interactions);
  return html`<section id="${id}" class="operation" aria-labelledby="${id}-title">
<h2 id="${id}-title"><a class="self" href="#${id}">${summary}</a></h2>
<p class="call"><span class="verb">${method}</span> <code>/digx${path}</code> ${mark(written['x-provenance'])}</p>
<p>${prose(String(extra.description ?? ''))}</p>
${assumption(extra['x-assumption'])}
<p class="soft"><code>${id}</code> · ${nonceNeeded ? 'uses up a nonce' : 'needs no nonce'} · answers ${answers.map(({ status }, place) => html`${place === 0 ? '' : ', '}<a href="#${id}-${status}">${status}</a>`)}</p>
${parametersOf(operation, contract)}
${requestBody === undefined ? html`` : html`<h3>Request</h3>${bodies(contract, requestBody.content, 'sender')}`}
<h3>Call it</h3>
${samples(operation, request)}
${tryForm(operation, request, customers)}
<h3>Answers</h3>
${answers.map((answer, place) => describeAnswer(operation, answer, contract, interactions, place === 0))}
</section>`;
}

function parametersOf({ parameters, nonceNeeded }: Operation, contract: Contract): Html {
  if (parameters.length === 0) return html``;
  const fields = parameters.map((parameter): Field => {
    const more = parameter as unknown as Readonly<Record<string, string | undefined>>;
    return {
      name: parameter.name,
      type: `${parameter.in}, ${typeOf(contract, parameter.schema)}`,
      // The contract lets a request without a nonce through to its refusal; who wants an answer must send one.
      presence: {
        is: parameter.required === true || (parameter.name === 'x-nonce' && nonceNeeded) ? 'always' : 'optional',
      },
      description: more.description ?? '',
      provenance: more['x-provenance'],
      assumption: (parameter.schema['x-assumption'] as string | undefined) ?? more['x-assumption'],
      fields: [],
    };
  });
  return html`<h3>Parameters</h3>${fieldList(fields, 'sender')}`;
}

/** One of them is open at a time. */
function samples(operation: Operation, request: ReturnType<typeof exampleRequest>): Html {
  const { curl, typescript, java } = samplesOf(operation, request);
  const languages = [
    ['curl', curl],
    ['TypeScript', typescript],
    ['Java', java],
  ] as const;
  return html`${languages.map(
    (
      [language, text],
      place,
    ) => html`<details class="sample" name="${operation.id}-sample"${place === 0 ? html` open` : html``}><summary>${language}</summary>
<pre tabindex="0" aria-label="${operation.id} in ${language}"><code>${text}</code></pre></details>`,
  )}`;
}

function describeAnswer(
  { id }: Operation,
  { status, answer }: { readonly status: string; readonly answer: Answer },
  contract: Contract,
  interactions: readonly RecordedInteraction[],
  isOpen: boolean,
): Html {
  const tested = interactions.filter((one) => one.operation === id && one.status === Number(status));
  const more = answer as unknown as Readonly<Record<string, string | undefined>>;
  const place = `${id}-${status}`;
  const refusals = refusalsOf(id, answer);
  // The codes are listed below.
  const [words = ''] = (more.description ?? '').split(/ ?By code: /);
  const [first = '', rest = ''] = words.split(/(?<=\.) (?=[A-Z])(.*)/s);
  // The place is inside, so that browsers open what is around it.
  return html`<details class="answer"${isOpen ? html` open` : html``}>
<summary><strong>${status}</strong> <span>${prose(first)}</span> ${mark(more['x-provenance'])}</summary>
<div id="${place}">
<p class="soft"><a href="#${place}">Link to this answer</a>${answer.headers === undefined ? html`` : html` · headers: ${Object.keys(answer.headers).join(', ')}`}</p>
${rest === '' ? html`` : html`<p>${prose(rest)}</p>`}
${assumption(more['x-assumption'])}
${refusals.length === 0 ? html`` : html`<h4>Codes</h4><ul>${refusals.map(({ code, means }) => html`<li><a href="error-codes.html#${code}"><code>${code}</code></a> ${prose(means)}</li>`)}</ul>`}
${bodies(contract, answer.content ?? {}, 'receiver')}
${tested.length === 0 ? html`` : html`<h4>Verified when</h4><ul>${tested.map(({ description, providerStates = [] }) => html`<li>${description}: ${providerStates.map(({ name }) => name).join('; ')}</li>`)}</ul>`}
</div></details>`;
}

function bodies(contract: Contract, content: Readonly<Record<string, MediaType>>, reader: Reader): Html {
  const parts = Object.entries(content).map(([type, { schema, example, examples = {} }]) => {
    const shown =
      example === undefined
        ? Object.entries(examples).map(([name, { value }]) => ({ name, value }))
        : [{ name: 'example', value: example }];
    return html`<p class="soft">${type}</p>${fieldList(fieldTree(contract, schema as Schema), reader)}
${shown.map(({ name, value }) => html`<details class="sample"><summary>Example${name === 'example' ? '' : `: ${name}`}</summary><pre tabindex="0" aria-label="Example ${name}"><code>${JSON.stringify(value, undefined, 2)}</code></pre></details>`)}`;
  });
  return html`${parts}`;
}
