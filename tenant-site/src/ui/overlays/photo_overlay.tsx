import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type UIEvent } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Button } from '#site/ui/buttons/button.tsx'
import { buttonLook } from '#site/ui/buttons/button_look.ts'
import styles from './photo_overlay.module.css'
import { useOverlay } from './use_overlay.ts'
import { usePullDown } from './use_pull_down.ts'

export type OverlayPhoto = {
  key: string
  caption: string
  view: ReactNode
  ground?: ReactNode
  action?: ReactNode
}

type PhotoOverlayProps = {
  title: string
  mark?: ReactNode
  photos: OverlayPhoto[]
  /** 0-based. */
  start: number
  labels: { close: string; back: string; on: string }
  onShow?: (index: number) => void
  onClose: () => void
  finalFocus?: () => HTMLElement | null | undefined
  children?: ReactNode
}

const STEPS: Record<string, (shown: number, last: number) => number> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Full-screen photos with swiping, arrows and keys; Escape or a pull down closes. */
export function PhotoOverlay(props: PhotoOverlayProps) {
  const { title, mark, photos, start, labels, onShow, onClose, finalFocus, children } = props
  const popup = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(start)
  // Target of keys and arrows: photos passed on the way are ignored, and the next key counts from here.
  const wanted = useRef<number>(undefined)
  const last = photos.length - 1
  const pull = usePullDown(onClose)
  useOverlay(true, onClose)

  useLayoutEffect(() => {
    const { current } = strip
    current?.scrollTo({ left: current.clientWidth * start, behavior: 'instant' })
  }, [start])

  function follow({ currentTarget }: UIEvent<HTMLUListElement>) {
    const passing = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
    if (passing !== (wanted.current ?? passing)) return
    letGo()
    turnTo(passing)
  }

  function turnTo(index: number) {
    setShown(index)
    if (index !== shown) onShow?.(index)
  }

  function letGo() {
    wanted.current = undefined
  }

  function show(index: number) {
    const next = Math.min(Math.max(index, 0), last)
    wanted.current = next
    strip.current?.scrollTo({ left: strip.current.clientWidth * next })
    turnTo(next)
  }

  function browse(event: KeyboardEvent) {
    const step = STEPS[event.key]
    // Key presses in overlays above the photos bubble up to here too.
    if (!step || !event.currentTarget.contains(event.target as Node)) return
    event.preventDefault()
    show(step(shown, last))
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          className={styles.popup}
          data-mode="dark"
          // Not the first button, which reports the photo.
          initialFocus={popup}
          finalFocus={() => finalFocus?.() ?? true}
          onKeyDown={browse}
          onPointerDown={letGo}
          onWheel={letGo}
        >
          {photos[shown]?.ground}
          <header className={styles.head}>
            <div className={styles.who}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {mark}
            </div>
            <span className={styles.actions}>
              {photos[shown]?.action}
              <Dialog.Close className={buttonLook({ variant: 'quiet', round: true })} aria-label={labels.close}>
                <X aria-hidden="true" />
              </Dialog.Close>
            </span>
          </header>
          <div className={styles.scene} {...pull}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can have the focus */}
            <ul ref={strip} className={styles.strip} tabIndex={0} aria-label={title} onScroll={follow}>
              {photos.map(({ key, view }, index) => (
                <li key={key} className={styles.slide} inert={index !== shown}>
                  {view}
                </li>
              ))}
            </ul>
          </div>
          {last > 0 && (
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
          )}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
