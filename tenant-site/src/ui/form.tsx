import type { ComponentProps } from 'react'
import styles from './form.module.css'

/** A form that a script sends. `post`, so that before the script is there nothing ever lands in an address. */
export function Form(props: Omit<ComponentProps<'form'>, 'className' | 'method' | 'noValidate'>) {
  return <form className={styles.form} method="post" noValidate {...props} />
}
