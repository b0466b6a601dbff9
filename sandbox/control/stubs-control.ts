import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { Control } from './control-api.ts';
import type { ControlCore } from './control-core.ts';
import { isOperationId, operationIds } from './link/faults.ts';
import { misread } from './queries/control-verdict.ts';
import { stubsFromHar } from './stubs/har-stubs.ts';
import { packedPlan, plannedAs } from './stubs/packed-stubs.ts';
import type { StubStatus } from './stubs/stub.ts';
import { readStub } from './stubs/written-stub.ts';

/** Answers that testers give in the bank's place. */
export function createStubs({ attempt, worldNow }: ControlCore) {
  return {
    async addStub(wanted) {
      const stub = readStub(wanted);
      if ('reason' in stub) return misread(stub.where, stub.reason, stub.allowed);
      return attempt({ act: 'add-stubs', stubs: [stub] });
    },
    async addStubsFromHar({ har, ...wishes }) {
      const read = stubsFromHar(har, wishes);
      if ('reason' in read) return misread(read.where, read.reason, read.allowed);
      const { stubs, leftOut } = read;
      if (stubs.length === 0) {
        return misread('har', 'The archive has no answer of the bank that can be played.', leftOut.slice(0, 5));
      }
      const verdict = await attempt({ act: 'add-stubs', stubs });
      return verdict.outcome === 'refused' ? verdict : { outcome: 'done', planned: stubs.length, leftOut };
    },
    async stubs() {
      const { stubs: plan } = await worldNow();
      const stubs = plan.all.map((each) => ({ ...statusOf(each), ...plannedAs(each) }));
      return { outcome: 'done', stubs, packed: await packedPlan(plan) };
    },
    async clearStubs(which) {
      const { all } = (await worldNow()).stubs;
      const one = all.find(({ id }) => String(id) === String(which));
      if (which !== undefined && one === undefined && !isOperationId(String(which))) {
        const allowed = [...all.map(({ id }) => String(id)), ...operationIds];
        return misread('id', `There is no own answer "${which}", and no such operation.`, allowed);
      }
      const operationId = one !== undefined || which === undefined ? null : (String(which) as OperationId);
      return attempt({ act: 'clear-stubs', operationId, ...(one !== undefined && { id: one.id }) });
    },
  } satisfies Partial<Control>;
}

function statusOf({ id, bodyLength, answered, used, lastAnsweredAt }: StubStatus) {
  return { id, bodyLength, answered, used, lastAnsweredAt };
}
