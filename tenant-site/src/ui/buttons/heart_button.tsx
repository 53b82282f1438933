import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { classes } from '#site/ui/classes.ts'
import { HeartDrawing } from './heart_drawing.tsx'
import styles from './heart_button.module.css'

type HeartButtonProps = {
  /** What the circle is called, pressed or not. */
  label: string
  /** What is read beside the heart when there is room. */
  text: string
  /** A circle on a photo, or a button among others; on phones that one too is a heart alone, and its words are heard. */
  shape?: 'round' | 'labelled'
} & (
  | { isPressed: boolean; onPress: () => void; to?: never; onClick?: never }
  | { to: string; onClick?: (event: MouseEvent) => void; isPressed?: never; onPress?: never }
)

/** Likes someone: the heart fills from where it was pressed. With `to` it is a way to a page where one may. */
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

/** Tells the drawing where the finger was; keys have none, then it fills from its middle. */
function pointTo({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
  const heart = currentTarget.querySelector('svg')?.getBoundingClientRect()
  const isByKey = detail === 0 || !heart
  currentTarget.style.setProperty('--press-x', isByKey ? '50%' : `${clientX - heart.left}px`)
  currentTarget.style.setProperty('--press-y', isByKey ? '50%' : `${clientY - heart.top}px`)
}
