import { classes } from '#site/ui/classes.ts'
import styles from './skeleton.module.css'

type SkeletonProps = { shape?: 'text' | 'title' | 'portrait' | 'circle' | 'block' }

/** Loading placeholder; mark the surrounding region `aria-busy`. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  return <span className={classes(styles.skeleton, styles[shape])} aria-hidden="true" />
}
