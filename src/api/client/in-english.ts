import { createQuerySerializer } from 'openapi-fetch';

const toText = createQuerySerializer<object>();

/** The query string of every call to the bank: the app has English texts only. */
export function inEnglish(query: object = {}): string {
  return toText({ ...query, locale: 'en' });
}
