import { Menu, MenuItem } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PHOTO_REFUSALS, type PhotoRefusal } from '#console/members/member.ts'

interface Props {
  /** What it hangs under; closed without. */
  anchor: HTMLElement | null
  onClose(): void
  onChoose(reason: PhotoRefusal): void
}

/** Why a photo is refused: its owner is told. */
export function RefusePhotoMenu({ anchor, onClose, onChoose }: Props) {
  const translate = useTranslate()
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {PHOTO_REFUSALS.map((reason) => (
        <MenuItem
          key={reason}
          onClick={() => {
            onClose()
            onChoose(reason)
          }}
        >
          {translate(`members.photos.reasons.${reason}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
