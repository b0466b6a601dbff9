/** Checks that the Node host makes before anything else reads a request. */

/** A bulk file of 5 MiB is 7 MiB in base64. */
const mostBytes = { bank: 8 * 1024 * 1024, control: 32 * 1024 * 1024 } as const;

const mostDroppedBytes = 32 * 1024 * 1024;

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * The objection to a control call, undefined when there is none. Pages of other sites must not control the bank,
 * neither through a host name that they point here nor with a plain form.
 * @param host the name or IP address that the bank listens on.
 */
export function objectionToControl(request: Request, host: string): { status: number; reason: string } | undefined {
  const isOurs = (name: string) => loopback.test(name) || name === host;
  const requested = hostnameOf(`http://${request.headers.get('host') ?? ''}`);
  if (requested === undefined || (!isOurs(requested) && !isAnyAddress(host))) {
    return { status: 403, reason: `The control is not available under the name “${requested ?? ''}”.` };
  }
  const origin = request.headers.get('origin');
  if (origin !== null) {
    const from = hostnameOf(origin);
    if (from === undefined || (!isOurs(from) && from !== requested)) {
      return { status: 403, reason: `The control takes no calls from pages of ${origin}.` };
    }
  }
  const hasBody = request.body !== null && !['GET', 'HEAD', 'DELETE'].includes(request.method);
  const isEmpty = request.headers.get('content-length') === '0';
  if (hasBody && !isEmpty && !/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return { status: 415, reason: 'A body must come as content-type: application/json.' };
  }
  return undefined;
}

/**
 * The request with its body read, or undefined when the body is too long. The rest of a body that is too long is read
 * and dropped, up to a limit: closing the connection on a client that is still sending loses the answer.
 */
export async function withBodyRead(request: Request, kind: keyof typeof mostBytes): Promise<Request | undefined> {
  // Asking a request of the Node host for its body makes another request behind it.
  if (request.method === 'GET' || request.method === 'HEAD' || request.body === null) return request;
  const most = mostBytes[kind];
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

export function tooLong(kind: keyof typeof mostBytes): Response {
  const reason = `The body is longer than ${mostBytes[kind] / 1024 / 1024} MB.`;
  return Response.json({ reason, where: 'body' }, { status: 413, headers: { connection: 'close' } });
}

function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function hostnameOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
