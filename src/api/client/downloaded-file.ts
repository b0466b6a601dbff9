import { fieldsOf, textOf, tokenOf, type Wire } from '#src/api/wire/wire.ts';

export interface DownloadedFile {
  readonly fileName: string;
  readonly content: string;
}

/** Undefined without content. A file without a name is called `nameless`. */
export function toDownloadedFile(
  answer: Wire<'StatementAnswer' | 'TransactionFileAnswer' | 'BulkResponseAnswer'>,
  nameless: string,
): DownloadedFile | undefined {
  const { fileName, fileContent } = fieldsOf(answer);
  const content = tokenOf(fileContent);
  return content === undefined ? undefined : { fileName: textOf(fileName) ?? nameless, content };
}
