import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

export async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece);
  return Buffer.concat(pieces);
}

const unpackers: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** The body as the service wrote it, before a gateway packed it. */
export async function unpacked(body: Buffer, encoding = ''): Promise<Buffer> {
  const unpack = unpackers[encoding.trim().toLowerCase()];
  return unpack === undefined || body.length === 0 ? body : unpack(body);
}
