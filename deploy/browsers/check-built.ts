import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { allowed } from './allowed.ts';
import { featuresNewerThan } from './newer-features.ts';
import { baselineYear, served } from './served.ts';
import { usedInScript } from './used-in-script.ts';

/** Whether both built sites keep to the browsers that are served: `node deploy/browsers/check-built.ts`. */
const sites = ['dist', 'dist-sandbox'];
const scripts = sites.flatMap((site) => globSync(`${site}/assets/*.js`));
const sheets = sites.flatMap((site) => globSync(`${site}/assets/*.css`));
const newer = featuresNewerThan(baselineYear);
const unused = new Set(Object.keys(allowed));
const problems: string[] = [];

for (const file of scripts) {
  for (const [name, key] of usedInScript(readFileSync(file, 'utf8'), newer)) {
    unused.delete(name);
    if (name in allowed) continue;
    problems.push(
      `${file}: calls ${name} (${key}), which browsers of Baseline ${baselineYear} need not know. Ask first whether it is there, ` +
        'or do without. If a library asks first, name it with the reason in deploy/browsers/allowed.ts.',
    );
  }
}
for (const name of unused) problems.push(`deploy/browsers/allowed.ts: no build calls ${name} any longer. Take it out.`);
if (scripts.length === 0 || sheets.length === 0)
  problems.push('Nothing is built: npm run build && npm run build:sandbox');

// The same rule holds the sources. Only built sheets have what libraries and the build add.
const rule = ['lint', '--only=suspicious/useBaseline', '--vcs-enabled=false', '--max-diagnostics=50'];
const styles = spawnSync('biome', [...rule, ...sheets], { stdio: ['ignore', 'ignore', 'inherit'] });
if (styles.status !== 0) {
  problems.push(
    'A built sheet has what is named above. Put it into @supports, do without, or allow it in biome.json (useBaseline) if older browsers ' +
      'lose only beauty.',
  );
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
const least = ['chrome', 'edge', 'firefox', 'safari'].map((name) => `${name} ${served[name]}`).join(', ');
if (problems.length === 0) process.stdout.write(`${scripts.length + sheets.length} files keep to ${least}.\n`);
else process.exitCode = 1;
