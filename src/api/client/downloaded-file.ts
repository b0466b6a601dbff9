import { fieldsOf, textOf, tokenOf } from '#src/api/wire/wire.ts';

/** A file as the bank gives it. */
export interface DownloadedFile {
  /** As the bank says it: a name to show, not yet one to save under. */
  readonly fileName: string;
  /** Base64, not yet looked into. */
  readonly content: string;
}

/** Undefined without any content. A file that came without a name is called `nameless`. */
export function toDownloadedFile(answer: unknown, nameless: string): DownloadedFile | undefined {
  const { fileName, fileContent } = fieldsOf(answer);
  const content = tokenOf(fileContent);
  return content === undefined ? undefined : { fileName: textOf(fileName) ?? nameless, content };
}
