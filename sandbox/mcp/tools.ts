import type { JSONObject } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { controlWords } from '#sandbox/control/control-words.generated.ts';
import { type Method, methods } from '#sandbox/control/methods.ts';
import { verbNames } from '#sandbox/control/verbs/verbs.ts';
import { worldCalls } from '#sandbox/control/world-calls.ts';

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
  readonly fixed: Readonly<Record<string, unknown>>;
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
  description:
    'The world that is meant, of those that listWorlds gives: by default the one that this server was started for.',
};

/** A tool for each line of `methods`, and for each call about worlds. */
export const tools: ReadonlyMap<string, Tool> = new Map([
  ...Object.entries(worldCalls).map(([name, call]) => [name, toolOf(name, call, false)] as const),
  ...Object.entries(methods).map(([name, call]) => [name, toolOf(name, call, true)] as const),
]);

function toolOf(name: string, call: Tool['call'] & { readonly changes: boolean }, isInWorld: boolean): Tool {
  const words = controlWords[`${call.http} ${call.path}`] ?? { summary: name, description: '', takes: {} };
  const shape = z.toJSONSchema(call.takes, { io: 'input', unrepresentable: 'any' }) as Shape;
  const alternatives = shape.anyOf ?? [shape];
  const all = Object.entries<JSONObject>(Object.assign({}, ...alternatives.map(({ properties }) => properties)));
  const fixed = Object.fromEntries(all.flatMap(([key, each]) => ('const' in each ? [[key, each.const]] : [])));
  const own = all
    .filter(([key]) => !Object.hasOwn(fixed, key))
    .map(
      ([key, each]) => [key, { ...each, ...namesOf(key), description: words.takes[key] ?? '' } as JSONObject] as const,
    );
  const sends = Object.entries(fixed).map(([key, value]) => ` This one sends ${key}: ${JSON.stringify(value)}.`);
  return {
    name,
    title: titleOf(name),
    description: `${words.summary}. ${words.description}${sends.join('')}`.trim(),
    changes: call.changes,
    inputSchema: {
      type: 'object',
      properties: { ...Object.fromEntries(own), ...(isInWorld && { world: worldArgument }) },
      required: own.flatMap(([key]) =>
        alternatives.every(({ required = [] }) => required.includes(String(key))) ? [String(key)] : [],
      ),
      // Only a whole document, such as a snapshot, has names of its own.
      additionalProperties: alternatives.every(({ properties }) => properties === undefined),
    },
    call,
    fixed,
    isInWorld,
  };
}

function namesOf(argument: string): JSONObject {
  return argument === 'verb' ? { enum: verbNames } : {};
}

/** `advanceClock` as “Advance clock”. */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
