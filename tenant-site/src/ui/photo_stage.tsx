import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type UIEvent } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Button } from './button.tsx'
import { buttonLook } from './button_look.ts'
import styles from './photo_stage.module.css'
import { useOnStage } from './use_on_stage.ts'

export type StagePhoto = {
  key: string
  /** Said below it. */
  caption: ReactNode
  /** The picture, or what stands in its place; fills the stage. */
  view: ReactNode
  /** What can be done with it: a button beside the one that closes. */
  action?: ReactNode
}

type PhotoStageProps = {
  title: string
  photos: StagePhoto[]
  /** Which is shown first, from 0. */
  start: number
  labels: { close: string; back: string; on: string }
  onClose: () => void
  /** What an action opened, over the photos. */
  children?: ReactNode
}

const STEPS: Record<string, (shown: number, last: number) => number> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Photos over the whole screen, one at a time: by swiping, by the arrows, by keys. Escape closes; focus stays inside. */
export function PhotoStage({ title, photos, start, labels, onClose, children }: PhotoStageProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(start)
  // Where keys and arrows lead: on the way there other photos pass by that nobody asked for, and the next key counts from there.
  const wanted = useRef<number>(undefined)
  const last = photos.length - 1
  useOnStage(true)

  useLayoutEffect(() => {
    const { current } = strip
    current?.scrollTo({ left: current.clientWidth * start, behavior: 'instant' })
  }, [start])

  function follow({ currentTarget }: UIEvent<HTMLUListElement>) {
    const passing = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
    if (passing !== (wanted.current ?? passing)) return
    letGo()
    setShown(passing)
  }

  function letGo() {
    wanted.current = undefined
  }

  function show(index: number) {
    const next = Math.min(Math.max(index, 0), last)
    wanted.current = next
    strip.current?.scrollTo({ left: strip.current.clientWidth * next })
    setShown(next)
  }

  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key]
    // Keys pressed in what lies over the photos come by here too.
    if (!step || !event.currentTarget.contains(event.target as Node)) return
    event.preventDefault()
    show(step(shown, last))
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.stage} data-mode="dark" onKeyDown={walk} onPointerDown={letGo} onWheel={letGo}>
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <span className={styles.actions}>
              {photos[shown]?.action}
              <Dialog.Close className={buttonLook({ variant: 'quiet', round: true })} aria-label={labels.close}>
                <X aria-hidden="true" />
              </Dialog.Close>
            </span>
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can have the focus */}
          <ul ref={strip} className={styles.strip} tabIndex={0} aria-label={title} onScroll={follow}>
            {photos.map(({ key, view }, index) => (
              <li key={key} className={styles.slide} inert={index !== shown}>
                {view}
              </li>
            ))}
          </ul>
          <footer className={styles.foot}>
            <Button
              variant="quiet"
              round
              aria-label={labels.back}
              disabled={shown === 0}
              onClick={() => show(shown - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </Button>
            <p className={styles.caption} aria-live="polite">
              {photos[shown]?.caption}
            </p>
            <Button
              variant="quiet"
              round
              aria-label={labels.on}
              disabled={shown === last}
              onClick={() => show(shown + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </Button>
          </footer>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
