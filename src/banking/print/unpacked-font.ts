import { unzlibSync } from 'fflate';

// Sizes and places in the two formats: https://www.w3.org/TR/WOFF/ and OpenType's table directory.
const woff = { head: 44, entry: 20 } as const;
const openType = { head: 12, entry: 16 } as const;

/** A WOFF font with its tables inflated, because PDFKit would inflate one again for every glyph. */
export function unpackedFont(packed: Uint8Array): Uint8Array {
  const from = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const [flavour, count] = [from.getUint32(4), from.getUint16(12)];
  const entries = Array.from({ length: count }, (_, at) => {
    const start = woff.head + at * woff.entry;
    const [tag = 0, offset = 0, packedLength = 0, length = 0, checksum = 0] = [0, 4, 8, 12, 16].map((place) =>
      from.getUint32(start + place),
    );
    const bytes = packed.subarray(offset, offset + packedLength);
    return { tag, checksum, bytes: packedLength < length ? unzlibSync(bytes) : bytes };
  });

  const tablesStart = openType.head + count * openType.entry;
  const unpacked = new Uint8Array(entries.reduce((sum, { bytes }) => sum + padded(bytes.length), tablesStart));
  const to = new DataView(unpacked.buffer);
  to.setUint32(0, flavour);
  to.setUint16(4, count);
  let place = tablesStart;
  for (const [at, { tag, checksum, bytes }] of entries.entries()) {
    const start = openType.head + at * openType.entry;
    for (const [index, value] of [tag, checksum, place, bytes.length].entries()) to.setUint32(start + index * 4, value);
    unpacked.set(bytes, place);
    place += padded(bytes.length);
  }
  return unpacked;
}

/** Tables begin at multiples of four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
