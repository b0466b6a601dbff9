import type { Page } from '@playwright/test';

/**
 * Where each of these texts is still found: the document, storage, caches, databases, or the memory of the page. Digits count
 * as found only where no other digit is beside them, because those of a PIN stand in many longer numbers.
 */
export async function leftBehind(page: Page, secrets: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const kept = await page.evaluate(async () => ({
    document: document.documentElement.outerHTML,
    fields: [...document.querySelectorAll('input')].map(({ value }) => value).join('\n'),
    storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    caches: JSON.stringify(await caches.keys()),
    databases: JSON.stringify(await indexedDB.databases()),
    address: location.href,
  }));
  const places: Readonly<Record<string, string>> = { ...kept, memory: await memoryOf(page) };
  return Object.entries(places).flatMap(([place, text]) =>
    Object.entries(secrets)
      .filter(([, secret]) => stands(secret, text))
      .map(([name]) => `${name} in ${place}`),
  );
}

function stands(secret: string, text: string): boolean {
  return /^\d+$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text) : text.includes(secret);
}

/** A heap snapshot's numbers: every node and every edge is a row, described by `meta`. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** All texts in the heap of the page, after its garbage was collected. */
async function memoryOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return textsIn(JSON.parse(chunks.join(''))).join('\n');
}

/**
 * The texts that the page holds, as values and as names of properties. The snapshot has others too, among which any PIN could be
 * found: it numbers V8's table of texts from 0, and writes out the numbers of the page, such as heights.
 */
function textsIn({ snapshot: { meta }, nodes, edges, strings }: HeapSnapshot): string[] {
  const numbers = numbersIn(meta, nodes, edges);
  const nodeTable = { rows: nodes, fields: meta.node_fields, types: meta.node_types[0] };
  const edgeTable = { rows: edges, fields: meta.edge_fields, types: meta.edge_types[0] };
  const texts = namesOf(nodeTable, 'name', /string$/, (row) => numbers.has(row));
  const properties = namesOf(edgeTable, 'name_or_index', /^property$/);
  return [...new Set([...texts, ...properties])].map((at) => strings[at] ?? '');
}

/** The rows of nodes that are the value of a number. Each node's edges follow those of the node before it. */
function numbersIn(
  meta: HeapSnapshot['snapshot']['meta'],
  nodes: readonly number[],
  edges: readonly number[],
): ReadonlySet<number> {
  const typeAt = meta.node_fields.indexOf('type');
  const edgesAt = meta.node_fields.indexOf('edge_count');
  const toAt = meta.edge_fields.indexOf('to_node');
  const numbers = new Set<number>();
  let edge = 0;
  for (let row = 0; row < nodes.length; row += meta.node_fields.length) {
    const isNumber = meta.node_types[0][nodes[row + typeAt] ?? -1] === 'number';
    const end = edge + (nodes[row + edgesAt] ?? 0) * meta.edge_fields.length;
    for (; edge < end; edge += meta.edge_fields.length) if (isNumber) numbers.add(edges[edge + toAt] ?? -1);
  }
  return numbers;
}

/** A row is as many numbers as there are fields. */
interface Table {
  readonly rows: readonly number[];
  readonly fields: readonly string[];
  readonly types: readonly string[];
}

function namesOf({ rows, fields, types }: Table, name: string, wanted: RegExp, isLeftOut = (_row: number) => false) {
  const typeAt = fields.indexOf('type');
  const nameAt = fields.indexOf(name);
  const names: number[] = [];
  for (let row = 0; row < rows.length; row += fields.length) {
    if (wanted.test(types[rows[row + typeAt] ?? -1] ?? '') && !isLeftOut(row)) names.push(rows[row + nameAt] ?? -1);
  }
  return names;
}
