import { anyFieldsOf } from '#src/kernel/any-fields.ts';

/** A message that another page begins for the customer. */
export interface MessageBegun {
  /** The entity it is written for, where the customer may choose. */
  readonly from: string;
  readonly subject: string;
  readonly body: string;
}

/** Leads to the form of a new message. It is kept in the entry of the history: the URL must not have its words. */
export function messageState(message: MessageBegun): { readonly message: MessageBegun } {
  return { message };
}

/** What an entry of the history begins; undefined where it begins nothing. */
export function messageBegunIn(state: unknown): MessageBegun | undefined {
  const { from, subject, body } = anyFieldsOf(anyFieldsOf(state).message);
  if (typeof from !== 'string' || typeof subject !== 'string' || typeof body !== 'string') return undefined;
  return { from, subject, body };
}
