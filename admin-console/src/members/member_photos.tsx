import { Box, Paper, Typography } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import { MemberPhoto } from '#console/members/member_photo.tsx'
import type { WholeMember } from '#console/members/member.ts'

export function MemberPhotos({ member }: { member: WholeMember }) {
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'photo_judgements', action: 'store', record: member })
  const { photos } = member
  return (
    <Paper component="section" sx={{ p: 3 }}>
      <Typography variant="h2" sx={{ pb: 1.5 }}>
        {translate('members.photos.title')}
      </Typography>
      {photos.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('members.photos.none')}</Typography>
      )}
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
        }}
      >
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <MemberPhoto member={member} photo={photo} number={index + 1} mayJudge={canAccess === true} />
          </li>
        ))}
      </Box>
    </Paper>
  )
}
