import type { ComponentProps } from 'react'
import styles from './form.module.css'

/** `post` keeps input out of URLs before scripts load; forms that work without scripts set `action` and `noValidate={false}`. */
export function Form({ noValidate = true, ...props }: Omit<ComponentProps<'form'>, 'className' | 'method'>) {
  return <form className={styles.form} method="post" noValidate={noValidate} {...props} />
}
