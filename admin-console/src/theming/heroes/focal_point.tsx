import { Box } from '@mui/material'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslate } from 'react-admin'

export interface Point {
  /** In percent from the left and from the top. */
  x: number
  y: number
}

interface Props {
  file: string
  /** Of the picture, in px. */
  width: number
  height: number
  point: Point
  onChange(point: Point): void
}

/** By a key, and with the shift key. */
const STEPS = { small: 1, large: 10 }

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A picture with a point on it that is dragged, or moved by the arrow keys. */
export function FocalPoint({ file, width, height, point, onChange }: Props) {
  const translate = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const knob = useRef<HTMLDivElement>(null)

  function drag({ clientX, clientY }: PointerEvent) {
    const { left, top, width: wide, height: high } = frame.current!.getBoundingClientRect()
    onChange({ x: percent((clientX - left) / wide), y: percent((clientY - top) / high) })
  }

  function move(event: KeyboardEvent) {
    const way = WAYS[event.key]
    if (!way) return
    event.preventDefault()
    const step = event.shiftKey ? STEPS.large : STEPS.small
    onChange({ x: percent((point.x + way.x * step) / 100), y: percent((point.y + way.y * step) / 100) })
  }

  return (
    <Box
      ref={frame}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        knob.current!.focus()
        drag(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
      sx={{
        position: 'relative',
        // As high as a dialog has room for.
        width: `min(100%, ${(22 * width) / height}rem)`,
        mx: 'auto',
        lineHeight: 0,
        touchAction: 'none',
        cursor: 'crosshair',
      }}
    >
      <Box
        component="img"
        src={file}
        alt=""
        width={width}
        height={height}
        draggable={false}
        sx={{ width: 1, height: 'auto', borderRadius: 1.5, bgcolor: 'action.selected' }}
      />
      <Box
        ref={knob}
        role="slider"
        tabIndex={0}
        aria-label={translate('heroes.focus')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={translate('heroes.focus_at', { ...point })}
        onKeyDown={move}
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        sx={{
          position: 'absolute',
          width: 28,
          height: 28,
          m: '-14px',
          borderRadius: '50%',
          border: '3px solid #fff',
          boxShadow: '0 0 0 1.5px rgb(0 0 0 / 0.65), inset 0 0 0 1.5px rgb(0 0 0 / 0.45)',
          cursor: 'grab',
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 'calc(50% - 2.5px)',
            borderRadius: '50%',
            bgcolor: '#fff',
            boxShadow: '0 0 0 1px rgb(0 0 0 / 0.65)',
          },
          '&:focus-visible': { outline: 3, outlineColor: 'primary.main', outlineOffset: 3 },
        }}
      />
    </Box>
  )
}

function percent(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100)
}
