/** Text packed for a URL: compressed, then written in letters that need no escaping. */

/** A longer text was never written by this sandbox. */
const mostBytes = 32 * 1024 * 1024;

export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** @returns undefined for anything not packed here, or longer than the sandbox would write. */
export async function unpackText(packed: string): Promise<string | undefined> {
  if (!/^[\w-]+$/.test(packed)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await readAtMost(stream.getReader());
  } catch {
    return undefined;
  }
}

/** Stops early, so that a few bytes that expand to gigabytes fill no memory. */
async function readAtMost(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.byteLength;
    if (length > mostBytes) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(read.value);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(chunks as BlobPart[]).arrayBuffer());
}
