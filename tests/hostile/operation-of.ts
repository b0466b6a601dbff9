import { type OperationId, operations } from '#sandbox/http/operations.generated.ts';

const templates = Object.entries(operations)
  .map(([operationId, { method, path }]) => ({
    operationId: operationId as OperationId,
    method,
    // Literal paths first.
    parameters: path.split('{').length,
    pattern: new RegExp(`^/digx${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  }))
  .sort((left, right) => left.parameters - right.parameters);

export function operationOf({ method, url }: Pick<Request, 'method' | 'url'>): OperationId | undefined {
  const { pathname } = new URL(url);
  return templates.find((each) => each.method === method && each.pattern.test(pathname))?.operationId;
}
