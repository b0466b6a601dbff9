import { type CallWords, controlWords } from '#sandbox/control/control-words.generated.ts';
import { controlBase, type Method, methods } from '#sandbox/control/methods.ts';
import { worldCalls } from '#sandbox/control/world-calls.ts';

type Route = Pick<Method, 'http' | 'path'>;

/** Every call that is a tool, by its name. */
export const calls: Readonly<Record<string, Route & Pick<Method, 'takes' | 'changes'>>> = { ...worldCalls, ...methods };

const routes = Object.entries(calls);

/** What openapi/sandbox-control.yaml says of a call, for somebody who has tools in place of routes. */
export function wordsOf({ http, path }: Route): CallWords {
  const { summary = '', description = '', takes = {} } = controlWords[`${http} ${path}`] ?? {};
  const said = Object.entries(takes).map(([name, says]) => [name, inToolNames(says)]);
  return { summary, description: inToolNames(description), takes: Object.fromEntries(said) };
}

/** For a text that names routes: `GET /__sandbox/worlds` is listWorlds, and `/clock` the first method of that path. */
export function inToolNames(text: string): string {
  const named = routes.reduce(
    (said, [name, { http, path }]) => said.replaceAll(`${http} ${controlBase}${path} `, `${name} `),
    `${text} `,
  );
  return named
    .replace(/`(\/[\w/-]+)`/g, (whole, path) => routes.find(([, each]) => each.path === path)?.[0] ?? whole)
    .slice(0, -1);
}

/** `advanceClock` as “Advance clock” where methods share a route, and the words of the route otherwise. */
export function titleOf(name: string, route: Route): string {
  const isShared = routes.filter(([, { http, path }]) => http === route.http && path === route.path).length > 1;
  if (!isShared) return wordsOf(route).summary;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
