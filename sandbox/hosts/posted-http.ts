/** Requests and answers in a form that can cross a message port. */

export interface PostedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

/** `none`: the connection broke, as with a planned network fault. */
export type PostedAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: ArrayBuffer | null;
    }
  | { readonly kind: 'none' };

export async function postRequest(request: Request): Promise<PostedRequest> {
  const body = await request.arrayBuffer();
  return {
    method: request.method,
    url: request.url,
    headers: [...request.headers],
    body: body.byteLength === 0 ? null : body,
  };
}

/** @param signal aborts waiting for the answer. */
export function unpostRequest({ method, url, headers, body }: PostedRequest, signal: AbortSignal): Request {
  return new Request(url, { method, headers: headers as [string, string][], body, signal });
}

export async function postAnswer(answer: Response): Promise<PostedAnswer> {
  if (answer.type === 'error') return { kind: 'none' };
  const body = await answer.arrayBuffer();
  return {
    kind: 'answer',
    status: answer.status,
    headers: [...answer.headers],
    body: body.byteLength === 0 ? null : body,
  };
}

export function unpostAnswer(answer: PostedAnswer): Response {
  if (answer.kind === 'none') return Response.error();
  const { status, headers, body } = answer;
  return new Response(body, { status, headers: headers as [string, string][] });
}
