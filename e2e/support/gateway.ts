import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { parseArgs } from 'node:util';

/**
 * A gateway before the bank that can be slow, lose answers and send things twice, as real ones do. It passes everything on
 * until it is told otherwise for a world: `POST /__gateway` with `X-Sandbox` and a plan for the next confirmation there.
 */

/** What becomes of the next PUT of a payment in that world. */
export interface GatewayPlan {
  /** How long the bank hears nothing of it. */
  readonly passOnAfterMs?: number;
  /** Answered at once in the gateway's own words, whatever the bank says of it later. */
  readonly answer?: number;
  /** The connection to the customer is cut at once. */
  readonly cut?: true;
  /** How long the bank's answer is held back. */
  readonly answerAfterMs?: number;
  /** How often the bank is given it; the last answer counts. */
  readonly times?: number;
}

const { values } = parseArgs({ options: { port: { type: 'string' }, target: { type: 'string' } } });
const target = new URL(values.target ?? '');
const plans = new Map<string, GatewayPlan>();

createServer((asked, answer) => {
  serve(asked, answer).catch(() => answer.destroy());
}).listen(Number(values.port));

async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const body = await bodyOf(asked);
  const world = String(asked.headers['x-sandbox'] ?? '');
  if (asked.url === '/__gateway') {
    plans.set(world, JSON.parse(body.toString()) as GatewayPlan);
    answer.writeHead(204).end();
    return;
  }
  const isConfirmation = asked.method === 'PUT' && /\/payouts\/external\//.test(asked.url ?? '');
  const plan = (isConfirmation && plans.get(world)) || {};
  if (isConfirmation) plans.delete(world);
  if (plan.answer !== undefined) answer.writeHead(plan.answer, { 'content-type': 'text/html' }).end('<h1>Gateway</h1>');
  if (plan.cut) answer.destroy();
  await pause(plan.passOnAfterMs ?? 0);
  let passed = await passOn(asked, body);
  for (let time = 1; time < (plan.times ?? 1); time += 1) passed = await passOn(asked, body);
  await pause(plan.answerAfterMs ?? 0);
  if (answer.headersSent || answer.destroyed) return;
  answer.writeHead(passed.status, passed.headers).end(passed.body);
}

function passOn(asked: IncomingMessage, body: Buffer) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const { method, headers } = asked;
    const passed = send(new URL(asked.url ?? '/', target), { method, headers }, (response) => {
      bodyOf(response).then(
        (text) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: text }),
        reject,
      );
    });
    passed.on('error', reject);
    passed.end(body);
  });
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function pause(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
