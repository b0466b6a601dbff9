// `npm run contracts`: the consumer tests, and by verb every other proof of the contract.
import { Advice, ensureContractTools, mustRun, printTable } from './project.mjs';

/** Each is a file in `contracts/`, which describes its options with `--help`. */
export const contractVerbs = {
  verify: {
    says: 'replays the Pact files against the sandbox’s bank or yours, and walks through it',
    advice: 'The provider does not keep the contract',
  },
  states: { says: 'runs the state handler for your test bank', advice: 'The state handler could not run' },
  report: {
    says: 'writes the coverage matrix: each operation and status',
    advice: 'The contract is not covered as agreed: see the gaps above',
  },
  changes: {
    says: 'compares the contract with the one released last',
    advice: 'The contract breaks what was released: see above',
  },
  assumptions: {
    says: 'keeps the register of assumptions, and asks backend teams about them',
    advice: 'The register was not fully brought up to date: see above',
  },
  'check-har': {
    says: 'checks recorded traffic of a bank against the contract',
    advice: 'The recorded traffic differs from the contract, or could not be read: see above',
  },
  proxy: {
    says: 'passes traffic on to a bank, and checks copies of it against the contract',
    advice: 'What went by differs from the contract, or could not be passed on: see above',
  },
  docs: { says: 'writes the contract’s reference', advice: 'The reference could not be written: see above' },
  tools: {
    says: 'runs tools of other teams over the contract',
    advice: 'A tool that other teams use cannot work with the contract: see above',
    before: ensureContractTools,
  },
  mutate: {
    says: 'plants faults in the bank’s answers, and shows which proof catches each',
    advice: 'A fault went unnoticed, or a harmless change raised an alarm',
  },
};

export async function contracts([verb, ...more]) {
  if (verb === '--help') {
    console.log('npm run contracts: consumer tests, which write the Pact files and compare them with the contract\n');
    const saying = ([name, { says }]) => [`npm run contracts -- ${name}`, says];
    return printTable(Object.fromEntries(Object.entries(contractVerbs).map(saying)));
  }
  if (verb === undefined) return mustRun('Consumer contracts failed', 'vitest', ['run', '--project', 'contracts']);
  if (!Object.hasOwn(contractVerbs, verb)) {
    const verbs = Object.keys(contractVerbs).join(', ');
    throw new Advice(`npm run contracts has no verb “${verb}”. Its verbs are: ${verbs}; \`--help\` describes them.`);
  }
  await prove(verb, more);
}

/** Runs one proof. */
export async function prove(verb, more = []) {
  const { advice, before } = contractVerbs[verb];
  await before?.();
  await mustRun(advice, 'node', [`contracts/${verb}.ts`, ...more]);
}
