export type Folder = 'inbox' | 'outbox' | 'bulletins';

/** The bank calls the customer's sent messages the outbox. */
export const folderTitles: Readonly<Record<Folder, string>> = {
  inbox: 'Inbox',
  outbox: 'Sent',
  bulletins: 'Bulletins',
};

export const folders = Object.keys(folderTitles) as readonly Folder[];

export function folderPath(folder: Folder): string {
  return `/secure-mail/f/${folder}`;
}

export function messagePath(folder: Folder, id: string): string {
  return `${folderPath(folder)}/${encodeURIComponent(id)}`;
}
