import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useNotify, useTranslate } from 'react-admin'
import type { FictionalPhoto, WholeFictionalProfile } from '#console/fictional/fictional_profile.ts'
import { FictionalPhotoCard } from '#console/fictional/fictional_photo_card.tsx'
import { PhotoDialog } from '#console/fictional/photo_dialog.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import { Section } from '#console/theme/section.tsx'

interface Props {
  profile: WholeFictionalProfile
  most: number
  onChange(): Promise<unknown>
}

/** Photos with what allows each to be shown. */
export function FictionalPhotos({ profile, most, onChange }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const { canAccess } = useCanAccess({ resource: 'fictional_photos', action: 'store', record: profile })
  const [open, setOpen] = useState<FictionalPhoto | 'new'>()
  const path = `/api/tenants/${profile.tenant_id}/fictional_profiles/${profile.id}/photos`
  const { isBusy, call } = useCalls(path)
  const { photos } = profile

  async function remove({ id }: FictionalPhoto) {
    if (!(await call('DELETE', `/${id}`))) return
    notify('fictional.photos.removed', { type: 'success' })
    await onChange()
  }

  return (
    <Section
      title={translate('members.photos.title')}
      text={translate('fictional.photos.text')}
      action={
        canAccess &&
        photos.length < most && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<AddPhotoAlternateOutlined />}
            onClick={() => setOpen('new')}
          >
            {translate('fictional.photos.add')}
          </Button>
        )
      }
    >
      {photos.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('members.photos.none')}</Typography>
      ) : (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          }}
        >
          {photos.map((photo, index) => (
            <FictionalPhotoCard
              key={photo.id}
              photo={photo}
              number={index + 1}
              isBusy={isBusy}
              mayChange={canAccess === true}
              onRights={() => setOpen(photo)}
              onRemove={() => void remove(photo)}
            />
          ))}
        </Box>
      )}
      {open && (
        <PhotoDialog
          path={path}
          photo={open === 'new' ? undefined : open}
          onDone={async () => {
            setOpen(undefined)
            notify('fictional.photos.saved', { type: 'success' })
            await onChange()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  )
}
