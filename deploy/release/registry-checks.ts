import { spawnSync } from 'node:child_process';

/** `unchecked`: the registry has no such list, or cannot be reached. That is not the same as “nothing found”. */
export type RegistryCheck =
  | { readonly outcome: 'passed'; readonly says: string }
  | { readonly outcome: 'failed'; readonly says: string }
  | { readonly outcome: 'unchecked'; readonly says: string };

type Severity = 'info' | 'low' | 'moderate' | 'high' | 'critical';

interface AuditReport {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: Severity; readonly range: string }>>;
}

interface SignatureReport {
  readonly invalid?: readonly { readonly name: string; readonly version: string }[];
  readonly missing?: readonly { readonly name: string; readonly version: string }[];
}

/** Known vulnerabilities of shipped packages. High and critical ones fail. */
export function knownVulnerabilities(): RegistryCheck {
  return readAudit(npm('audit', '--omit=dev', '--json'));
}

/** Whether the registry has signed each installed package. */
export function registrySignatures(): RegistryCheck {
  return readSignatures(npm('audit', 'signatures', '--json'));
}

export function readAudit(output: string): RegistryCheck {
  const { message, vulnerabilities } = parsed<AuditReport>(output) ?? {};
  if (vulnerabilities === undefined) {
    return unchecked('Known vulnerabilities of shipped packages', message ?? 'the registry gave no list');
  }
  const found = Object.entries(vulnerabilities).map(([name, { severity, range }]) => `${name} ${range} (${severity})`);
  const isGrave = Object.values(vulnerabilities).some(({ severity }) => severity === 'high' || severity === 'critical');
  const says = `Known vulnerabilities of shipped packages: ${found.length === 0 ? 'none' : found.join(', ')}.`;
  return { outcome: isGrave ? 'failed' : 'passed', says };
}

export function readSignatures(output: string): RegistryCheck {
  const { invalid, missing } = parsed<SignatureReport>(output) ?? {};
  if (invalid === undefined || missing === undefined)
    return unchecked('The registry’s signatures', 'none could be read');
  const lines = (list: readonly { readonly name: string; readonly version: string }[]) =>
    list.map(({ name, version }) => `${name} ${version}`).join(', ') || 'none';
  const says = `The registry’s signatures: wrong ${lines(invalid)}; missing ${lines(missing)}.`;
  return { outcome: invalid.length > 0 ? 'failed' : 'passed', says };
}

function unchecked(what: string, why: string): RegistryCheck {
  return { outcome: 'unchecked', says: `NOT CHECKED: ${what}. ${why.replace(/https?:\/\/\S+/g, 'the registry')}` };
}

function parsed<T>(output: string): T | undefined {
  try {
    return JSON.parse(output) as T;
  } catch {
    return undefined;
  }
}

function npm(...args: readonly string[]): string {
  const patience = ['--fetch-retries=0', '--fetch-timeout=20000', '--loglevel=silent'];
  const shell = process.platform === 'win32';
  return spawnSync('npm', [...args, ...patience], { encoding: 'utf8', timeout: 120_000, shell }).stdout ?? '';
}
