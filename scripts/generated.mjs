// Whether the generated files are those of this contract and generator. Times would not tell: a copied or restored file is newer.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const generatedFiles = [
  'src/api/schema.generated.d.ts',
  'openapi/digx.generated.json',
  'openapi/customer-description.generated.json',
  'src/app/reports/contract-names.generated.ts',
  'sandbox/control/control-words.generated.ts',
  'sandbox/http/operations.generated.ts',
  'sandbox/http/refusal-codes.generated.ts',
  'sandbox/http/validators.generated.js',
  'sandbox/http/validators.generated.d.ts',
];

const stamp = '.cache/generated';

export function isGenerated(root = '.') {
  if (![...generatedFiles, stamp].every((file) => existsSync(join(root, file)))) return false;
  return readFileSync(join(root, stamp), 'utf8') === digest(root);
}

export function noteGenerated(root = '.') {
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), digest(root));
}

/** Of what the files are generated from, and of the files. */
function digest(root) {
  const sources = [
    ...filesBelow(root, 'openapi')
      // Nothing is generated from texts, releases, the register and tests.
      .filter((file) => !/\.(md|json|test\.ts)$/.test(file)),
    ...filesBelow(root, 'sandbox/personas/described').filter((file) => /[/\\]description[\w-]*\.ts$/.test(file)),
  ];
  const hash = createHash('sha256');
  for (const file of [...sources.sort(), ...generatedFiles.map((each) => join(root, each))]) {
    const text = readFileSync(file);
    hash.update(`${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
