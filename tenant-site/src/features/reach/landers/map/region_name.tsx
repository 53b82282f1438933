import { classes } from '#site/ui/classes.ts'
import styles from './region_name.module.css'

type RegionNameProps = {
  name: string
  middle: { x: number; y: number }
  width: number
  /** Of a region that isn’t chosen; only where there is room. */ isQuiet?: boolean
}

/** Of the map's width: nearer to an edge, a name starts or ends at the middle of its region. */
const EDGE = 0.25

/** A region's name, on the map. */
export function RegionName({ name, middle: { x, y }, width, isQuiet = false }: RegionNameProps) {
  const anchor = x < EDGE * width ? 'start' : x > (1 - EDGE) * width ? 'end' : 'middle'
  return (
    <text
      className={classes(styles.name, isQuiet && styles.quiet)}
      x={x}
      y={y}
      textAnchor={anchor}
      dominantBaseline="central"
    >
      {name}
    </text>
  )
}
