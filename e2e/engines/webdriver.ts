/** The key under which WebDriver passes elements. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const patienceMs = 60_000;

/** One session of a browser over classic WebDriver, which nothing among our packages speaks. */
export class WebDriver {
  readonly #session: string;
  readonly version: string;

  private constructor(session: string, version: string) {
    this.#session = session;
    this.version = version;
  }

  static async start(driver: string, capabilities: object): Promise<WebDriver> {
    const opened = (await call('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
      readonly sessionId: string;
      readonly capabilities: { readonly browserVersion: string };
    };
    return new WebDriver(`${driver}/session/${opened.sessionId}`, opened.capabilities.browserVersion);
  }

  async get(path: string): Promise<unknown> {
    return call('GET', `${this.#session}/${path}`);
  }

  async post(path: string, body: object = {}): Promise<unknown> {
    return call('POST', `${this.#session}/${path}`, body);
  }

  async close(): Promise<void> {
    await call('DELETE', this.#session);
  }
}

/** @throws with the driver's own words */
async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    // The driver is silent about a browser that has ended.
    signal: AbortSignal.timeout(patienceMs),
  });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${error}: ${message}`);
}
