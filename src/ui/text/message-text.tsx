import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { PhoneLink, PhoneNumberText } from './phone-link.tsx';

const Context = createContext<readonly string[]>([]);

/** The phone numbers that messages may hold. */
export const PhoneNumbersProvider = Context.Provider;

interface MessageTextProps {
  readonly text: string;
  /** Inside a button or a link there can be no other link. */
  readonly inControl?: boolean;
}

/** A message whose phone numbers can be called and stay on one line. */
export function MessageText({ text, inControl = false }: MessageTextProps) {
  return withPhones(text, useContext(Context), inControl ? PhoneNumberText : PhoneLink);
}

function withPhones(text: string, numbers: readonly string[], Phone: typeof PhoneLink): ReactNode {
  const number = numbers.find((each) => text.includes(each));
  if (number === undefined) return text;
  return text.split(number).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and keep nothing.
    <Fragment key={place}>
      {place > 0 && <Phone number={number} />}
      {withPhones(part, numbers, Phone)}
    </Fragment>
  ));
}
