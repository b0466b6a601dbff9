import { reasonOf } from '#src/kernel/reason-of.ts';
import { scriptUrl } from '#src/kernel/trusted-types.ts';
import { postRequest, unpostAnswer } from './posted-http.ts';
import { type BrowserBank, reachSharedBank } from './shared-bank.ts';
import { element, shownAnswer } from './try-answer.ts';

// The script of the contract's reference: it sends each form of “Try it” to the bank of the site. See contracts/reference/try-form.ts.

let opening: Promise<BrowserBank> | undefined;

/** The bank opens with the first call, and is the one of every other tab. */
function openBank(): Promise<BrowserBank> {
  opening ??= (async () => {
    if (typeof SharedWorker === 'undefined') throw new Error('This browser cannot share the bank with this page.');
    const { bank, opening: opened } = reachSharedBank(scriptUrl(import.meta.env.PADDOCK_BANK_WORKER));
    const { outcome } = await opened;
    if (outcome !== 'open')
      throw new Error('Another version of the sandbox has the bank. Close its tabs, then try again.');
    return bank;
  })();
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

async function send(form: HTMLFormElement, came: Element): Promise<void> {
  const { value: who } = form.elements.namedItem('as') as HTMLSelectElement;
  came.replaceChildren(element('p', 'Sending …'));
  try {
    const bank = await openBank();
    const start = performance.now();
    const posted = await bank.askAs(who, await postRequest(requestOf(form)));
    const ms = performance.now() - start;
    if (posted.kind === 'none') throw new Error('The connection broke, as a planned fault asks for.');
    came.replaceChildren(...(await shownAnswer(unpostAnswer(posted), ms)));
    await offerCode(form, came, who, posted.status);
  } catch (failure) {
    came.replaceChildren(element('p', reasonOf(failure)));
  }
}

function requestOf(form: HTMLFormElement): Request {
  const { method = 'GET', path = '', nonce } = form.dataset;
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-place]')].filter(({ value }) => value !== '');
  const inPlace = (place: string) =>
    fields
      .filter(({ dataset }) => dataset.place === place)
      .map(({ name, value }): [string, string] => [name, value.trim()]);
  const values = new Map(inPlace('path'));
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const search = new URLSearchParams(inPlace('query')).toString();
  const body = form.querySelector('textarea');
  const headers = new Headers(inPlace('header'));
  if (nonce === 'yes') headers.set('x-nonce', '{nonce}');
  if (body?.dataset.type !== undefined) headers.set('content-type', body.dataset.type);
  const url = `${location.origin}${target}${search === '' ? '' : `?${search}`}`;
  return new Request(url, { method, headers, body: body?.value ?? null });
}

/** A one-time password was sent: it can be read off the customer’s phone in the sandbox. */
async function offerCode(form: HTMLFormElement, came: Element, who: string, status: number): Promise<void> {
  const field = form.elements.namedItem('X-CHALLENGE_RESPONSE') as HTMLInputElement | null;
  if (status !== 417 || field === null) return;
  const asked = /"referenceNo"\s*:\s*"([^"]+)"/.exec(came.textContent ?? '')?.[1];
  const phone = await (await openBank()).control.phone(who);
  const code = phone.outcome === 'done' ? phone.messages.find((message) => message.code !== null)?.code : undefined;
  if (asked === undefined || code == null) return;
  const answer = element('button', `Answer with the code on the customer’s phone: ${code}`);
  answer.addEventListener('click', () => {
    field.value = JSON.stringify({ authType: 'OTP', otp: code, referenceNo: asked });
    form.requestSubmit();
  });
  came.append(answer);
}

for (const place of document.querySelectorAll<HTMLElement>('.try')) {
  const form = place.querySelector('form');
  const came = place.querySelector('.came');
  if (form === null || came === null) continue;
  place.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, came);
  });
}
