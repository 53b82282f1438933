import { classes } from '#site/ui/classes.ts'
import styles from './monogram.module.css'

const TINTS = [styles.first, styles.second, styles.third] as const
const PLACES = [styles.above, styles.below, styles.beside] as const

/** A letter with its accents: names come composed and decomposed. */
const LETTER = /^.\p{M}*/u

/** The first letter of a name in place of a photo; the same name always gets the same colours. Without a name it is a calm ground. */
export function Monogram({ name }: { name: string }) {
  const mixed = [...name].reduce((total, letter) => (total * 37 + letter.charCodeAt(0)) >>> 0, 7)
  return (
    <span
      className={classes(styles.ground, TINTS[(mixed >>> 8) % TINTS.length], PLACES[(mixed >>> 12) % PLACES.length])}
      aria-hidden="true"
    >
      <span className={styles.letter} data-letter={LETTER.exec(name.trim())?.[0]} />
    </span>
  )
}
