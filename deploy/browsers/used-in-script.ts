import { parseAst } from 'vite';
import type { NewerFeatures } from './newer-features.ts';

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly computed?: boolean;
  readonly optional?: boolean;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly [part: string]: unknown;
}

/** The newer features that a script calls for without asking whether they are there, by name: `Promise.try()`. */
export function usedInScript(script: string, { methods, globals }: NewerFeatures): ReadonlyMap<string, string> {
  const nodes = [...nodesOf(parseAst(script))];
  const own = new Set(nodes.flatMap(namesDeclaredBy));
  const used = new Map<string, string>();
  for (const { type, callee, object, optional } of nodes) {
    if (type === 'CallExpression' && callee?.type === 'MemberExpression') {
      const name = callee.property?.name ?? '';
      const newer = methods.get(name);
      const isAsked = optional === true || callee.optional === true || callee.computed === true;
      if (newer !== undefined && !isAsked) used.set(`.${name}()`, newer.key);
    }
    const target = type === 'MemberExpression' ? object : callee;
    const name = target?.type === 'Identifier' ? (target.name ?? '') : '';
    const newer = own.has(name) ? undefined : globals.get(name);
    if (newer !== undefined) used.set(name, newer.key);
  }
  return used;
}

function* nodesOf(part: unknown): Generator<Node> {
  if (Array.isArray(part)) for (const each of part) yield* nodesOf(each);
  else if (typeof part === 'object' && part !== null && 'type' in part) {
    yield part as Node;
    for (const each of Object.values(part)) if (typeof each === 'object') yield* nodesOf(each);
  }
}

/** Names that are the script's own: the build makes short ones, which a browser may have as well. */
function namesDeclaredBy({ type, id, params, local }: Node): string[] {
  if (type === 'VariableDeclarator') return identifiersIn(id);
  if (/Function|Class/.test(type)) return [...identifiersIn(id), ...identifiersIn(params)];
  return type.startsWith('Import') ? identifiersIn(local) : [];
}

function identifiersIn(part: unknown): string[] {
  return [...nodesOf(part)].flatMap(({ type, name }) => (type === 'Identifier' && name !== undefined ? [name] : []));
}
