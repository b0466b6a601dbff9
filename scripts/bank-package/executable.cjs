// What the single executable runs: the package that it carries, unpacked once for each version and user.
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { homedir } = require('node:os');
const { dirname, join } = require('node:path');
const { getRawAsset } = require('node:sea');
const { gunzipSync } = require('node:zlib');

const tarball = Buffer.from(getRawAsset('package.tgz'));
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'paddock-bank');
const folder = join(cache, createHash('sha256').update(tarball).digest('hex').slice(0, 16));
if (!existsSync(folder)) unpack();
// Only code from a file may import modules.
createRequire(join(folder, 'start.cjs'))('./start.cjs');

/** Beside its place first, so that nobody meets half of it. */
function unpack() {
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const fresh = mkdtempSync(`${folder}-`);
  for (const { name, content } of filesIn(gunzipSync(tarball))) {
    mkdirSync(dirname(join(fresh, name)), { recursive: true });
    writeFileSync(join(fresh, name), content);
  }
  writeFileSync(join(fresh, 'start.cjs'), "import('./package/lib/paddock-bank.js');\n");
  try {
    renameSync(fresh, folder);
  } catch (failure) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw failure;
  }
}

/** The files of a tar archive as npm writes it. */
function* filesIn(tar) {
  for (let at = 0; at + 512 <= tar.length; ) {
    const text = (from, length) => {
      const field = tar.subarray(at + from, at + from + length);
      const end = field.indexOf(0);
      return field.toString('utf8', 0, end < 0 ? length : end);
    };
    const size = Number.parseInt(text(124, 12), 8) || 0;
    if (text(156, 1) === '0')
      yield { name: join(text(345, 155), text(0, 100)), content: tar.subarray(at + 512, at + 512 + size) };
    at += 512 + Math.ceil(size / 512) * 512;
  }
}
