import { fieldsOf, textOf, tokenOf } from '#src/api/wire/wire.ts';

export interface DownloadedFile {
  /** As sent by the bank; not yet safe as a file name. */
  readonly fileName: string;
  /** Base64, not yet validated. */
  readonly content: string;
}

/** Undefined without content. A file without a name is called `nameless`. */
export function toDownloadedFile(answer: unknown, nameless: string): DownloadedFile | undefined {
  const { fileName, fileContent } = fieldsOf(answer);
  const content = tokenOf(fileContent);
  return content === undefined ? undefined : { fileName: textOf(fileName) ?? nameless, content };
}
