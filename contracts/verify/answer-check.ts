import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { contract, contractOperations, operationAsked, serviceBase } from '#contracts/driver/contract.ts';
import type { Exchange } from '#contracts/driver/relay.ts';
import { marked } from '#contracts/driver/shown-values.ts';
import { planChecks } from '#openapi/generator/validator-plan.ts';
import { createValidators } from '#openapi/generator/validator-runtime.ts';

const plan = planChecks(contract, 'closed');
const validators = createValidators(plan.operations, {
  bodies: compiledOnUse(plan.bodies),
  texts: compiledOnUse(plan.texts),
  numbers: plan.numbers,
});

/**
 * Each way in which an answer breaks the contract: status, headers, body, and values outside a vocabulary. A vocabulary
 * that may grow (`x-extensible-enum`) grows in the contract first.
 */
export function breachesOf(exchange: Exchange): readonly string[] {
  const { status, headers, answer } = exchange;
  const body = answer === '' ? undefined : parsed(answer);
  const lines = answerBreachesOf(exchange).map(
    ({ where, message }) => `${where} ${message}${received(where, { status, headers, body })}`,
  );
  return [...new Set(lines)];
}

export interface PlacedBreach {
  /** JSON pointer: `/body/accounts/0/id`, `/headers/x-nonce`, `/status`. */
  readonly where: string;
  readonly message: string;
}

/** Each way in which a request breaks the contract. @returns nothing for a request that the contract does not have. */
export function requestBreachesOf({ method, target, requestHeaders = {}, body }: Exchange): readonly PlacedBreach[] {
  const operation = operationAsked({ method, target });
  const path = contractOperations.find(({ id }) => id === operation)?.path;
  if (operation === undefined || path === undefined) return [];
  const { pathname, searchParams } = new URL(target, 'http://bank');
  const values = pathname.slice(serviceBase.length).split('/').map(decodeURIComponent);
  const names = path.split('/');
  const isForm = /urlencoded/.test(requestHeaders['content-type'] ?? '');
  return (
    validators[operation]?.request({
      path: Object.fromEntries(
        names.flatMap((name, place) => (name.startsWith('{') ? [[name.slice(1, -1), values[place] ?? '']] : [])),
      ),
      query: Object.fromEntries(searchParams),
      headers: requestHeaders,
      body: body === '' ? undefined : isForm ? Object.fromEntries(new URLSearchParams(body)) : parsed(body),
    }) ?? []
  );
}

/** Each way in which an answer breaks the contract, without the values that came. */
export function answerBreachesOf({ method, target, status, headers, answer }: Exchange): readonly PlacedBreach[] {
  const operation = operationAsked({ method, target });
  if (operation === undefined || status === undefined) return [];
  const body = answer === '' ? undefined : parsed(answer);
  return validators[operation]?.answer({ status, headers, body }) ?? [];
}

/** The check of each name, compiled when it is first needed: a run needs a part of them. */
function compiledOnUse({ ajv, names }: ReturnType<typeof planChecks>['bodies']) {
  const checks = {};
  for (const [name, id] of names) {
    Object.defineProperty(checks, name, {
      get: () => naming(ajv.getSchema(id) as ValidateFunction),
    });
  }
  return checks as Readonly<Record<string, ReturnType<typeof naming>>>;
}

/** Adds the allowed values to Ajv's "must be equal to one of the allowed values". */
function naming(validate: ValidateFunction) {
  const check: { (value: unknown): boolean; errors?: readonly ErrorObject[] } = (value) => {
    const isGood = validate(value);
    check.errors = (validate.errors ?? []).map((one) =>
      one.keyword === 'enum' ? { ...one, message: `must be one of ${one.params.allowedValues.join(', ')}` } : one,
    );
    return isGood;
  };
  return check;
}

function received(where: string, answer: object): string {
  // Its sentence has the status already.
  const text = where === '/status' ? undefined : valueAt(where, answer);
  return text === undefined ? '' : `, but is ${marked(text)}`;
}

/** The value that came, as JSON, if it is short. */
export function valueAt(where: string, call: object): string | undefined {
  const steps = where.slice(1).split('/');
  const value = steps.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], call);
  if (value === undefined || (typeof value === 'object' && value !== null)) return undefined;
  const text = JSON.stringify(value);
  return text.length > 60 ? undefined : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
