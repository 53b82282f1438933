import { Button, Popover } from '@mui/material'
import { type Ref, type RefObject, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { DeskChat } from '#console/desk/desk_chat.ts'
import { PhotoGrid } from '#console/desk/photos/photo_grid.tsx'
import { Shortcut } from '#console/desk/shortcut.tsx'

interface Props {
  chat: DeskChat
  /** Where one goes on writing. */
  area: RefObject<HTMLTextAreaElement | null>
  button: Ref<HTMLButtonElement>
  onChoose(photo: string): void
}

/** Offers the profile's own photos for the answer; nothing where it has none. */
export function PhotoMenu({ chat, area, button, onChoose }: Props) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  const title = translate('desk.photos.title', { name: chat.profile.name })
  if (chat.profile.photos.length === 0) return null
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-keyshortcuts="Alt+P"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('desk.photos.add')}
        <Shortcut>Alt P</Shortcut>
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          // The open menu keeps the focus.
          transition: { onExited: () => area.current?.focus() },
          paper: { role: 'dialog', 'aria-label': title, sx: { maxHeight: 480, mt: 0.5, p: 1.5 } },
        }}
      >
        <PhotoGrid
          chat={chat}
          label={title}
          onChoose={(photo) => {
            onChoose(photo)
            close()
          }}
        />
      </Popover>
    </>
  )
}
