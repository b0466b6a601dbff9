import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { methods } from '#sandbox/control/methods.ts';
import { verbNames } from '#sandbox/control/verbs/verbs.ts';
import { worldCalls } from '#sandbox/control/world-calls.ts';
import { offered } from './call-tool.ts';
import { allTools } from './tools.ts';

const names = (write: boolean) => offered({ write }).map(({ name }) => name);

it('has a tool for every method and every call about worlds, and offers those that change something to writers alone', () => {
  const calls = Object.entries({ ...worldCalls, ...methods });
  expect(names(true)).toEqual(calls.map(([name]) => name));
  expect(names(false)).toEqual(calls.filter(([, { changes }]) => !changes).map(([name]) => name));
  expect(names(false)).toEqual(expect.arrayContaining(['listWorlds', 'summary', 'journal', 'verbs', 'bookmarks']));
  for (const name of ['openWorld', 'doVerb', 'createCustomers', 'rewind']) expect(names(false)).not.toContain(name);
});

it.each([...allTools().values()].map((tool) => [tool.name, tool] as const))(
  '%s says what it does and takes, without routes and alternatives',
  (_, { title, description, inputSchema }) => {
    expect(title).toMatch(/^[A-Z][^`]{3,}$/);
    expect(description).toMatch(/^[A-Z].{15,}\.$/s);
    expect(description).not.toMatch(/`\/|__sandbox/);
    expect(Object.keys(inputSchema)).toEqual(['type', 'properties', 'required', 'additionalProperties']);
    expect(() => new Ajv({ allowUnionTypes: true }).compile(inputSchema)).not.toThrow();
    for (const [argument, schema] of Object.entries(inputSchema.properties)) {
      expect(schema.description, argument).toMatch(/\.$/);
      expect(schema, argument).not.toHaveProperty('const');
    }
  },
);

it('tells methods of one route apart by what they send', () => {
  const [freeze, unfreeze, opened] = ['freezeClock', 'unfreezeClock', 'openSession'].map((name) =>
    allTools().get(name),
  );
  expect(freeze).toMatchObject({ title: 'Freeze clock', fixed: { freeze: true } });
  expect(freeze?.description).toContain('This one sends freeze: true.');
  expect(unfreeze).toMatchObject({ fixed: { freeze: false }, inputSchema: { required: [] } });
  expect(opened).toMatchObject({ fixed: { newSession: true }, inputSchema: { required: ['persona'] } });
});

it('names every verb, and what is needed of alternatives only where all of them need it', () => {
  expect(allTools().get('doVerb')?.inputSchema).toMatchObject({ required: ['verb'], additionalProperties: false });
  expect(allTools().get('doVerb')?.inputSchema.properties.verb).toMatchObject({ enum: verbNames });
  const { properties, required } = allTools().get('openWorld')?.inputSchema ?? {};
  expect([Object.keys(properties ?? {}), required]).toEqual([['sandbox', 'name', 'owner', 'copyOf'], []]);
  expect(allTools().get('openSnapshot')?.inputSchema.additionalProperties).toBe(true);
});
