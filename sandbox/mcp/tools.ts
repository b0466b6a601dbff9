import type { JSONObject } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Method } from '#sandbox/control/methods.ts';
import { verbNames } from '#sandbox/control/verbs/verbs.ts';
import { worldCalls } from '#sandbox/control/world-calls.ts';
import { calls, titleOf, wordsOf } from './tool-words.ts';

/** What an assistant may be offered: a method of the control, or a call about the host's worlds. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly changes: boolean;
  /** JSON Schema of an object, without alternatives at the top, which not every assistant takes. */
  readonly inputSchema: InputSchema;
  readonly call: Pick<Method, 'http' | 'path' | 'takes'>;
  /** What is sent beside the arguments, and tells methods of one path apart. */
  readonly fixed: JSONObject;
  /** Whether it concerns one world, which the argument `world` can name. */
  readonly isInWorld: boolean;
}

export type InputSchema = {
  readonly type: 'object';
  readonly properties: Record<string, JSONObject>;
  readonly required: string[];
  readonly additionalProperties: boolean;
};

interface Shape {
  readonly properties?: Readonly<Record<string, JSONObject>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Shape[];
}

const worldArgument = {
  type: 'string',
  description: 'A world of those that listWorlds gives; by default the one that this server was started for.',
};

let made: ReadonlyMap<string, Tool> | undefined;

/** A tool for each line of `methods`, and for each call about worlds. Made when first asked for: most banks have no assistant. */
export function allTools(): ReadonlyMap<string, Tool> {
  made ??= new Map(Object.keys(calls).map((name) => [name, toolOf(name)]));
  return made;
}

function toolOf(name: string): Tool {
  const call = calls[name];
  if (call === undefined) throw new Error(`There is no call ${name}.`);
  const { summary, description, takes } = wordsOf(call);
  const { given, fixed, required, isOpen } = argumentsOf(call);
  const isInWorld = !Object.hasOwn(worldCalls, name);
  const sends = Object.entries(fixed).map(([key, value]) => ` This one sends ${key}: ${JSON.stringify(value)}.`);
  const properties = given.map(([key, schema]) => [
    key,
    { ...schema, ...(key === 'verb' && { enum: verbNames }), ...(takes[key] && { description: takes[key] }) },
  ]);
  return {
    name,
    title: titleOf(name, call),
    description: `${summary}. ${description}${sends.join('')}`.trim(),
    changes: call.changes,
    inputSchema: {
      type: 'object',
      properties: { ...Object.fromEntries(properties), ...(isInWorld && { world: worldArgument }) },
      required,
      additionalProperties: isOpen,
    },
    call,
    fixed,
    isInWorld,
  };
}

/** Alternatives come together: what is in one of them may be given, and what is in all must be. */
function argumentsOf({ takes }: Pick<Method, 'takes'>) {
  const shape = z.toJSONSchema(takes, { io: 'input', unrepresentable: 'any' }) as Shape;
  const alternatives = shape.anyOf ?? [shape];
  const all = Object.entries<JSONObject>(Object.assign({}, ...alternatives.map(({ properties }) => properties)));
  const isFixed = (schema: JSONObject) => 'const' in schema;
  const given = all.filter(([, schema]) => !isFixed(schema));
  return {
    given,
    fixed: Object.fromEntries(all.flatMap(([key, { const: value }]) => (value === undefined ? [] : [[key, value]]))),
    required: given.map(([key]) => key).filter((key) => alternatives.every((each) => each.required?.includes(key))),
    // Only a whole document, such as a snapshot, has names of its own.
    isOpen: alternatives.every(({ properties }) => properties === undefined),
  };
}
