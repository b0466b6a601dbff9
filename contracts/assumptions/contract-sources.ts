import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Document, isAlias, isMap, isScalar, type Node, parseDocument, type Scalar } from 'yaml';
import type { AssumptionState } from './current-assumptions.ts';

const contractFolder = fileURLToPath(new URL('../../openapi', import.meta.url));

/** The hand-written files of a contract, for changing the provenance of single elements in place. */
export interface ContractSources {
  /** @returns whether the mark was found, below these keys of the bundled contract. */
  readonly mark: (steps: readonly string[], state: AssumptionState) => boolean;
  /** Writes the changed files. @returns their paths. */
  readonly save: () => readonly string[];
}

export function openContractSources(folder = contractFolder): ContractSources {
  const documents = new Map<string, { readonly text: string; readonly document: Document }>();
  const edits = new Map<string, Map<number, { readonly end: number; readonly text: string }>>();

  function open(file: string) {
    const known = documents.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(file, 'utf8');
    const opened = { text, document: parseDocument(text) };
    documents.set(file, opened);
    return opened;
  }

  /** Follows references from file to file. */
  function find(file: string, steps: readonly string[]): { readonly file: string; readonly node: Node } | undefined {
    const { document } = open(file);
    let node: unknown = document.contents;
    for (const [place, step] of steps.entries()) {
      if (isAlias(node)) node = node.resolve(document);
      if (isMap(node) && !node.has(step) && node.has('$ref')) {
        return follow(file, String(node.get('$ref')), steps.slice(place));
      }
      node = isMap(node)
        ? node.get(step, true)
        : (node as { get?: (key: number, keep: true) => unknown })?.get?.(Number(step), true);
      if (node === undefined) return undefined;
    }
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node) && !node.has('x-provenance') && node.has('$ref')) return follow(file, String(node.get('$ref')), []);
    return { file, node: node as Node };
  }

  function follow(file: string, reference: string, rest: readonly string[]) {
    const [path = '', pointer = ''] = reference.split('#');
    const target = path === '' ? file : resolve(dirname(file), path);
    return find(target, [...pointer.split('/').filter((step) => step !== ''), ...rest]);
  }

  function locate(steps: readonly string[]) {
    const root = join(folder, 'digx.yaml');
    const found = find(root, steps);
    if (found !== undefined) return found;
    const [, , name = '', ...rest] = steps;
    // The bundle collects what files of paths and schemas share under its components.
    const files = ['schemas', 'paths'].flatMap((part) =>
      readdirSync(join(folder, part)).map((file) => join(folder, part, file)),
    );
    for (const file of files) {
      const shared = find(file, [name, ...rest]);
      if (shared !== undefined) return shared;
    }
    return undefined;
  }

  return {
    mark(steps, state) {
      const found = locate(steps);
      if (found === undefined || !isMap(found.node)) return false;
      const mark = found.node.get('x-provenance', true) as Scalar | undefined;
      if (!isScalar(mark) || mark.range == null) return false;
      const [start, end] = mark.range;
      const inFile = edits.get(found.file) ?? new Map();
      inFile.set(start, { end, text: state });
      edits.set(found.file, inFile);
      return true;
    },
    save() {
      for (const [file, changes] of edits) {
        let { text } = open(file);
        // From the end, so that earlier places stay where they are.
        for (const [start, { end, text: word }] of [...changes].sort(([one], [other]) => other - one)) {
          text = text.slice(0, start) + word + text.slice(end);
        }
        writeFileSync(file, text);
      }
      return [...edits.keys()];
    },
  };
}
