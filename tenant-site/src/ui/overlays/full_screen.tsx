import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import styles from './full_screen.module.css'
import { useOverlay } from './use_overlay.ts'

type FullScreenProps = {
  title: string
  text: string
  /** Mark photos that aren't links with `data-photo`, so that pressing them doesn't close the overlay. */
  photos: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Full-screen moment; pressing anything but photos and buttons closes it (specification §4). */
export function FullScreen({ title, text, photos, onClose, children }: FullScreenProps) {
  const popup = useRef<HTMLDivElement>(null)
  useOverlay(true, onClose)

  function closeBeside({ target }: MouseEvent) {
    if (target instanceof Element && !target.closest('a, button, [data-photo]')) onClose()
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          className={styles.popup}
          data-mode="dark"
          onClick={closeBeside}
          // Not a button, as a key press meant for the page must not trigger it.
          initialFocus={popup}
        >
          <div className={styles.scene}>
            {photos}
            <div className={styles.words}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Description className={styles.text}>{text}</Dialog.Description>
              <div className={styles.actions}>{children}</div>
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
