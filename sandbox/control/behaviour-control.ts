import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { Control } from './control-api.ts';
import type { ControlCore } from './control-core.ts';
import { actsForSwitches } from './journal/control-act.ts';
import { misreadMatch, printFault } from './link/fault-text.ts';
import { isOperationId, isPlannedKind, noFaultKind, operationIds, plannedFaultSchema } from './link/faults.ts';
import { allowedFor, noSwitchValue, readSwitch, type Switches, switchNames } from './link/switch-values.ts';
import { misread } from './queries/control-verdict.ts';

/** How the bank behaves: its switches, and what is planned to fail. */
export function createBehaviour({ act, attempt, done, worldNow }: ControlCore) {
  return {
    async setSwitches(wanted) {
      const switches: Partial<Switches> = {};
      for (const name of switchNames) {
        if (wanted[name] === undefined) continue;
        const written = String(wanted[name]);
        const read = readSwitch(name, written);
        if (read === undefined) return misread(name, noSwitchValue(name, written), allowedFor(name, written));
        Object.assign(switches, { [name]: read });
      }
      for (const set of actsForSwitches(switches)) await act(set);
      return done();
    },
    async addFault(wanted) {
      const { operationId, kind, only, share, match } = wanted;
      if (!isOperationId(operationId)) {
        return misread('operationId', `There is no operation "${operationId}".`, operationIds);
      }
      if (!isPlannedKind(kind)) {
        const { reason, allowed } = noFaultKind(kind);
        return misread('kind', reason, allowed);
      }
      const misreading = match && misreadMatch(match);
      if (misreading !== undefined) return misread('match', misreading.reason, misreading.allowed);
      const fault = plannedFaultSchema.safeParse(wanted);
      if (fault.success && (only === undefined || share === undefined)) {
        return attempt({ act: 'add-fault', fault: fault.data });
      }
      const reason = 'A failure happens always, at one call or at a share of the calls.';
      return misread('fault', reason, ['only: 1 and up', 'share: 1 to 100']);
    },
    async clearFaults(which) {
      const fault = (await worldNow()).faults.all.map(printFault).find((written) => written === which);
      if (fault === undefined && which !== undefined && !isOperationId(which)) {
        return misread('operationId', `There is no operation or planned failure "${which}".`, operationIds);
      }
      const operationId = fault === undefined && which !== undefined ? (which as OperationId) : null;
      return attempt({ act: 'clear-faults', operationId, ...(fault === undefined ? {} : { fault }) });
    },
  } satisfies Partial<Control>;
}
