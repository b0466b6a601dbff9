#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The command of the published packages. It runs on a Node that is too old for the bank as well, to say so.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(`The bank needs Node 22.13 or later. This is ${process.version}.`);
  process.exitCode = 1;
} else {
  const given = process.argv.slice(2).map((word, place, all) => (all[place - 1] === '--site' ? siteAt(word) : word));
  const panel = inPackage('panel');
  // A bank that runs elsewhere has its own.
  const hasPanel = existsSync(panel) && !given.some((word) => /^--(panel|bank)(=|$)/.test(word));
  const verb = given[0] === 'mcp' ? given.splice(0, 1) : [];
  process.argv.splice(2, process.argv.length - 2, ...verb, ...(hasPanel ? ['--panel', panel] : []), ...given);
  if (major === 22) hideNewsOfSqlite();
  await import('#sandbox/hosts/serve.ts');
}

/** Node 22 calls its database experimental at each start. The store is tried with it. */
function hideNewsOfSqlite(): void {
  const warn = process.emitWarning.bind(process) as (...said: unknown[]) => void;
  process.emitWarning = (...said: unknown[]) => {
    if (!/^SQLite is an experimental/.test(String(said[0]))) warn(...said);
  };
}

/** A site that the package carries, by its name, or any other by its folder. */
function siteAt(word: string): string {
  const own = inPackage(`site/${word}`);
  return /^(app|sandbox)$/.test(word) && existsSync(own) ? own : word;
}

function inPackage(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
