import type { ReactNode } from 'react'
import { classes } from '#site/ui/classes.ts'
import styles from './post.module.css'

type PostProps = {
  title: string
  text: string
  /** Beside another one, where there is room. */
  isNarrow?: boolean
  /** What is seen of it first. */
  children?: ReactNode
}

/** A post by the brand. */
export function Post({ title, text, isNarrow = false, children }: PostProps) {
  return (
    <li className={classes(styles.place, isNarrow && styles.narrow)}>
      <article className={styles.post}>
        {children}
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
      </article>
    </li>
  )
}
