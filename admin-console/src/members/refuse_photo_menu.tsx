import { Menu, MenuItem } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PHOTO_REFUSALS, type PhotoRefusal } from '#console/members/member.ts'

interface Props {
  anchor: HTMLElement | null
  onClose(): void
  onChoose(reason: PhotoRefusal): void
}

/** The photo's owner sees the chosen reason. */
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
