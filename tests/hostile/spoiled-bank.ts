import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { BankFetch } from '#src/api/client/bank-client.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';
import { operationOf } from './operation-of.ts';
import { type Spoiling, spoil } from './spoiling.ts';

/** What is spoiled: the answers of one operation, or only the one with this number. */
export interface Plan {
  readonly operationId: OperationId;
  readonly only: number | undefined;
  readonly spoilings: readonly Spoiling[];
}

/** The bank's answers as the app received them. */
export interface Received {
  readonly operationId: OperationId | undefined;
  readonly body: unknown;
}

/** A browser whose bank spoils its answers. Without a plan it only notes what is received. */
export function spoiledBank(fetch: BankFetch, plan?: Plan) {
  const received: Received[] = [];
  let count = 0;
  const spoiled: BankFetch = async (request, init) => {
    const operationId = operationOf(request);
    const answer = await fetch(request, init);
    count += operationId === plan?.operationId ? 1 : 0;
    const isMeant = operationId === plan?.operationId && (plan?.only ?? count) === count;
    const given = plan !== undefined && isMeant ? await spoilAnswer(answer, plan.spoilings) : answer;
    received.push({ operationId, body: jsonIn(await given.clone().text()) });
    return given;
  };
  return { fetch: spoiled, received };
}

async function spoilAnswer(answer: Response, spoilings: readonly Spoiling[]): Promise<Response> {
  const headers = new Headers(answer.headers);
  let { status } = answer;
  let bytes: ArrayBuffer | string = await answer.arrayBuffer();
  for (const spoiling of spoilings) {
    if (spoiling.does === 'send') bytes = spoiling.body;
    else if (spoiling.does === 'head') headers.set(spoiling.name, spoiling.value);
    else if (spoiling.does === 'answer with') status = spoiling.status;
    else {
      const body = jsonIn(typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes));
      if (body !== undefined) bytes = JSON.stringify(spoil(body, spoiling)) ?? '';
    }
  }
  return new Response(status === 204 ? null : bytes, { status, headers });
}
