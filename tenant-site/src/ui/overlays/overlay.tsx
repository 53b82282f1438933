import type { ReactNode } from 'react'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { buttonLook } from '#site/ui/buttons/button_look.ts'
import { classes } from '#site/ui/classes.ts'
import styles from './overlay.module.css'
import { useOverlay } from './use_overlay.ts'

export type OverlayProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string
  closeLabel: string
  /** False: only a button closes it, not Escape or a press outside. */
  isDismissible?: boolean
  footer?: ReactNode
  children?: ReactNode
}

export function Overlay({ shape, ...props }: OverlayProps & { shape: 'dialog' | 'sheet' }) {
  const { isOpen, onClose, title, description, closeLabel, isDismissible = true, footer, children } = props
  useOverlay(isOpen, isDismissible ? onClose : undefined)
  return (
    <Base.Root
      open={isOpen}
      disablePointerDismissal={!isDismissible}
      onOpenChange={(open, details) => {
        if (open) return
        if (!isDismissible && details.reason === 'escape-key') details.cancel()
        else onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={classes(styles.popup, styles[shape])}>
          <header className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close className={buttonLook({ variant: 'quiet', round: true })} aria-label={closeLabel}>
              <X aria-hidden="true" />
            </Base.Close>
          </header>
          <div className={styles.body}>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
          </div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
