import { Box, Link, Paper, Typography } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { MemberPhoto } from '#console/members/member_photo.tsx'
import type { WholeMember } from '#console/members/member.ts'

export function MemberPhotos({ member }: { member: WholeMember }) {
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'photo_judgements', action: 'store', record: member })
  const { canAccess: compares } = useCanAccess({ resource: 'verifications', action: 'list', record: member })
  const { photos } = member
  return (
    <Paper component="section" sx={{ p: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, pb: 1.5 }}>
        <Typography variant="h2">{translate('members.photos.title')}</Typography>
        {compares && (
          <Link component={RouterLink} to={`/tenants/${member.tenant_id}/show/compared?filter=${checksOf(member)}`}>
            {translate('resources.verifications.name', { smart_count: 2 })}
          </Link>
        )}
      </Box>
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

function checksOf({ id }: WholeMember): string {
  return encodeURIComponent(JSON.stringify({ member_id: id }))
}
