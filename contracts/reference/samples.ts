import type { Operation } from '#openapi/generator/contract.ts';
import type { ExampleRequest, Given } from './example-request.ts';

/** The same request in each language, in lines of about 75 characters. */
export interface Samples {
  /** Runs as it is against `npm run bank`, which signs the customer in. */
  readonly curl: string;
  /** For a client that openapi-typescript and openapi-fetch make of the contract. */
  readonly typescript: string;
  /** Java 17 without libraries. */
  readonly java: string;
}

export function samplesOf(operation: Operation, request: ExampleRequest): Samples {
  return {
    curl: curlOf(operation, request),
    typescript: typescriptOf(operation, request),
    java: javaOf(operation, request),
  };
}

const local = 'http://localhost:8787/digx';

function curlOf({ method, path, nonceNeeded }: Operation, { given, body, persona }: ExampleRequest): string {
  const url = `${local}${filled(path, given, ({ inSandbox }) => inSandbox)}`;
  const query = sentIn('query', given);
  const isRead = method === 'GET';
  const search = isRead ? '' : searchOf(query.map(({ name, inSandbox }) => [name, inSandbox]));
  const headers = [
    // A form is the log-in itself.
    ...(body?.isForm === true ? [] : [['X-Sandbox-As', persona]]),
    ...(nonceNeeded ? [['x-nonce', '{nonce}']] : []),
    ...sentIn('header', given).map(({ name, inSandbox }) => [name, inSandbox]),
    ...(body === undefined || body.isForm ? [] : [['Content-Type', body.type]]),
  ];
  const lines = [
    // Without -g, curl takes braces in a URL for a list.
    `curl ${url.includes('{') || search.includes('{') ? '-g ' : ''}${isRead ? (query.length > 0 ? '-G ' : '') : `-X ${method} `}${quoted(`${url}${search}`)}`,
    ...(isRead ? query.map(({ name, inSandbox }) => `--data-urlencode ${quoted(`${name}=${inSandbox}`)}`) : []),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : bodyLines(body)),
  ];
  return lines.join(' \\\n  ');
}

function bodyLines({ inSandbox, isForm }: NonNullable<ExampleRequest['body']>): readonly string[] {
  if (isForm)
    return Object.entries(inSandbox as object).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
  return [`--data-raw ${quoted(JSON.stringify(inSandbox, undefined, 2))}`];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function typescriptOf({ method, path, nonceNeeded }: Operation, { given, body }: ExampleRequest): string {
  const parts = (['path', 'query', 'header'] as const).flatMap((place) => {
    const sent = sentIn(place, given).map(
      ({ name, value, isNumber }) => `${key(name)}: ${isNumber ? value : literal(value)}`,
    );
    const nonce = place === 'header' && nonceNeeded ? ["'x-nonce': nonce"] : [];
    const all = [...nonce, ...sent];
    return all.length === 0 ? [] : [`    ${place}: ${group(all, '    ')},`];
  });
  const params = parts.length === 0 ? [] : ['  params: {', ...parts, '  },'];
  const form = body?.isForm === true ? ['  bodySerializer: (form) => new URLSearchParams(form),'] : [];
  const sentBody = body === undefined ? [] : [`  body: ${indented(object(body.value), '  ')},`, ...form];
  const options = [...params, ...sentBody];
  const call = `await bank.${method}('${path}'${options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`});`;
  return `const { data, error, response } =\n  ${indented(call, '  ')}`;
}

function group(entries: readonly string[], indent: string): string {
  const line = `{ ${entries.join(', ')} }`;
  return line.length <= 60 ? line : `{\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}}`;
}

/** A value as TypeScript writes it: keys without quotes where they need none. */
function object(value: unknown): string {
  return JSON.stringify(value, undefined, 2)
    .replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replace(/([}\]"\w])$(?=\n\s*[}\]])/gm, '$1,');
}

function key(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}

function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function javaOf({ method, path, nonceNeeded }: Operation, { given, body }: ExampleRequest): string {
  const target = `/digx${filled(path, given, ({ value }) => value)}`;
  const search = searchOf(sentIn('query', given).map(({ name, value }) => [name, value]));
  const headers = [
    ...(nonceNeeded ? ['.header("x-nonce", nonce)'] : []),
    ...sentIn('header', given).map(({ name, value }) => `.header("${name}", ${javaText(value)})`),
    ...(body === undefined ? [] : [`.header("Content-Type", "${body.type}")`]),
  ];
  const publisher = body === undefined ? 'BodyPublishers.noBody()' : `BodyPublishers.ofString(${javaBody(body)})`;
  const steps = [
    `.uri(URI.create(bank + ${javaText(target)}${search === '' ? '' : `\n        + ${javaText(search)}`}))`,
    ...headers,
    method === 'GET' ? '.GET()' : `.method("${method}", ${publisher})`,
    '.build();',
  ];
  return `var request = HttpRequest.newBuilder()\n    ${steps.join('\n    ')}\nvar answer = client.send(request, BodyHandlers.ofString());`;
}

function javaBody({ value, isForm }: NonNullable<ExampleRequest['body']>): string {
  if (isForm) return javaText(new URLSearchParams(value as Record<string, string>).toString());
  const text = JSON.stringify(value, undefined, 2).replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  return `"""\n        ${indented(text, '        ')}"""`;
}

function javaText(text: string): string {
  return JSON.stringify(text);
}

function sentIn(place: Given['place'], given: readonly Given[]): readonly Given[] {
  return given.filter((one) => one.place === place && one.value !== '');
}

function filled(path: string, given: readonly Given[], text: (one: Given) => string): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const found = given.find((one) => one.place === 'path' && one.name === name);
    return found === undefined ? whole : text(found);
  });
}

/** Placeholders of the sandbox keep their braces. */
function searchOf(pairs: readonly (readonly [string, string])[]): string {
  const encoded = pairs.map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replace(/%7B|%7D|%3A/g, decodeURIComponent)}`,
  );
  return encoded.length === 0 ? '' : `?${encoded.join('&')}`;
}

function indented(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}
