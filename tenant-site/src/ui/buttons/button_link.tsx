import { Link, type LinkProps } from 'react-router-dom'
import { buttonLook, type ButtonLook } from './button_look.ts'

/** A way to another page that looks like a button. */
export function ButtonLink({ variant, size, round, wide, ...rest }: Omit<LinkProps, 'className'> & ButtonLook) {
  return <Link className={buttonLook({ variant, size, round, wide })} {...rest} />
}
