import type { ReactNode } from 'react'
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { classes } from '#site/ui/classes.ts'
import styles from './gate.module.css'
import overlay from './overlay.module.css'
import { useOnStage } from './use_overlay.ts'

type GateProps = {
  title: string
  children: ReactNode
  /** The answers, each as large as the other. */
  answers: ReactNode
}

/** A question that stands before the page: nothing but an answer leads past it. Load it lazily. */
export function Gate({ title, children, answers }: GateProps) {
  useOnStage(true)
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={classes(overlay.backdrop, styles.veil)} />
        <AlertDialog.Popup className={classes(overlay.popup, overlay.dialog)}>
          <header className={overlay.header}>
            <AlertDialog.Title className={overlay.title}>{title}</AlertDialog.Title>
          </header>
          <AlertDialog.Description render={<div />} className={overlay.body}>
            {children}
          </AlertDialog.Description>
          <footer className={overlay.footer}>{answers}</footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
