import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './gate.module.css'
import { useOverlay } from './use_overlay.ts'

type GateProps = {
  /** Undefined before hydration: a script in the page decides. */
  isOpen: boolean | undefined
  title: string
  children: ReactNode
  answers: ReactNode
}

/** Blocking question that only an answer closes, written by the server closed: a script beside it opens it before the page shows. */
export function Gate({ isOpen, title, children, answers }: GateProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useOverlay(isOpen ?? false)

  useEffect(() => {
    if (isOpen === undefined) return
    if (isOpen) open(ref.current!)
    else ref.current!.close()
  }, [isOpen])

  // Repeats what was pressed before hydration.
  useEffect(() => ref.current!.querySelector<HTMLElement>('[data-pressed]')?.click(), [])

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={styles.gate}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => isOpen && open(currentTarget)}
      suppressHydrationWarning
    >
      <form method="dialog" className={styles.form}>
        {/* Focused first, so that no answer is chosen for anyone. */}
        <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <div id={`${id}-text`}>{children}</div>
        <div className={styles.answers}>{answers}</div>
      </form>
    </dialog>
  )
}

function open(gate: HTMLDialogElement) {
  if (gate.open) return
  gate.showModal()
  gate.querySelector('h2')!.focus()
}
