import { z } from 'zod';
import { worldNamePattern, worldNameRule } from './http.ts';

export const worldsPath = '/worlds';

/** Whom a world belongs to: a word, or a few. */
const owner = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]{1,40}$/u, 'An owner is 1 to 40 characters on one line.')
  .exactOptional();

export const openedSchema = z.strictObject({
  sandbox: z.string().exactOptional(),
  name: z.string().exactOptional(),
  owner,
});
export const copiedSchema = z.strictObject({ copyOf: z.string(), name: z.string(), owner });
const namedSchema = z.strictObject({ name: z.string().regex(worldNamePattern, worldNameRule) });

/** What a Node host does with its worlds, beside what `methods` does in one of them. */
export const worldCalls = {
  listWorlds: { http: 'GET', path: worldsPath, takes: z.strictObject({}), changes: false },
  openWorld: { http: 'POST', path: worldsPath, takes: z.union([openedSchema, copiedSchema]), changes: true },
  discardWorld: { http: 'DELETE', path: `${worldsPath}/{name}`, takes: namedSchema, changes: true },
} as const;
