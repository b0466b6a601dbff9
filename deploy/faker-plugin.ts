import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const english = /[/\\]@faker-js[/\\]faker[/\\]dist[/\\]en-[^/\\]+\.js$/;

/** Leaves out what faker says in English about other things than people, 110 KiB of a worker, gzip. */
export function peopleOfFaker(): Plugin {
  return {
    name: 'people-of-faker',
    enforce: 'pre',
    load: { filter: { id: english }, handler: (id) => onlyPeople(readFileSync(id, 'utf8')) },
  };
}

/** @param source a module that exports one object, faker's English words */
export async function onlyPeople(source: string): Promise<string> {
  const [, own, exported] = /^const (\w+)=.*export\{(\w+ as \w+)\};\s*$/s.exec(source) ?? [];
  if (own === undefined || exported === undefined) throw new Error('Faker keeps its English words in another form.');
  const { en } = await import('@faker-js/faker');
  return `const ${own}=${JSON.stringify({ person: en.person })};export{${exported}};`;
}
