import { useEffect, useEffectEvent, useState } from 'react'
import { X } from 'lucide-react'
import { Button } from '#site/ui/buttons/button.tsx'
import { classes } from '#site/ui/classes.ts'
import type { Toast } from './toast.tsx'
import styles from './toast.module.css'

const DURATION = 6000

type ToastLineProps = { toast: Toast; closeLabel: string; onGone: () => void }

/** The timer pauses while the toast is hovered or focused. */
export function ToastLine({ toast, closeLabel, onGone }: ToastLineProps) {
  const { text, tone = 'plain', action, duration = DURATION } = toast
  const [isHeld, setHeld] = useState(false)
  const go = useEffectEvent(leave)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(go, duration)
    return () => clearTimeout(timer)
  }, [isHeld, duration])

  function leave() {
    toast.onGone?.()
    onGone()
  }

  function act() {
    action?.onPress()
    onGone()
  }

  return (
    <div
      className={classes(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.text}>{text}</span>
      {action && (
        <Button variant="secondary" onClick={act}>
          {action.label}
        </Button>
      )}
      <Button variant="quiet" round aria-label={closeLabel} onClick={leave}>
        <X aria-hidden="true" />
      </Button>
    </div>
  )
}
