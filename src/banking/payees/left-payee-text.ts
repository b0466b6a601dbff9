import type { LeftPayee } from '#src/api/payees/left-payees.slice.ts';

const done = { created: 'added to your payees', changed: 'changed', deleted: 'deleted from your payees' } as const;

/** The result, for a customer who has left the page. */
export function leftPayeeText({ name, what, outcome, message }: LeftPayee): string {
  switch (outcome) {
    case 'done':
      return `${name} was ${done[what]}.`;
    case 'initiated':
      return what === 'created'
        ? `${name} was added to your payees. Another user must authorise this before you can pay them.`
        : `The change to ${name} must be authorised by another user before it takes effect.`;
    case 'unknown':
      return `We do not yet know whether ${name} was ${done[what]}. Please check your list of payees before you try again.`;
    case 'refused':
      return [`${name} was not ${done[what]}.`, message].filter(Boolean).join(' ');
    default:
      return outcome satisfies never;
  }
}
