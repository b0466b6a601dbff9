import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly look?: ButtonLook;
}

export function ButtonLink({ look = 'plain', ...link }: ButtonLinkProps) {
  return <Link {...link} data-look={look} className={buttonClass(look)} />;
}
