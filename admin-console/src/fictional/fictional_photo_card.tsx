import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FictionalPhoto } from '#console/fictional/fictional_profile.ts'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  photo: FictionalPhoto
  number: number
  isBusy: boolean
  mayChange: boolean
  onRights(): void
  onRemove(): void
}

export function FictionalPhotoCard({ photo, number, isBusy, mayChange, onRights, onRemove }: Props) {
  const translate = useTranslate()
  const { date } = useTimes()
  const { thumb_filename: thumb, main, rights } = photo
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box
        component="img"
        src={thumb}
        alt={translate('members.photos.photo_alt', { number })}
        sx={{
          display: 'block',
          width: 1,
          aspectRatio: '4 / 5',
          objectFit: 'cover',
          borderRadius: 1,
          bgcolor: 'action.selected',
        }}
      />
      <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {main && <Box sx={{ fontWeight: 550 }}>{translate('members.photos.main')}</Box>}
        {rights ? (
          <>
            <Box>{translate(`fictional.licences.${rights.licence}`)}</Box>
            <Box sx={{ color: 'text.secondary' }}>{rights.source}</Box>
            <Box sx={{ color: 'text.secondary' }}>
              {[rights.confirmed_by ?? translate('audit.by_system'), date(rights.confirmed_at)].join(' · ')}
            </Box>
          </>
        ) : (
          <Box sx={{ color: 'warning.main' }}>{translate('fictional.photos.no_rights')}</Box>
        )}
      </Typography>
      {mayChange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <Button size="small" aria-label={translate('fictional.photos.rights_of', { number })} onClick={onRights}>
            {translate('fictional.photos.rights')}
          </Button>
          <ConfirmButton
            size="small"
            color="error"
            label="fictional.photos.remove"
            question="fictional.photos.ask_remove"
            aria-label={translate('fictional.photos.remove_of', { number })}
            isBusy={isBusy}
            onConfirm={onRemove}
          />
        </Box>
      )}
    </Box>
  )
}
