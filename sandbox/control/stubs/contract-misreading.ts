import type { Misreading } from '#sandbox/control/link/misreading.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { bodyOf } from '#sandbox/http/pipeline/verdict.ts';
import { type Breach, validators } from '#sandbox/http/validators.generated.js';
import type { Stub } from './stub.ts';

/** As the bank would send them beside the stub's own. */
const everyHeader = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  date: 'Mon, 02 Mar 2026 10:00:00 GMT',
  'x-nonce': '{"nonce":["51d0b7e2c3a94f18"]}',
};

const mostTold = 5;

/** Where the answer breaks the contract, and what would be accepted there; undefined where it keeps it. */
export function contractMisreading({ operationId, status, headers = {}, text }: Stub): Misreading | undefined {
  const all = { ...everyHeader, ...headers };
  const body = bodyOf(text, all['content-type']);
  const breaches = validators[operationId].answer({ status, headers: all, body });
  const [first] = breaches;
  if (first === undefined) return undefined;
  if (first.rule === 'status') {
    const reason = `The contract has no answer ${status} to ${operationId}.`;
    return { where: 'status', reason, allowed: [...statusesOf(operationId).map(String), 'unchecked: true'] };
  }
  const more = breaches.length > mostTold ? ` And ${breaches.length - mostTold} more.` : '';
  const said = breaches.slice(0, mostTold).map(({ where, message }) => `${where} ${message}.`);
  return {
    where: first.where.slice(1).replaceAll('/', '.'),
    reason: `This answer to ${operationId} breaks the contract: ${said.join(' ')}${more}`,
    allowed: [accepted(first), 'unchecked: true'],
  };
}

function accepted({ rule, message }: Breach): string {
  return rule === 'required' ? 'a value there' : message.replace(/^must be /, '');
}

/** Found by asking: the checks tell no list. */
function statusesOf(id: OperationId): number[] {
  const all = Array.from({ length: 400 }, (_, place) => 200 + place);
  return all.filter((status) => validators[id].answer({ status, headers: {}, body: undefined })[0]?.rule !== 'status');
}
