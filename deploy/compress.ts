import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Puts a .gz and a .br beside each text file of a built site: `node deploy/compress.ts <folder>`. nginx sends them as they
 * are. Never config.json, which changes without a build.
 */
const [, , folder = 'dist'] = process.argv;
const smallest = 512;
const kinds = /\.(?:js|css|html|svg|txt)$/;
const inGzip = promisify(gzip);
const inBrotli = promisify(brotliCompress);

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && kinds.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name));

await Promise.all(files.map(compress));

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [gz, br] = await Promise.all([inGzip(content, { level: 9 }), inBrotli(content, { params })]);
  writeFileSync(`${file}.gz`, gz);
  writeFileSync(`${file}.br`, br);
}
