import { Box, ButtonBase } from '@mui/material'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { type DeskChat, profilePhotoPath } from '#console/desk/desk_chat.ts'
import { focus } from '#console/theme/focus.ts'

const COLUMNS = 3

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
  Home: -Infinity,
  End: Infinity,
}

/** The photos of a profile, to choose one by arrows and Enter, or by a click. */
export function PhotoGrid({ chat, label, onChoose }: { chat: DeskChat; label: string; onChoose(photo: string): void }) {
  const translate = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  const { profile } = chat

  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    if (step === undefined) return
    event.preventDefault()
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = at + step
    const isOutside = Number.isFinite(step) && !buttons[next]
    buttons[isOutside ? at : Math.min(Math.max(next, 0), buttons.length - 1)]?.focus()
  }

  return (
    <Box
      ref={list}
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, 96px)`, gap: 1 }}
    >
      {profile.photos.map((photo, at) => (
        <ButtonBase
          key={photo}
          ref={at === 0 ? focus : undefined}
          onClick={() => onChoose(photo)}
          sx={{
            borderRadius: 1,
            border: 2,
            borderColor: 'divider',
            '&:hover': { borderColor: 'text.secondary' },
            '&:focus-visible': { borderColor: 'primary.main' },
          }}
        >
          <Box
            component="img"
            src={profilePhotoPath(chat, photo)}
            alt={translate('desk.photos.nth', { number: at + 1, name: profile.name })}
            sx={{ width: 92, height: 115, objectFit: 'cover', display: 'block', borderRadius: 0.75 }}
          />
        </ButtonBase>
      ))}
    </Box>
  )
}
