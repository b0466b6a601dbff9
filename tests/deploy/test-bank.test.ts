import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readOptions } from '#sandbox/hosts/serve-options.ts';

interface Container {
  readonly args: string[];
  readonly env: { readonly name: string }[];
  readonly ports: { readonly name: string }[];
  readonly readinessProbe: { readonly httpGet: { readonly port: string } };
}
interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly selector?: { readonly app?: string; readonly matchLabels?: { readonly app: string } };
    readonly podSelector?: { readonly matchLabels: { readonly app: string } };
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

const resources = parseAllDocuments(readFileSync('deploy/test-bank/kubernetes.yaml', 'utf8')).map(
  (document) => document.toJS() as Resource,
);
const deployment = resources[0] as Resource;

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
  expect(resources.map(({ kind }) => kind)).toEqual(['Deployment', 'Service', 'PodDisruptionBudget', 'NetworkPolicy']);
  for (const { spec } of resources) {
    const selected = spec.selector?.matchLabels ?? spec.selector ?? spec.podSelector?.matchLabels;
    expect(selected).toEqual(deployment.spec.template.metadata.labels);
  }
  const [{ env, ports, readinessProbe }] = deployment.spec.template.spec.containers;
  for (const each of env) expect(each).toHaveProperty('valueFrom.secretKeyRef.name', 'paddock-bank');
  expect(ports.map(({ name }) => name)).toContain(readinessProbe.httpGet.port);
});
