import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Verification } from '#console/verifications/verification.ts'

/** The photo taken now beside all that it is compared with, large enough to tell people apart. */
export function ComparedPhotos({ verification }: { verification: Verification }) {
  const translate = useTranslate()
  const { filename, photos, pose, member } = verification
  const { name } = member
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('verifications.photo')} · {translate(`verifications.poses.${pose}`)}
        </Typography>
        <Photo src={filename!} alt={translate('verifications.photo_of', { name })} height="clamp(16rem, 48vh, 34rem)" />
      </Box>
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('verifications.profile')}
        </Typography>
        {photos.length === 0 && <Typography>{translate('verifications.no_photos')}</Typography>}
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          {photos.map((photo, index) => (
            <Box key={photo.id} sx={index === 0 ? { gridColumn: '1 / -1' } : undefined}>
              <Link href={photo.filename} target="_blank" rel="noreferrer">
                <Photo
                  src={photo.filename}
                  alt={translate('verifications.profile_photo', { name, number: index + 1 })}
                  height={index === 0 ? 'clamp(16rem, 48vh, 34rem)' : '12rem'}
                />
              </Link>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

function Photo({ src, alt, height }: { src: string; alt: string; height: string }) {
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      loading="lazy"
      sx={{
        display: 'block',
        width: 1,
        height,
        objectFit: 'contain',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
      }}
    />
  )
}
