import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { LeasedPhoto } from '#console/moderation/leased_photo.ts'

/** All of the photo, as large as the window allows. */
export function LargePhoto({ photo: { id, filename, name, age } }: { photo: LeasedPhoto }) {
  const translate = useTranslate()
  return (
    <Box
      sx={{
        height: 'clamp(20rem, calc(100vh - 17rem), 52rem)',
        display: 'grid',
        gridTemplateRows: 'minmax(0, 1fr)',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
        overflow: 'hidden',
      }}
    >
      <Box
        // A new element, so that nobody sees the last photo under the next one's name.
        key={id}
        component="img"
        src={filename}
        alt={translate('moderation.photo_of', { name, age })}
        sx={{ width: 1, height: 1, objectFit: 'contain' }}
      />
    </Box>
  )
}
