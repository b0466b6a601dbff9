// One entry for every npm script: `node scripts/paddock.mjs <command> [options]`.
import { parseArgs } from 'node:util';
import { commands, newNames } from './commands.mjs';
import { Advice, ensureGenerated, ensureInstalled, printTable } from './project.mjs';

try {
  const [asked = '', ...rest] = process.argv.slice(2);
  const [name, ...given] = [...(newNames[asked] ?? [asked]), ...rest];
  if (newNames[asked] !== undefined) {
    const now = newNames[asked].join(' -- ');
    console.error(`\`npm run ${asked}\` is now \`npm run ${now}\`. The old name goes with the next version.\n`);
  }
  const command = commands[name];
  if (command === undefined)
    throw new Advice(`There is no command “${name}”. The commands are: ${Object.keys(commands).join(', ')}.`);
  if (command.passesOn !== true && given.includes('--help')) printHelp(name, command);
  else await follow(name, command, given);
} catch (problem) {
  console.error(problem instanceof Advice ? `\n${problem.message}` : problem);
  process.exitCode = 1;
}

async function follow(name, { passesOn = false, options = {}, run }, given) {
  const values = passesOn ? given : readOptions(given, options);
  await ensureInstalled();
  if (name !== 'generate') await ensureGenerated();
  await run(values);
}

function printHelp(name, { says, options = {} }) {
  console.log(`npm ${['start', 'test'].includes(name) ? name : `run ${name}`}: ${says}`);
  if (Object.keys(options).length > 0) printTable(options);
}

/** Reads options that are written as in a help text: `--port <number>`. One whose value is in brackets may go without. */
function readOptions(given, described) {
  const usual = { '--changed': '--changed=HEAD', '--long': '--long=100000' };
  const options = Object.fromEntries(
    Object.keys(described).map((text) => {
      const [, name, value] = /^--([\w-]+)(.*)$/.exec(text);
      return [name, { type: value === '' ? 'boolean' : 'string' }];
    }),
  );
  try {
    return parseArgs({ args: given.map((arg) => (arg.slice(2) in options ? (usual[arg] ?? arg) : arg)), options })
      .values;
  } catch (problem) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Advice(
      `${problem.message}\n${known.length === 0 ? 'This command takes no options.' : `Its options are: ${known.join(', ')}.`}`,
    );
  }
}
