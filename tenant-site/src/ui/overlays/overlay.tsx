import type { ReactNode } from 'react'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { buttonLook } from '#site/ui/buttons/button_look.ts'
import { classes } from '#site/ui/classes.ts'
import styles from './overlay.module.css'
import { useOnStage } from './use_overlay.ts'

export type OverlayProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string
  closeLabel: string
  /** False: neither Escape nor a press outside closes it, only a button. */
  isDismissible?: boolean
  /** Stays at the bottom while the rest scrolls: the buttons. */
  footer?: ReactNode
  children?: ReactNode
}

/** The frame that Dialog and Sheet share: focus stays inside, the page behind rests. */
export function Overlay({ shape, ...props }: OverlayProps & { shape: 'dialog' | 'sheet' }) {
  const { isOpen, onClose, title, description, closeLabel, isDismissible = true, footer, children } = props
  useOnStage(isOpen, isDismissible ? onClose : undefined)
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
