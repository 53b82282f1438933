import type { RefObject } from 'react'
import { useIsBelow } from '#site/lib/browser/use_is_below.ts'
import { buttonLook } from '#site/ui/buttons/button_look.ts'
import styles from './way_in.module.css'

type WayInProps = {
  /** The form's button. */
  submit: RefObject<HTMLButtonElement | null>
  /** What it says. */
  label: string
}

/** On phones, a link at the lower edge that leads to the form, until its button is seen. Without JavaScript there is none. */
export function WayIn({ submit, label }: WayInProps) {
  const isBelow = useIsBelow(submit)
  if (!isBelow) return null
  return (
    <div className={styles.wayIn}>
      <a className={buttonLook({ size: 'large', wide: true })} href={`#${FORM}`}>
        {label}
      </a>
    </div>
  )
}

/** The form's id. */
export const FORM = 'first-step'
