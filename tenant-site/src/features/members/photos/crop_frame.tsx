import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import styles from './crop_frame.module.css'
import { cropOf, moved, zoomed, type CropWindow } from './crop_window.ts'

type CropFrameProps = {
  src: string
  /** Width divided by height. */
  ratio: number
  window: CropWindow
  label: string
  onChange: (change: (window: CropWindow) => CropWindow) => void
}

const KEY_STEP = 0.05
const KEY_ZOOM = 1.1
const WHEEL_ZOOM = 0.002

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}

/** Drag or arrow keys move; pinch, wheel, + and − zoom. */
export function CropFrame({ src, ratio, window, label, onChange }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const { x, y, width, height } = cropOf(window, ratio)
  const roll = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    onChange((now) => zoomed(now, ratio, now.zoom * Math.exp(-event.deltaY * WHEEL_ZOOM)))
  })

  useEffect(() => {
    const { current } = frame
    const zoomByWheel = (event: WheelEvent) => roll(event)
    // React's wheel listener is passive, so the page would scroll.
    current?.addEventListener('wheel', zoomByWheel, { passive: false })
    return () => current?.removeEventListener('wheel', zoomByWheel)
  }, [])

  function press(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  function drag({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(pointerId)
    if (!before) return
    const spreadBefore = spread(fingers.current)
    fingers.current.set(pointerId, { x: clientX, y: clientY })
    const by = spreadBefore && spread(fingers.current) / spreadBefore
    const { offsetWidth, offsetHeight } = currentTarget
    const share = 1 / fingers.current.size
    onChange((now) => {
      const moving = moved(
        now,
        ratio,
        ((before.x - clientX) / offsetWidth) * share,
        ((before.y - clientY) / offsetHeight) * share
      )
      return by ? zoomed(moving, ratio, moving.zoom * by) : moving
    })
  }

  function release({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId)
  }

  function pressKey(event: KeyboardEvent) {
    const step = ARROWS[event.key]
    const by = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM }[event.key]
    if (!step && !by) return
    event.preventDefault()
    onChange((now) => (step ? moved(now, ratio, ...step) : zoomed(now, ratio, now.zoom * by!)))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a window on a photo is no control there is
    <div
      ref={frame}
      className={styles.frame}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the photo
      tabIndex={0}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={pressKey}
    >
      <img
        className={styles.photo}
        src={src}
        alt=""
        draggable={false}
        style={{
          inlineSize: `${100 / width}%`,
          blockSize: `${100 / height}%`,
          insetInlineStart: `${(-x / width) * 100}%`,
          insetBlockStart: `${(-y / height) * 100}%`,
        }}
      />
      <span className={styles.thirds} aria-hidden="true" />
    </div>
  )
}

/** Distance between two fingers; 0 for one. */
function spread(fingers: Map<number, { x: number; y: number }>): number {
  const [one, other] = [...fingers.values()]
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
}
