import { classes } from '#site/ui/classes.ts'
import styles from './skeleton.module.css'

type SkeletonProps = { shape?: 'text' | 'title' | 'portrait' | 'circle' | 'block' }

/** The shape of what is coming. Mark the region around it `aria-busy`. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  return <span className={classes(styles.skeleton, styles[shape])} aria-hidden="true" />
}
