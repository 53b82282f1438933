import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type DeskChat, profilePhotoPath } from '#console/desk/desk_chat.ts'

/** The photo that goes with the answer. */
export function ChosenPhoto({ chat, photo, onRemove }: { chat: DeskChat; photo: string; onRemove(): void }) {
  const translate = useTranslate()
  return (
    <Box
      role="group"
      aria-label={translate('desk.photos.chosen')}
      sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}
    >
      <Box
        component="img"
        src={profilePhotoPath(chat, photo)}
        alt={translate('desk.photo_of', { name: chat.profile.name })}
        sx={{ width: 56, height: 70, objectFit: 'cover', borderRadius: 1, border: 1, borderColor: 'divider' }}
      />
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        <Typography variant="body2">{translate('desk.photos.chosen')}</Typography>
        <Button size="small" color="inherit" onClick={onRemove}>
          {translate('desk.photos.remove')}
        </Button>
      </Box>
    </Box>
  )
}
