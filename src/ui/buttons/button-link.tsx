import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly look?: ButtonLook;
}

/** Goes somewhere, and looks like the button that it is to the eye. */
export function ButtonLink({ look = 'plain', ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonClass(look)} />;
}
