import { Avatar, Box, Typography } from '@mui/material'
import type { Member } from '#console/members/member.ts'

export function MemberName({ member: { name, email, photo } }: { member: Member }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Avatar
        alt=""
        src={photo?.thumb_filename}
        sx={{ width: 36, height: 36, fontSize: '0.875rem', bgcolor: 'action.selected', color: 'text.secondary' }}
      >
        {name.slice(0, 1)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550, lineHeight: 1.3 }}>{name}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {email}
        </Typography>
      </Box>
    </Box>
  )
}
