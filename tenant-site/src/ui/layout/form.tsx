import type { ComponentProps } from 'react'
import styles from './form.module.css'

/**
 * A form that a script sends. `post`, so that before the script is there nothing ever lands in an address. One that works without a script
 * has an `action`, and until then lets the browser say what is missing (`noValidate`).
 */
export function Form({ noValidate = true, ...props }: Omit<ComponentProps<'form'>, 'className' | 'method'>) {
  return <form className={styles.form} method="post" noValidate={noValidate} {...props} />
}
