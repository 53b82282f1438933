import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { classes } from './classes.ts'
import { HiddenText } from './hidden_text.tsx'
import type { Person } from './person.ts'
import { Portrait } from './portrait.tsx'
import styles from './match_stage.module.css'
import { useOnStage } from './use_on_stage.ts'

type MatchStageProps = {
  title: string
  text: string
  self: Person
  other: Person
  /** Where the other one's photo leads, and what it is called. */
  otherTo: string
  otherLabel: string
  onClose: () => void
  /** The buttons. */
  children: ReactNode
}

/** Two photos grow together over the whole screen. Any press beside photos and buttons ends it (specification §4). */
export function MatchStage({ title, text, self, other, otherTo, otherLabel, onClose, children }: MatchStageProps) {
  const actions = useRef<HTMLDivElement>(null)
  useOnStage(true)

  function closeBeside({ target }: MouseEvent) {
    if (target instanceof Element && !target.closest('a, button, [data-photo]')) onClose()
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          className={styles.stage}
          data-mode="dark"
          onClick={closeBeside}
          initialFocus={() => actions.current?.querySelector<HTMLElement>('a, button') ?? true}
        >
          <div className={styles.scene}>
            <div className={styles.pair}>
              <div className={classes(styles.photo, styles.self)} data-photo>
                <Portrait person={self} isUrgent />
              </div>
              <Link className={classes(styles.photo, styles.other)} to={otherTo} onClick={onClose}>
                <HiddenText>{otherLabel}</HiddenText>
                <Portrait person={other} isUrgent />
              </Link>
              <span className={styles.heart} aria-hidden="true">
                <Heart />
              </span>
            </div>
            <div className={styles.words}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Description className={styles.text}>{text}</Dialog.Description>
              <div ref={actions} className={styles.actions}>
                {children}
              </div>
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
