import { serviceBase } from '#contracts/driver/contract.ts';
import { type Html, html, prose } from '#contracts/pages/page.ts';
import type { Operation } from '#openapi/generator/contract.ts';
import { type ExampleRequest, type Given, visitor } from './example-request.ts';

/** Whom the call may be made as, by their titles. */
export interface TryCustomer {
  readonly id: string;
  readonly title: string;
}

/** Sends the call to the bank on the same site. Hidden until the page’s script has found that bank: see sandbox/hosts/try-it.ts. */
export function tryForm(operation: Operation, request: ExampleRequest, customers: readonly TryCustomer[]): Html {
  const { id, method, path, nonceNeeded } = operation;
  const { given, body, persona, states, followsOthers } = request;
  const label = (name: string) => `${id}-try-${name}`;
  return html`<details class="try" hidden><summary>Try it</summary>
<form data-method="${method}" data-path="${serviceBase}${path}" data-nonce="${nonceNeeded ? 'yes' : 'no'}">
<p>Goes to the sandbox bank of this site, in the customer’s own session. Words in braces become the customer’s own tokens.
${followsOthers && states.length > 0 ? html`Ids come from earlier calls: this one is answered when ${states.join(' and ')}.` : html``}</p>
<p><label for="${label('as')}">As</label>
<select id="${label('as')}" name="as"><option value="${visitor}">somebody who is not logged in</option>${customers.map((one) => html`<option value="${one.id}"${one.id === persona ? html` selected` : html``}>${one.title}</option>`)}</select></p>
${given.map((one) => field(one, label(one.name)))}
${
  body === undefined
    ? html``
    : html`<p><label for="${label('body')}">Body <span class="soft">${body.type}</span></label>
<textarea id="${label('body')}" name="body" data-type="${body.type}" rows="${Math.min(14, bodyText(body).split('\n').length + 1)}" spellcheck="false">${bodyText(body)}</textarea></p>`
}
<p><button type="submit">Send</button></p>
</form>
<div class="came" role="status"></div>
</details>`;
}

function field({ name, place, isRequired, says, inSandbox }: Given, id: string): Html {
  return html`<p><label for="${id}">${name} <span class="soft">${place}${isRequired ? ', required' : ''}</span></label>
<input id="${id}" name="${name}" data-place="${place}" value="${inSandbox}" autocomplete="off" spellcheck="false"${says === '' ? html`` : html` aria-describedby="${id}-says"`}>
${says === '' ? html`` : html`<span id="${id}-says" class="soft">${prose(says)}</span>`}</p>`;
}

function bodyText({ inSandbox, isForm }: NonNullable<ExampleRequest['body']>): string {
  return isForm
    ? new URLSearchParams(inSandbox as Record<string, string>).toString()
    : JSON.stringify(inSandbox, undefined, 2);
}
