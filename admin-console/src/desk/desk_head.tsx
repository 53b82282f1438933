import { Avatar, Box, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type DeskChat, profilePhotoPath } from '#console/desk/desk_chat.ts'
import { useWaited } from '#console/desk/use_waited.ts'

/** In whose name one writes, to whom, at which brand, and how long that has waited. */
export function DeskHead({ chat }: { chat: DeskChat }) {
  const translate = useTranslate()
  const { tenant, profile, member, label, waiting_since: since, liked_at: likedAt } = chat
  const [main] = profile.photos
  const waited = useWaited(since)
  return (
    <Box
      sx={{ px: 2.5, py: 2, display: 'flex', gap: 1.5, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <Avatar src={main && profilePhotoPath(chat, main)} alt="" sx={{ width: 44, height: 44 }}>
        {profile.name.slice(0, 1)}
      </Avatar>
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="h2">{translate('desk.as_to', { profile: profile.name, member: member.name })}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {[tenant.name, waited && translate('desk.waits', { time: waited }), likedAt && translate('desk.like.short')]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Chip size="small" variant="outlined" label={label} />
    </Box>
  )
}
