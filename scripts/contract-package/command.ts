#!/usr/bin/env node
// The command of the published package. In the repository its verbs are `npm run contracts -- verify` and `-- states`.

const usage = `Verifies that a bank keeps the contract of the online banking app.

  npx paddock-contract verify --base-url https://bank.test --state-url https://bank.test/states
  npx paddock-contract states --base-url https://bank.test --control ./my-control.ts

Each verb describes its options with --help. README.md in the package tells more.`;

const [verb, ...more] = process.argv.slice(2);
process.argv.splice(2, process.argv.length - 2, ...more);

if (verb === 'verify') {
  // The sandbox’s own bank is not in the package.
  const isComplete = more.includes('--help') || more.some((option) => /^--base-url(=|$)/.test(option));
  if (isComplete) await import('#contracts/verify.ts');
  else refuse('Give --base-url, the service without /digx.');
} else if (verb === 'states') await import('#contracts/states.ts');
else if (verb === undefined || verb === '--help') console.log(usage);
else refuse(`There is no verb “${verb}”.`);

function refuse(reason: string): void {
  console.error(`${reason}\n\n${usage}`);
  process.exitCode = 1;
}

export {};
