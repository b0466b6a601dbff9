import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly description?: string;
}

interface Call {
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Schema & Parameter>>>>;
}

/** What openapi/sandbox-control.yaml says of each call and of what it takes, for those who offer the calls elsewhere. */
export async function writeControlWords(): Promise<string> {
  const text = await readFile(new URL('../sandbox-control.yaml', import.meta.url), 'utf8');
  const { paths, components }: Document = parse(text);

  function meant<Part extends Schema | Parameter>(part: Part): Part {
    const [, , kind = '', name = ''] = part.$ref?.split('/') ?? [];
    const told = components[kind]?.[name];
    return told === undefined ? part : { ...(told as unknown as Part), ...part };
  }

  function wordsOf(schema: Schema): readonly (readonly [name: string, says: string])[] {
    const { properties = {}, anyOf = [], oneOf = [] } = meant(schema);
    const own = Object.entries(properties).map(([name, each]) => [name, meant(each).description ?? ''] as const);
    return [...own, ...[...anyOf, ...oneOf].flatMap(wordsOf)];
  }

  const rows = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([http, { summary, description = '', parameters = [], requestBody }]) => {
      const query = parameters
        .map(meant)
        .flatMap(({ name = '', in: place, description: says = '' }) => (place === 'header' ? [] : [[name, says]]));
      const body = requestBody === undefined ? [] : wordsOf(requestBody.content['application/json'].schema);
      const takes = Object.fromEntries([...query, ...body].filter(([, says]) => says !== ''));
      return `  '${http.toUpperCase()} ${path}': ${JSON.stringify({ summary, description: description.trim(), takes })},`;
    }),
  );
  return `// Made from openapi/sandbox-control.yaml by openapi/generate.ts. Change that instead.

export interface CallWords {
  readonly summary: string;
  readonly description: string;
  /** What each argument is, by its name. */
  readonly takes: Readonly<Record<string, string>>;
}

/** By method and path. */
export const controlWords: Readonly<Record<string, CallWords>> = {
${rows.join('\n')}
};
`;
}
