import type { IncomingMessage } from 'node:http';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { readInbound } from '#sandbox/http/pipeline/inbound.ts';
import { toResponse } from '#sandbox/http/pipeline/outcome.ts';
import { callAsCustomer, customerHeader } from './as-customer.ts';
import { cookieIn, keptSession, sessionCookie } from './cookies.ts';

/** Calls of the contract, in the bank of a world. */

/** The connection is to be cut. One object, because looking into an answer makes it slow to send. */
export const cut = Response.error();

export async function askIn(world: Sandbox, request: Request, incoming: IncomingMessage): Promise<Response> {
  const customer = request.headers.get(customerHeader);
  if (customer === null) return askBank(world, request, incoming);
  const { response } = await callAsCustomer(world, request, customer);
  return response.type === 'error' ? cut : response;
}

/** Converts between the cookie and the session beside the request. */
async function askBank(world: Sandbox, request: Request, incoming: IncomingMessage): Promise<Response> {
  const inbound = await readInbound(request, cookieIn(incoming, sessionCookie), incoming.headers);
  const { answer, bytes, session } = await world.answer(inbound, request);
  if (answer === null) return cut;
  return toResponse(answer, request, {
    ...(bytes !== undefined && { 'content-length': String(bytes) }),
    ...(session !== undefined && { 'set-cookie': keptSession(session) }),
  });
}
