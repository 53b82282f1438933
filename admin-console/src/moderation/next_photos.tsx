import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { LeasedPhoto } from '#console/moderation/leased_photo.ts'

export function NextPhotos({ photos }: { photos: readonly LeasedPhoto[] }) {
  const translate = useTranslate()
  const id = useId()
  if (photos.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} variant="body2" component="h3" sx={{ color: 'text.secondary' }}>
        {translate('moderation.next')}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        {photos.map((photo) => (
          <li key={photo.id}>
            <Box
              component="img"
              src={photo.thumb_filename}
              alt={translate('moderation.photo_of', { name: photo.name, age: photo.age })}
              sx={{
                display: 'block',
                width: 1,
                aspectRatio: '4 / 5',
                objectFit: 'cover',
                borderRadius: 1,
                bgcolor: 'action.selected',
              }}
            />
          </li>
        ))}
      </Box>
    </Box>
  )
}
