import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmallBroker {
  readonly url: string;
  /** The requests so far: `PUT /pacticipants/…`. */
  readonly heard: () => readonly string[];
  readonly close: () => void;
}

interface Pact {
  readonly consumer: string;
  readonly consumerVersion: string;
  readonly provider: string;
  readonly content: Readonly<Record<string, unknown>>;
}

interface Result {
  readonly pact: Pact;
  readonly providerVersion: string;
  readonly success: boolean;
}

interface Deployment {
  readonly pacticipant: string;
  readonly version: string;
  readonly environment: string;
}

interface Answer {
  readonly status: number;
  readonly json: object;
}

/**
 * A Pact Broker in memory, with as much of its API as publishing pacts and results, recording deployments and
 * `can-i-deploy` use. It stands in for a real one where the proofs run.
 */
export async function startSmallBroker(token: string): Promise<SmallBroker> {
  const heard: string[] = [];
  const pacts: Pact[] = [];
  const results: Result[] = [];
  const environments: string[] = [];
  const deployments: Deployment[] = [];

  const routes: readonly [RegExp, (names: readonly string[], body: never, query: URLSearchParams) => Answer][] = [
    [/^GET \/$/, () => found(index())],
    [/^POST \/contracts\/publish$/, (_, body) => publish(body)],
    [
      /^GET \/pacts\/provider\/([^/]+)\/consumer\/([^/]+)\/latest$/,
      ([provider, consumer]) => latest(provider, consumer),
    ],
    [/^PUT \/pacticipants\/[^/]+\/branches\/[^/]+\/versions\/[^/]+$/, () => ({ status: 201, json: {} })],
    [/^POST \/results\/(\d+)$/, ([place], body) => keepResult(Number(place), body)],
    [/^POST \/environments$/, (_, body) => createEnvironment(body)],
    [
      /^GET \/environments$/,
      () => found({ _embedded: { environments: environments.map((name) => ({ name, uuid: name })) } }),
    ],
    [/^GET \/pacticipants\/([^/]+)\/versions\/([^/]+)$/, ([pacticipant, version]) => versionOf(pacticipant, version)],
    [
      /^POST \/deployments\/([^/]+)\/([^/]+)\/([^/]+)$/,
      ([pacticipant, version, environment]) => deploy(pacticipant, version, environment),
    ],
    [/^GET \/matrix$/, (_, __, query) => matrix(query)],
  ];

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const asked = `${request.method} ${pathname}`;
    heard.push(asked);
    const route = routes.find(([pattern]) => pattern.test(asked));
    const text = await textOf(request);
    const { status, json } =
      request.headers.authorization !== `Bearer ${token}`
        ? { status: 401, json: {} }
        : route === undefined
          ? { status: 404, json: {} }
          : route[1]((route[0].exec(asked) ?? []).slice(1).map(decodeURIComponent), parsed(text), searchParams);
    response.writeHead(status, { 'Content-Type': 'application/hal+json' }).end(JSON.stringify(json));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, heard: () => heard, close: () => server.close() };

  function index(): object {
    const to = (path: string) => ({ href: `${url}${path}`, templated: path.includes('{') });
    return {
      _links: {
        self: to('/'),
        'pb:publish-contracts': to('/contracts/publish'),
        'pb:environments': to('/environments'),
        'pb:pacticipant-version': to('/pacticipants/{pacticipant}/versions/{version}'),
      },
    };
  }

  function publish(body: {
    readonly pacticipantName: string;
    readonly pacticipantVersionNumber: string;
    readonly contracts: readonly { readonly providerName: string; readonly content: string }[];
  }): Answer {
    for (const { providerName: provider, content } of body.contracts) {
      const pact = JSON.parse(Buffer.from(content, 'base64').toString()) as Pact['content'];
      pacts.push({
        consumer: body.pacticipantName,
        consumerVersion: body.pacticipantVersionNumber,
        provider,
        content: pact,
      });
    }
    return found({
      notices: [],
      _embedded: {
        pacticipant: { name: body.pacticipantName, _links: { self: { href: url } } },
        version: { number: body.pacticipantVersionNumber, _links: { self: { href: url } } },
      },
      _links: { 'pb:pacticipant-version-tags': [], 'pb:contracts': [] },
    });
  }

  function latest(provider?: string, consumer?: string): Answer {
    const place = pacts.findLastIndex((pact) => pact.provider === provider && pact.consumer === consumer);
    const pact = pacts[place];
    if (pact === undefined) return { status: 404, json: {} };
    const links = { 'pb:publish-verification-results': { href: `${url}/results/${place}` } };
    return found({ ...pact.content, _links: links });
  }

  function keepResult(
    place: number,
    body: { readonly success: boolean; readonly providerApplicationVersion: string },
  ): Answer {
    const pact = pacts[place];
    if (pact === undefined) return { status: 404, json: {} };
    results.push({ pact, providerVersion: body.providerApplicationVersion, success: body.success });
    return { status: 201, json: {} };
  }

  function createEnvironment({ name }: { readonly name: string }): Answer {
    environments.push(name);
    return { status: 201, json: { name, uuid: name } };
  }

  function versionOf(pacticipant = '', version = ''): Answer {
    const links = environments.map((name) => ({
      name,
      href: `${url}/deployments/${[pacticipant, version, name].map(encodeURIComponent).join('/')}`,
    }));
    return found({ number: version, _links: { self: { href: url }, 'pb:record-deployment': links } });
  }

  function deploy(pacticipant = '', version = '', environment = ''): Answer {
    const others = deployments.filter((one) => one.pacticipant !== pacticipant || one.environment !== environment);
    deployments.splice(0, deployments.length, ...others, { pacticipant, version, environment });
    return { status: 201, json: { uuid: environment, environment, currentlyDeployed: true } };
  }

  /** Whether one version fits every version that is deployed in an environment. */
  function matrix(query: URLSearchParams): Answer {
    const [name, version, environment] = ['q[][pacticipant]', 'q[][version]', 'environment'].map((key) =>
      query.get(key),
    );
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
    return found({
      summary: {
        deployable,
        reason: deployable ? 'All results are good.' : 'A result is missing or bad.',
        success,
        failed,
        unknown,
      },
      matrix: rows.map(({ pact, result }) => ({
        consumer: { name: pact.consumer, version: { number: pact.consumerVersion } },
        provider: { name: pact.provider, version: result && { number: result.providerVersion } },
        pact: {},
        verificationResult: result && { success: result.success },
      })),
      notices: [],
    });
  }
}

function found(json: object): Answer {
  return { status: 200, json };
}

function parsed(text: string): never {
  return (text === '' ? {} : JSON.parse(text)) as never;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += piece;
  return text;
}
