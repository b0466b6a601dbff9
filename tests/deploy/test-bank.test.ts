import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { createCallWatch } from '#sandbox/hosts/call-watch.ts';
import { readOptions } from '#sandbox/hosts/serve-options.ts';

interface Container {
  readonly args: string[];
  readonly env: { readonly valueFrom: { readonly secretKeyRef: { readonly name: string; readonly key: string } } }[];
  readonly ports: { readonly name: string }[];
  readonly readinessProbe: { readonly httpGet: { readonly port: string } };
}
interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly selector?: { readonly app?: string; readonly matchLabels?: { readonly app: string } };
    readonly podSelector?: { readonly matchLabels: { readonly app: string } };
    readonly scaleTargetRef?: { readonly kind: string; readonly name: string };
    readonly metrics?: { readonly pods: { readonly metric: { readonly name: string } } }[];
    readonly template: {
      readonly metadata: { readonly labels: unknown };
      readonly spec: { readonly containers: [Container] };
    };
  };
}

/** As the container starts it. */
const entry = /ENTRYPOINT \[(.+)\]/.exec(readFileSync('deploy/test-bank/Containerfile', 'utf8'))?.[1] ?? '';
const fixed = (JSON.parse(`[${entry}]`) as string[]).slice(2);

function optionsWith(args: readonly string[]) {
  return readOptions({ args: [...fixed, ...args], token: 'x'.repeat(32), build: 'one' });
}

const models = { Deployment, Service, HorizontalPodAutoscaler, PodDisruptionBudget, NetworkPolicy };
const manifests = readFileSync('deploy/test-bank/kubernetes.yaml', 'utf8');
const resources = parseAllDocuments(manifests).map((document) => document.toJS() as Resource);
const deployment = resources[0] as Resource;
const autoscaler = resources.find(({ kind }) => kind === 'HorizontalPodAutoscaler');

it('starts the bank of the Kubernetes manifests and of the compose file with options that it takes', () => {
  const [{ args }] = deployment.spec.template.spec.containers;
  const compose = parse(readFileSync('deploy/test-bank/compose.yaml', 'utf8'), { merge: true });
  const named = compose.services['bank-2'].command.map((each: string) => each.replace(/\$\{.*\}/, 'bank.example'));
  for (const given of [args, named]) {
    expect(optionsWith(given)).toMatchObject({ store: 'postgres://paddock@database/paddock', names: ['bank.example'] });
  }
  expect(optionsWith([...args, '--replicas', '2'])).toEqual(expect.stringContaining('Unknown option'));
});

it('selects the pods of the deployment in every manifest, and takes no secret in words', () => {
  expect(resources.map(({ kind }) => kind)).toEqual([
    'Deployment',
    'Service',
    'HorizontalPodAutoscaler',
    'PodDisruptionBudget',
    'NetworkPolicy',
  ]);
  for (const { spec } of resources.filter((each) => each !== autoscaler)) {
    const selected = spec.selector?.matchLabels ?? spec.selector ?? spec.podSelector?.matchLabels;
    expect(selected).toEqual(deployment.spec.template.metadata.labels);
  }
  const [{ env, ports, readinessProbe }] = deployment.spec.template.spec.containers;
  for (const { valueFrom } of env) {
    expect(valueFrom.secretKeyRef.name).toBe('paddock-bank');
    expect(manifests).toContain(`--from-literal=${valueFrom.secretKeyRef.key}=`);
  }
  expect(ports.map(({ name }) => name)).toContain(readinessProbe.httpGet.port);
});

it('has manifests that Kubernetes takes: by its schemas, and with no field that it does not know', () => {
  for (const resource of resources) {
    const Model = models[resource.kind as keyof typeof models];
    expect(resource.apiVersion).toBe(Model.apiVersion);
    new Model(resource as never).validate();
  }
  // The schemas leave unknown fields alone; the types of the same package do not.
  expect(problemsByType(resources)).toBe('');
  const [mistyped] = structuredClone(resources);
  Object.assign(mistyped?.spec ?? {}, { replica: 2 });
  expect(problemsByType([mistyped as Resource])).toMatch(/replica.* does not exist/);
  const wrong = { ...deployment, spec: { ...deployment.spec, replicas: '2' } };
  expect(() => new Deployment(wrong as never).validate()).toThrow('replicas must be integer');
}, 60_000);

function problemsByType(checked: readonly Resource[]): string {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'manifests-'));
  const file = join(folder, 'manifests.ts');
  const imports = checked.map(
    ({ apiVersion, kind }) => `import type { I${kind} } from 'kubernetes-models/${apiVersion}/${kind}';`,
  );
  const values = checked.map(
    (resource) => `export const a${resource.kind}: I${resource.kind} = ${JSON.stringify(resource)};`,
  );
  writeFileSync(file, [...imports, ...values].join('\n'));
  const options = [
    '--noEmit',
    '--skipLibCheck',
    '--ignoreConfig',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--strict',
  ];
  try {
    execFileSync(process.execPath, ['node_modules/typescript-7/bin/tsc', ...options, file], { stdio: 'pipe' });
    return '';
  } catch (failure) {
    return failure instanceof Error && 'stdout' in failure ? `${failure.stdout}` : `${failure}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('scales the deployment on a figure that the bank has', async () => {
  expect(autoscaler?.spec.scaleTargetRef).toMatchObject({ kind: 'Deployment', name: deployment.metadata.name });
  const watch = createCallWatch({ figures: () => ({ worldsAwake: 0, worldsPutAway: 0, storeBytes: 0 }) });
  const figures = await (await watch.metrics()).text();
  const named = autoscaler?.spec.metrics?.map(({ pods }) => pods.metric.name) ?? [];
  expect(named).toHaveLength(1);
  for (const name of named) expect(figures).toContain(`# TYPE ${name} gauge`);
});

it('has a process behind nginx for each that the compose file runs', () => {
  const { services } = parse(readFileSync('deploy/test-bank/compose.yaml', 'utf8'), { merge: true });
  const processes = Object.keys(services).filter((name) => services[name].image === 'paddock-bank');
  const { BANKS } = services.nginx.environment;
  expect(BANKS.match(/[\w-]+(?=:8787;)/g)).toEqual(processes);
  expect(services.nginx.depends_on).toEqual(processes);
});
