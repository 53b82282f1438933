import { classes } from '#site/ui/classes.ts'
import { DrawingImage, type DrawingImageProps } from './drawing_image.tsx'
import styles from './drawn.module.css'

/** A drawing that fills its frame: 4:5 unless `className` says otherwise. */
export function Drawn({ className, ...drawing }: DrawingImageProps & { className?: string }) {
  return (
    <span className={classes(styles.drawn, className)}>
      <DrawingImage {...drawing} />
    </span>
  )
}
