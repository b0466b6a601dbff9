import { extractText, getDocumentProxy } from 'unpdf';

/** A node of the tag tree. */
interface TagNode {
  readonly role?: string;
  readonly children?: readonly TagNode[];
}

interface ReadPdf {
  readonly pages: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
  readonly isTagged: boolean;
  /** How often each tag occurs in the structure of the first page; a table counts with all its pages. */
  readonly tags: Readonly<Record<string, number>>;
}

/** The PDF as an independent reader sees it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader detaches the bytes it is given.
  const pdf = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await pdf.getMetadata();
  const { Title, Language } = info as { Title?: unknown; Language?: unknown };
  const tags: Record<string, number> = {};
  count((await (await pdf.getPage(1)).getStructTree()) as TagNode | null, tags);
  const marks = await pdf.getMarkInfo();
  return { pages: text, title: Title, language: Language, isTagged: marks?.Marked === true, tags };
}

function count(node: TagNode | null, tags: Record<string, number>): void {
  if (node === null) return;
  if (node.role !== undefined) tags[node.role] = (tags[node.role] ?? 0) + 1;
  for (const child of node.children ?? []) count(child, tags);
}
