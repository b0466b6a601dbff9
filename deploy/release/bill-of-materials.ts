import { execFileSync } from 'node:child_process';

interface Component {
  readonly 'bom-ref': string;
  /** What npm says of a package in this project. */
  readonly scope?: string;
  readonly properties?: unknown;
}

interface BillOfMaterials {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; component: { name: string; type: string; version?: string } };
  components: readonly Component[];
  dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * The packages of the lockfile as a CycloneDX document, for all platforms, written by npm itself.
 * @param scope `shipped` leaves out the tools and the sandbox's packages
 */
export function billOfMaterials(scope: 'shipped' | 'all'): string {
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error'];
  const written = execFileSync('npm', [...options, ...(scope === 'shipped' ? ['--omit', 'dev'] : [])], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return reproducible(JSON.parse(written) as BillOfMaterials);
}

/** Without serial number, time, npm's version and the folder's name, and in one order: the same lockfile gives the same bytes. */
export function reproducible(bill: BillOfMaterials): string {
  const { serialNumber: _, metadata, components, dependencies, ...rest } = bill;
  const { timestamp: _time, tools: _tools, component, ...more } = metadata;
  const document = {
    ...rest,
    metadata: { ...more, component: { ...component, name: 'paddock', type: 'application' } },
    components: sortedBy(components, (one) => one['bom-ref']),
    dependencies: sortedBy(dependencies, (one) => one.ref).map((one) => ({
      ...one,
      dependsOn: one.dependsOn.toSorted(),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/**
 * What a package carries of others, from the bill of all packages.
 * @param lines each as `name version`
 */
export function billOfPackage(whole: string, name: string, lines: Iterable<string>): string {
  const { metadata, components, dependencies: _, ...rest } = JSON.parse(whole) as BillOfMaterials;
  const { version } = metadata.component;
  const refs = new Set([...lines].map((line) => line.replace(' ', '@')));
  const carried = components.filter((one) => refs.has(one['bom-ref']));
  const component = { 'bom-ref': `${name}@${version}`, type: 'library', name, version };
  const document = {
    ...rest,
    metadata: { ...metadata, component },
    components: carried.map(({ scope: _scope, properties: _properties, ...one }) => one),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function sortedBy<T>(list: readonly T[], key: (one: T) => string): readonly T[] {
  return list.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}
