import { type Html, html } from '#contracts/pages/page.ts';

/** One message: from the app to the bank, or back. */
export interface Message {
  readonly from: 'app' | 'bank';
  readonly text: string;
}

const width = 640;
const lanes = { app: 20, bank: width - 20 };
const step = 46;

/** A sequence diagram as a picture that needs no script, with the same steps as its text for those who cannot see it. */
export function sequence(title: string, messages: readonly Message[]): Html {
  const height = 60 + messages.length * step;
  const lines = messages.map(({ from, text }, place) => {
    const y = 76 + place * step;
    const [start, end] = from === 'app' ? [lanes.app, lanes.bank] : [lanes.bank, lanes.app];
    const tip = from === 'app' ? end - 8 : end + 8;
    return html`<text x="${lanes.app + 14}" y="${y - 7}">${text}</text>
<path d="M${start} ${y} H${end}" stroke-dasharray="${from === 'bank' ? '5 4' : 'none'}"/>
<path d="M${tip} ${y - 5} L${end} ${y} L${tip} ${y + 5}"/>\n`;
  });
  const spoken = messages.map(({ from, text }) => `${from === 'app' ? 'The app sends' : 'The bank answers'} ${text}.`);
  return html`<div class="scroll"><svg class="sequence" role="img" viewBox="0 0 ${width} ${height}" aria-label="${`${title}: ${spoken.join(' ')}`}">
<text x="${lanes.app}" y="20" text-anchor="middle" class="who">App</text><text x="${lanes.bank}" y="20" text-anchor="middle" class="who">Bank</text>
<path class="lane" d="M${lanes.app} 30 V${height} M${lanes.bank} 30 V${height}"/>
${lines}</svg></div>
<ol class="spoken">${spoken.map((text) => html`<li>${text}</li>`)}</ol>`;
}

const app = (text: string): Message => ({ from: 'app', text });
const bank = (text: string): Message => ({ from: 'bank', text });

/** The conversations that no single call shows. */
export const conversations: readonly {
  readonly title: string;
  readonly says: string;
  readonly messages: readonly Message[];
}[] = [
  {
    title: 'Session and nonces',
    says: 'Each request inside a session uses up one nonce. Every answer, an error included, brings a new one.',
    messages: [
      app('POST /v1/session/nonce, x-noncecount: 15'),
      bank('cookie JSESSIONID of a prospect, 15 nonces in x-nonce'),
      app('GET /v1/me, x-nonce: the first'),
      bank('200, a new nonce in x-nonce'),
      app('GET /v1/me, x-nonce: the first again'),
      bank('403 DIGX_CZ_NONCE_01, a new nonce in x-nonce'),
    ],
  },
  {
    title: 'Salt and password',
    says: 'The password is encrypted with the bank’s key and a salt that is good once. Logging in replaces the prospect’s session.',
    messages: [
      app('GET /v1/publicKey'),
      bank('publicKeyDTO.publicKey, base64 of DER'),
      app('POST /v1/salt'),
      bank('saltDTO.id, URL-encoded'),
      app('POST /j_security_check, j_password = RSA(password + space + salt)'),
      bank('200, cookie JSESSIONID of the customer, or 403 with the reason'),
    ],
  },
  {
    title: 'Challenge',
    says: 'A second factor stops the request. The app repeats it byte for byte with the answer.',
    messages: [
      app('PUT …/external/{paymentId}, the body'),
      bank('417, x-challenge: {"authType":"OTP","referenceNo":"21303", …}'),
      app('the same request, X-CHALLENGE_RESPONSE: {"otp": …, "referenceNo": "21303"}'),
      bank('200, or 417 again with attemptsLeft, or 412 when too many were wrong'),
    ],
  },
  {
    title: 'Verify and confirm',
    says: 'Stage 0 checks and moves nothing. Confirming sends the same order with the next stage; only then does money move. A lost answer is looked up, not sent again.',
    messages: [
      app('POST …/payouts/external, the order with stage 0'),
      bank('201, paymentId: nothing has moved'),
      app('PUT …/payouts/external/{paymentId}, the same order with stage 1'),
      bank('200 made, 202 needs authorisation, or no answer at all'),
      app('GET …/payouts/external/{paymentId}, if no answer came'),
      bank('200, statusType of the order'),
    ],
  },
];
