import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { parseArgs } from 'node:util';
import { changesPath } from '#sandbox/hosts/changes-path.ts';

/**
 * A gateway before the bank that can be slow, lose answers and send requests twice, as real ones do. It forwards everything
 * unchanged until `POST /__gateway` with `X-Sandbox` gives it a plan for the next confirmation in that world.
 */

/** What happens to the next PUT of a payment, a password or a transaction PIN in that world. */
export interface GatewayPlan {
  /** Delay before the bank receives it. */
  readonly passOnAfterMs?: number;
  /** Status of a page the gateway answers with at once; the bank's answer is dropped. */
  readonly answer?: number;
  /** The gateway answers a 200 with this body, and the bank never receives it. */
  readonly stray?: object;
  /** Cuts the connection to the customer at once. */
  readonly cut?: true;
  /** Delay before the bank's answer is returned. */
  readonly answerAfterMs?: number;
  /** How often it is sent to the bank; the last answer is returned. */
  readonly times?: number;
}

const confirmed = /\/(payouts\/external\/|credentials(\/transactionPin|\/changeCredentials)?\?)/;

const { values } = parseArgs({ options: { port: { type: 'string' }, target: { type: 'string' } } });
const target = new URL(values.target ?? '');
const plans = new Map<string, GatewayPlan>();

createServer((request, answer) => {
  serve(request, answer).catch(() => answer.destroy());
}).listen(Number(values.port));

async function serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  const world = String(request.headers['x-sandbox'] ?? '');
  if (request.url === '/__gateway') {
    plans.set(world, JSON.parse(body.toString()) as GatewayPlan);
    answer.writeHead(204).end();
    return;
  }
  // A real service tells no page of changes.
  if (request.url === changesPath) {
    answer.writeHead(404).end();
    return;
  }
  const isConfirmation = request.method === 'PUT' && confirmed.test(request.url ?? '');
  const plan = (isConfirmation && plans.get(world)) || {};
  if (isConfirmation) plans.delete(world);
  if (plan.answer !== undefined) answer.writeHead(plan.answer, { 'content-type': 'text/html' }).end('<h1>Gateway</h1>');
  if (plan.stray !== undefined) {
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(plan.stray));
    return;
  }
  if (plan.cut) answer.destroy();
  await pause(plan.passOnAfterMs ?? 0);
  let passed = await forward(request, body);
  for (let time = 1; time < (plan.times ?? 1); time += 1) passed = await forward(request, body);
  await pause(plan.answerAfterMs ?? 0);
  if (answer.headersSent || answer.destroyed) return;
  answer.writeHead(passed.status, passed.headers).end(passed.body);
}

function forward(request: IncomingMessage, body: Buffer) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const { method, headers } = request;
    const passed = send(new URL(request.url ?? '/', target), { method, headers }, (response) => {
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
