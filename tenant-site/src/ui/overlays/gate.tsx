import type { ReactNode } from 'react'
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { classes } from '#site/ui/classes.ts'
import styles from './gate.module.css'
import overlay from './overlay.module.css'
import { useOverlay } from './use_overlay.ts'

type GateProps = {
  title: string
  children: ReactNode
  answers: ReactNode
}

/** Blocking question that only an answer closes; load it lazily. */
export function Gate({ title, children, answers }: GateProps) {
  useOverlay(true)
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
