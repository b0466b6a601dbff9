import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';

export interface SmallBroker {
  readonly url: string;
  /** The requests so far: `PUT /pacticipants/…`. */
  readonly heard: () => readonly string[];
  readonly close: () => void;
}

interface Pact {
  readonly consumer: string;
  readonly consumerVersion: string;
  readonly branch: string | undefined;
  readonly provider: string;
  readonly content: Readonly<Record<string, unknown>>;
}

interface Deployment {
  readonly pacticipant: string;
  readonly version: string;
  readonly environment: string;
}

/** What the broker holds. */
interface Shelf {
  readonly pacts: Pact[];
  readonly results: { readonly pact: Pact; readonly providerVersion: string; readonly success: boolean }[];
  /** The branch of each version of a service, by `name version`. */
  readonly branches: Map<string, string>;
  readonly environments: string[];
  deployments: readonly Deployment[];
}

/**
 * A Pact Broker in memory, with as much of its API as publishing pacts and results, recording deployments and
 * `can-i-deploy` use. It stands in for a real one where the proofs run.
 */
export async function startSmallBroker(token: string): Promise<SmallBroker> {
  const heard: string[] = [];
  const shelf: Shelf = { pacts: [], results: [], branches: new Map(), environments: [], deployments: [] };
  const app = new Hono();
  app.use(async (asked, next) => {
    heard.push(`${asked.req.method} ${asked.req.path}`);
    return asked.req.header('authorization') === `Bearer ${token}` ? next() : hal(asked, {}, 401);
  });
  app.notFound((asked) => hal(asked, {}, 404));
  app.get('/', (asked) => hal(asked, { _links: entryLinks(originOf(asked)) }));
  addPacts(app, shelf);
  addSelection(app, shelf);
  addDeployments(app, shelf);
  app.get('/matrix', (asked) =>
    hal(
      asked,
      matrix(shelf, (name) => asked.req.query(name)),
    ),
  );

  const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, heard: () => heard, close: () => server.close() };
}

function hal(asked: Context, json: object, status: 200 | 201 | 401 | 404 = 200): Response {
  return asked.json(json, status, { 'Content-Type': 'application/hal+json' });
}

function originOf({ req }: Context): string {
  return new URL(req.url).origin;
}

function entryLinks(url: string): object {
  const to = (path: string) => ({ href: `${url}${path}`, templated: path.includes('{') });
  return {
    self: to('/'),
    'pb:publish-contracts': to('/contracts/publish'),
    'pb:environments': to('/environments'),
    'pb:pacticipant-version': to('/pacticipants/{pacticipant}/versions/{version}'),
  };
}

/** Pacts, and the results of verifying them. */
function addPacts(app: Hono, { pacts, results, branches }: Shelf): void {
  app.post('/contracts/publish', async (asked) => {
    const {
      pacticipantName: consumer,
      pacticipantVersionNumber: consumerVersion,
      branch,
      contracts,
    } = await asked.req.json();
    for (const { providerName: provider, content } of contracts) {
      const text = Buffer.from(content, 'base64').toString();
      pacts.push({ consumer, consumerVersion, branch, provider, content: JSON.parse(text) });
    }
    const self = { _links: { self: { href: originOf(asked) } } };
    return hal(asked, {
      notices: [],
      _embedded: { pacticipant: { name: consumer, ...self }, version: { number: consumerVersion, ...self } },
      _links: { 'pb:pacticipant-version-tags': [], 'pb:contracts': [] },
    });
  });
  app.get('/pacts/provider/:provider/consumer/:consumer/latest', (asked) => {
    const { provider, consumer } = asked.req.param();
    const place = pacts.findLastIndex((pact) => pact.provider === provider && pact.consumer === consumer);
    const links = { 'pb:publish-verification-results': { href: `${originOf(asked)}/results/${place}` } };
    return place === -1 ? hal(asked, {}, 404) : hal(asked, { ...pacts[place]?.content, _links: links });
  });
  app.get('/pacts/:place', (asked) => {
    const place = asked.req.param('place');
    const links = { 'pb:publish-verification-results': { href: `${originOf(asked)}/results/${place}` } };
    return hal(asked, { ...pacts[Number(place)]?.content, _links: links });
  });
  app.put('/pacticipants/:name/branches/:branch/versions/:version', (asked) => {
    const { name, branch, version } = asked.req.param();
    branches.set(`${name} ${version}`, branch);
    return hal(asked, {}, 201);
  });
  app.post('/results/:place', async (asked) => {
    const pact = pacts[Number(asked.req.param('place'))];
    if (pact === undefined) return hal(asked, {}, 404);
    const { success, providerApplicationVersion: providerVersion } = await asked.req.json();
    results.push({ pact, providerVersion, success });
    return hal(asked, {}, 201);
  });
}

/** The pacts that a service is to be verified against, by selectors, as pending and as work in progress. */
function addSelection(app: Hono, shelf: Shelf): void {
  const { pacts, results, branches } = shelf;
  app.post('/pacts/provider/:provider/for-verification', async (asked) => {
    const { provider } = asked.req.param();
    const { consumerVersionSelectors, includePendingStatus, includeWipPactsSince, providerVersionBranch } =
      await asked.req.json();
    const own = [...pacts.entries()].filter(([, pact]) => pact.provider === provider);
    const latestOn = (branch: string) => own.filter(([, pact]) => pact.branch === branch).slice(-1);
    const selected = (consumerVersionSelectors as readonly Readonly<Record<string, string | boolean>>[]).flatMap(
      (one) => {
        if (one.mainBranch === true) return latestOn('main');
        if (one.matchingBranch === true) return latestOn(providerVersionBranch);
        if (typeof one.branch === 'string') return latestOn(one.branch);
        const live = shelf.deployments.filter(
          ({ environment }) => one.environment === undefined || one.environment === environment,
        );
        return own.filter(([, { consumer, consumerVersion }]) =>
          live.some(({ pacticipant, version }) => pacticipant === consumer && version === consumerVersion),
        );
      },
    );
    const others = [...new Set(own.flatMap(([, { branch }]) => branch ?? []))];
    const wip = includeWipPactsSince === undefined ? [] : others.flatMap(latestOn);
    const isPending = (pact: Pact) =>
      includePendingStatus === true &&
      !results.some(
        (one) =>
          one.pact === pact &&
          one.success &&
          branches.get(`${provider} ${one.providerVersion}`) === providerVersionBranch,
      );
    const chosen = new Map([...wip.filter(([, pact]) => isPending(pact)), ...selected]);
    return hal(asked, {
      _embedded: {
        pacts: [...chosen].map(([place, pact]) => ({
          shortDescription: `${pact.branch ?? 'a version'} ${pact.consumerVersion}`,
          verificationProperties: { pending: isPending(pact), notices: [] },
          _links: { self: { href: `${originOf(asked)}/pacts/${place}` } },
        })),
      },
    });
  });
}

/** Environments, and which version is live in each. */
function addDeployments(app: Hono, shelf: Shelf): void {
  const named = (name: string) => ({ name, uuid: name });
  app.post('/environments', async (asked) => {
    const { name } = await asked.req.json();
    shelf.environments.push(name);
    return hal(asked, named(name), 201);
  });
  app.get('/environments', (asked) => hal(asked, { _embedded: { environments: shelf.environments.map(named) } }));
  app.get('/pacticipants/:pacticipant/versions/:version', (asked) => {
    const { pacticipant, version } = asked.req.param();
    const links = shelf.environments.map((name) => ({
      name,
      href: `${originOf(asked)}/deployments/${[pacticipant, version, name].map(encodeURIComponent).join('/')}`,
    }));
    const self = { href: originOf(asked) };
    return hal(asked, { number: version, _links: { self, 'pb:record-deployment': links } });
  });
  app.post('/deployments/:pacticipant/:version/:environment', (asked) => {
    const live = asked.req.param();
    const { pacticipant, environment } = live;
    const isOther = (one: Deployment) => one.pacticipant !== pacticipant || one.environment !== environment;
    shelf.deployments = [...shelf.deployments.filter(isOther), live];
    return hal(asked, { uuid: environment, environment, currentlyDeployed: true }, 201);
  });
}

/** Whether one version fits every version that is deployed in an environment. */
function matrix({ pacts, results, deployments }: Shelf, query: (name: string) => string | undefined): object {
  const [name, version, environment] = ['q[][pacticipant]', 'q[][version]', 'environment'].map(query);
  const live = deployments.filter((one) => one.environment === environment);
  const isThere = (pacticipant: string, number: string) =>
    (pacticipant === name && number === version) ||
    (pacticipant !== name && live.some((one) => one.pacticipant === pacticipant && one.version === number));
  const concerned = pacts.filter(
    ({ consumer, consumerVersion, provider }) =>
      [consumer, provider].includes(name ?? '') &&
      isThere(consumer, consumerVersion) &&
      (provider === name || live.some(({ pacticipant }) => pacticipant === provider)),
  );
  const rows = concerned.map((pact) => ({
    pact,
    result: results.findLast((one) => one.pact === pact && isThere(pact.provider, one.providerVersion)),
  }));
  const count = (success: boolean | undefined) => rows.filter(({ result }) => result?.success === success).length;
  const [success, failed, unknown] = [count(true), count(false), count(undefined)];
  const deployable = failed + unknown === 0;
  const reason = deployable ? 'All results are good.' : 'A result is missing or bad.';
  return {
    summary: { deployable, reason, success, failed, unknown },
    matrix: rows.map(({ pact, result }) => ({
      consumer: { name: pact.consumer, version: { number: pact.consumerVersion } },
      provider: { name: pact.provider, version: result && { number: result.providerVersion } },
      pact: {},
      verificationResult: result && { success: result.success },
    })),
    notices: [],
  };
}
