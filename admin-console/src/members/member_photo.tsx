import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { MemberPhoto as Photo, WholeMember } from '#console/members/member.ts'
import { RefusePhotoMenu } from '#console/members/refuse_photo_menu.tsx'
import { useModeratePhoto } from '#console/members/use_moderate_photo.ts'

interface Props {
  member: WholeMember
  photo: Photo
  number: number
  mayJudge: boolean
}

const COLOURS: Record<Photo['status'], string> = {
  active: 'success.main',
  pending: 'warning.main',
  refused: 'error.main',
}

export function MemberPhoto({ member, photo, number, mayJudge }: Props) {
  const translate = useTranslate()
  const { judge, isBusy } = useModeratePhoto(member, photo)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { filename, thumb_filename: thumb, status, refusal, main } = photo
  const name = translate('members.photos.photo_alt', { number })
  const picture = (
    <Box
      component="img"
      src={thumb}
      alt={name}
      sx={{
        display: 'block',
        width: 1,
        aspectRatio: '4 / 5',
        objectFit: 'cover',
        borderRadius: 1,
        bgcolor: 'action.selected',
      }}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {mayJudge ? (
        <a href={filename} target="_blank" rel="noreferrer">
          {picture}
        </a>
      ) : (
        picture
      )}
      <Typography variant="caption" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          aria-hidden
          component="span"
          sx={{ flex: 'none', width: 8, height: 8, borderRadius: '50%', bgcolor: COLOURS[status] }}
        />
        <span>
          {translate(`members.photos.statuses.${status}`)}
          {main && ` · ${translate('members.photos.main')}`}
          {refusal && ` · ${translate(`members.photos.reasons.${refusal}`)}`}
        </span>
      </Typography>
      {mayJudge && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {status !== 'active' && (
            <Button size="small" variant="contained" disabled={isBusy} onClick={() => judge('approved')}>
              {translate('members.photos.approve')}
            </Button>
          )}
          {status !== 'refused' && (
            <Button
              size="small"
              color="inherit"
              disabled={isBusy}
              aria-haspopup="menu"
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
            >
              {translate('members.photos.refuse')}
            </Button>
          )}
          <RefusePhotoMenu anchor={anchor} onClose={() => setAnchor(null)} onChoose={judge} />
        </Box>
      )}
    </Box>
  )
}
