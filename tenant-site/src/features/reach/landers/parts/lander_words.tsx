import { classes } from '#site/ui/classes.ts'
import styles from './lander_words.module.css'
import type { LanderWords as Words } from './use_lander_words.ts'

export function LanderWords({ title, text, isCentred = false }: Words & { isCentred?: boolean }) {
  return (
    <div className={classes(styles.words, isCentred && styles.centred)}>
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
