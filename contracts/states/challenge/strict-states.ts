import type { StateParameters, StateValues } from '#contracts/driver/state-values.ts';
import type { SandboxWorld } from '#contracts/driver/visit.ts';
import type { SetUp } from '#contracts/states/arrivals.ts';
import { answerWrongly, askForCode, english, handedOut, type Reached } from '#contracts/states/payees/payee-steps.ts';

/** How a state goes on where the bank wants everything confirmed that the UK’s technical standards want confirmed. */
export const andStrict = ', and the bank asks for strong customer authentication';

/** A call of the app, which a code confirms only if it is repeated as it was. */
interface ConfirmedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Without the language. */
  readonly path: string;
  readonly json?: object;
  readonly party?: string;
}

/** The calls by what they do, as a state says it: “order a cheque book”. */
type ConfirmedCalls = Readonly<Record<string, (values: StateValues, parameters: StateParameters) => ConfirmedCall>>;

/** A state where the bank is strict, and for each call the states in which it has asked for a code. */
export function strictStates(
  state: string,
  reach: (sandbox: SandboxWorld, parameters: StateParameters) => Promise<Reached>,
  calls: ConfirmedCalls,
  who = 'customer {persona}',
): Readonly<Record<string, SetUp>> {
  const strictly: typeof reach = async (sandbox, parameters) => {
    const reached = await reach(sandbox, parameters);
    await sandbox.control.decide({ sca: 'strict' });
    return reached;
  };
  const asked = Object.entries(calls).flatMap(([act, callOf]): readonly (readonly [string, SetUp])[] => {
    const challenged = async (sandbox: SandboxWorld, parameters: StateParameters) => {
      const reached = await strictly(sandbox, parameters);
      const { method, path, json, ...of } = callOf(reached.values, parameters);
      const target = `${path}${path.includes('?') ? '&' : '?'}${english}`;
      const answer = (challengeResponse?: string) =>
        reached.visit.write(method, target, json, { challengeResponse, allowed: [412, 417], ...of });
      return askForCode(sandbox, parameters, { ...reached, answer });
    };
    const sentence = `${who} is asked for a code to ${act}`;
    return [
      [sentence, async (sandbox, parameters) => handedOut(await challenged(sandbox, parameters))],
      [
        `${sentence} after {wrong} wrong codes`,
        async (sandbox, parameters) =>
          handedOut(await answerWrongly(await challenged(sandbox, parameters), parameters)),
      ],
    ];
  });
  return {
    [`${state}${andStrict}`]: async (sandbox, parameters) => handedOut(await strictly(sandbox, parameters)),
    ...Object.fromEntries(asked),
  };
}
