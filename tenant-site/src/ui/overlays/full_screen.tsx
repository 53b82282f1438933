import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import styles from './full_screen.module.css'
import { useOnStage } from './use_overlay.ts'

type MomentStageProps = {
  title: string
  text: string
  /** Large photos; mark with `data-photo` what is no link and yet no place to press for closing. */
  photos: ReactNode
  onClose: () => void
  /** The buttons. */
  children: ReactNode
}

/** A moment over the whole screen: photos, a sentence, buttons. Any press beside photos and buttons ends it (specification §4). */
export function MomentStage({ title, text, photos, onClose, children }: MomentStageProps) {
  const popup = useRef<HTMLDivElement>(null)
  useOnStage(true, onClose)

  function closeBeside({ target }: MouseEvent) {
    if (target instanceof Element && !target.closest('a, button, [data-photo]')) onClose()
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          className={styles.stage}
          data-mode="dark"
          onClick={closeBeside}
          // Not a button: whoever was about to press a key when it came leads nobody anywhere.
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
