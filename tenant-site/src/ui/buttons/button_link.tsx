import { Link, type LinkProps } from 'react-router-dom'
import { buttonLook, type ButtonLook } from './button_look.ts'

export function ButtonLink({ variant, size, round, wide, ...rest }: Omit<LinkProps, 'className'> & ButtonLook) {
  return <Link className={buttonLook({ variant, size, round, wide })} {...rest} />
}
