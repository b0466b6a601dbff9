/** Checks that the Node host makes before anything else reads a request. */

const kib = 1024;
const mib = 1024 * kib;

/** What a body may have at most. A bulk file of 5 MiB is 7 MiB in base64, and five hundred descriptions of 2 KiB are 1 MiB. */
export function mostBytes(kind: 'bank' | 'control', pathname: string): number {
  if (kind === 'control') return pathname.includes('/customers') ? mib : 32 * mib;
  return pathname.includes('/fileUploads/') ? 8 * mib : 256 * kib;
}

/** No call of the contract or the control is deeper. */
const deepestJson = 64;

const codeOf = (letter: string) => letter.charCodeAt(0);
const [quote, backslash] = [codeOf('"'), codeOf('\\')];
const [list, listEnd, object, objectEnd] = [codeOf('['), codeOf(']'), codeOf('{'), codeOf('}')];

const mostDroppedBytes = 32 * mib;

const ipAddress = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/i;
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

export interface OwnNames {
  /** The name or IP address that the bank listens on. */
  readonly host: string;
  /** Other names that lead to it. */
  readonly names: readonly string[];
}

/**
 * The objection to a control call, undefined when there is none. Pages of other sites must not control the bank,
 * neither through a host name that they point here nor with a plain form.
 */
export function objectionToControl(
  request: Request,
  { host, names }: OwnNames,
): { status: number; reason: string } | undefined {
  const isOurs = (name: string) => loopback.test(name) || name === host || names.includes(name);
  const requested = hostnameOf(`http://${request.headers.get('host') ?? ''}`);
  // Nobody can point an address here, as they can a name of theirs.
  const isAddress = isAnyAddress(host) && ipAddress.test(requested ?? '');
  if (requested === undefined || !(isOurs(requested) || isAddress)) {
    const reason = `The control is not available under the name “${requested ?? ''}”.`;
    const advice = ` If it is this bank's, start the bank with --name ${requested}.`;
    return { status: 403, reason: requested === undefined ? reason : reason + advice };
  }
  const origin = request.headers.get('origin');
  if (origin !== null) {
    const from = hostnameOf(origin);
    if (from === undefined || (!isOurs(from) && from !== requested)) {
      return { status: 403, reason: `The control takes no calls from pages of ${origin}.` };
    }
  }
  const hasBody = request.body !== null && !['GET', 'HEAD', 'DELETE'].includes(request.method);
  const isEmpty = !request.headers.has('transfer-encoding') && Number(request.headers.get('content-length') ?? 0) === 0;
  if (hasBody && !isEmpty && !/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return { status: 415, reason: 'A body must come as content-type: application/json.' };
  }
  return undefined;
}

/**
 * The request with its body read, or undefined when the body is too long. The rest of a body that is too long is read
 * and dropped, up to a limit: closing the connection on a client that is still sending loses the answer.
 */
export async function withBodyRead(request: Request, most: number): Promise<Request | undefined> {
  // Asking a request of the Node host for its body makes another request behind it.
  if (request.method === 'GET' || request.method === 'HEAD' || request.body === null) return request;
  let chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.byteLength;
    if (length <= most) chunks.push(read.value);
    else chunks = [];
    if (length > most + mostDroppedBytes) {
      // Not awaited: the sender may never stop.
      void reader.cancel().catch(() => {});
      break;
    }
  }
  if (length > most) return undefined;
  const { url, method, headers, signal } = request;
  return new Request(url, {
    method,
    headers,
    signal,
    body: chunks.length === 0 ? null : new Blob(chunks as BlobPart[]),
  });
}

export function tooLong(most: number): Response {
  const size = most < mib ? `${most / kib} KB` : `${most / mib} MB`;
  const reason = `The body is longer than ${size}.`;
  return Response.json({ reason, where: 'body' }, { status: 413, headers: { connection: 'close' } });
}

/** Whether JSON is nested deeper than anything here. It is counted before it is parsed, checked or stored. */
export async function isTooDeep(request: Request): Promise<boolean> {
  if (request.body === null || !/\bjson\b/i.test(request.headers.get('content-type') ?? '')) return false;
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  for (const byte of new Uint8Array(await request.clone().arrayBuffer())) {
    if (isEscaped) isEscaped = false;
    else if (byte === backslash) isEscaped = isInText;
    else if (byte === quote) isInText = !isInText;
    else if (!isInText && (byte === list || byte === object)) depth += 1;
    else if (!isInText && (byte === listEnd || byte === objectEnd)) depth -= 1;
    if (depth > deepestJson) return true;
  }
  return false;
}

export function tooDeep(): Response {
  const reason = `The body is nested deeper than ${deepestJson} levels.`;
  return Response.json({ reason, where: 'body' }, { status: 400 });
}

function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function hostnameOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
