import { contract, contractOperations, operationAsked } from '#contracts/driver/contract.ts';
import type { Exchange } from '#contracts/driver/relay.ts';
import { resolve, type Schema } from '#openapi/generator/contract.ts';
import { areFields, jsonIn } from '#src/kernel/any-fields.ts';

/** JSON pointers of the fields in an answer that the contract does not describe: `/body/accounts/0/colour`. */
export function undescribedFields(exchange: Exchange): readonly string[] {
  const id = operationAsked(exchange);
  const answer = contractOperations
    .find((one) => one.id === id)
    ?.answers.find(({ status }) => status === String(exchange.status))?.answer;
  const [described] = Object.values(answer?.content ?? {});
  const body = jsonIn(exchange.answer);
  return described === undefined || body === undefined ? [] : inValue([described.schema], body, '/body');
}

/** A value is described by every schema that may hold for it. */
function inValue(schemas: readonly Schema[], value: unknown, where: string): readonly string[] {
  const all = schemas.flatMap(withBranches);
  if (Array.isArray(value)) {
    const items = all.flatMap<Schema>((schema) => (areFields(schema.items) ? [schema.items] : []));
    return items.length === 0 ? [] : value.flatMap((one, place) => inValue(items, one, `${where}/${place}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  // A map, or an object that the contract does not describe.
  const isOpen = all.some(({ additionalProperties }) => additionalProperties !== undefined);
  const described = all.filter(({ properties }) => areFields(properties));
  if (isOpen || described.length === 0) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const fields = described.flatMap<Schema>(
      ({ properties }) => (properties as Readonly<Record<string, Schema>>)[name] ?? [],
    );
    return fields.length === 0 ? [`${where}/${name}`] : inValue(fields, inside, `${where}/${name}`);
  });
}

function withBranches(written: Schema): readonly Schema[] {
  const schema = resolve<Schema>(contract, written);
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => (schema[keyword] ?? []) as readonly Schema[]);
  return [schema, ...branches.flatMap(withBranches)];
}
