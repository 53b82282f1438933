import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { classes } from '#site/ui/classes.ts'
import styles from './heart_button.module.css'

type HeartButtonProps = {
  label: string
  text: string
  /** round: on a photo; labelled: among other buttons, with the text visually hidden on phones. */
  shape?: 'round' | 'labelled'
} & (
  | { isPressed: boolean; onPress: () => void; to?: never; onClick?: never }
  | { to: string; onClick?: (event: MouseEvent) => void; isPressed?: never; onPress?: never }
)

/** Like button that fills from where it was pressed; with `to` it is a link. */
export function HeartButton({
  label,
  text,
  shape = 'round',
  isPressed = false,
  onPress,
  to,
  onClick,
}: HeartButtonProps) {
  const shared = {
    className: classes(styles.button, styles[shape]),
    'aria-label': shape === 'round' ? label : undefined,
  }
  const inside = (
    <>
      <HeartDrawing />
      {shape === 'labelled' && <span className={styles.text}>{text}</span>}
    </>
  )
  if (to !== undefined) {
    return (
      <Link {...shared} to={to} onClick={onClick}>
        {inside}
      </Link>
    )
  }

  function press(event: MouseEvent<HTMLButtonElement>) {
    pointTo(event)
    onPress?.()
  }

  return (
    <button type="button" {...shared} aria-pressed={isPressed} onClick={press}>
      {inside}
    </button>
  )
}

function pointTo({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
  const heart = currentTarget.querySelector('svg')?.getBoundingClientRect()
  const isByKey = detail === 0 || !heart
  currentTarget.style.setProperty('--press-x', isByKey ? '50%' : `${clientX - heart.left}px`)
  currentTarget.style.setProperty('--press-y', isByKey ? '50%' : `${clientY - heart.top}px`)
}

const HEART =
  'M12 20.5 10.7 19.3C6 15.1 3 12.4 3 8.9 3 6.2 5.1 4 7.8 4c1.6 0 3.2.8 4.2 2 1-1.2 2.6-2 4.2-2C18.9 4 21 6.2 21 8.9c0 3.5-3 6.2-7.7 10.4Z'

function HeartDrawing() {
  return (
    <span className={styles.heart} aria-hidden="true">
      <svg className={styles.outline} viewBox="0 0 24 24">
        <path d={HEART} />
      </svg>
      <svg className={styles.filled} viewBox="0 0 24 24">
        <path d={HEART} />
      </svg>
    </span>
  )
}
