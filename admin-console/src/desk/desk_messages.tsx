import { Box, Chip, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { type DeskMessage, deskPath, type Taken } from '#console/desk/desk_chat.ts'
import { WrittenText } from '#console/theme/written_text.tsx'
import { useTimes } from '#console/translations/use_times.ts'

/** What was said, the newest at the end and in view; `seenUpTo`: what came later is marked as new. */
export function DeskMessages({ taken, seenUpTo }: { taken: Taken; seenUpTo: number }) {
  const translate = useTranslate()
  const log = useRef<HTMLDivElement>(null)
  const { moment } = useTimes()
  const { id, messages, has_older: hasOlder, last_seq: last, liked_at: likedAt, member, profile } = taken.chat
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [id, last])
  return (
    <Box
      ref={log}
      role="log"
      aria-label={translate('desk.messages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by arrow keys
      tabIndex={0}
      sx={{ height: 'clamp(14rem, calc(100vh - 37rem), 44rem)', overflowY: 'auto', px: 2.5, py: 2 }}
    >
      {likedAt && (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('desk.like.text', { member: member.name, profile: profile.name, at: moment(likedAt) })}
        </Typography>
      )}
      {hasOlder && (
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center', mb: 2 }}>
          {translate('desk.older')}
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {messages.map((message) => (
          <Said
            key={message.seq}
            message={message}
            taken={taken}
            isNew={message.seq > seenUpTo && message.side === 'member'}
          />
        ))}
      </Box>
    </Box>
  )
}

function Said({ message, taken, isNew }: { message: DeskMessage; taken: Taken; isNew: boolean }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const { side, kind, body, gift, photo, seq, sent_at: at } = message
  const { member, profile, tenant } = taken.chat
  const isTeam = side === 'team'
  const who = side === 'member' ? member.name : isTeam ? profile.name : tenant.name
  return (
    <Box
      component="li"
      sx={{
        justifySelf: isTeam ? 'end' : side === 'system' ? 'center' : 'start',
        maxWidth: '85%',
        px: 1.75,
        py: 1,
        borderRadius: 2,
        border: 1,
        borderColor: isNew ? 'primary.main' : 'divider',
        bgcolor: side === 'member' ? 'transparent' : 'action.hover',
      }}
    >
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
      >
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {who}
        </Box>
        <time dateTime={at}>{moment(at)}</time>
        {isNew && <Chip size="small" color="primary" variant="outlined" label={translate('desk.new')} />}
      </Typography>
      {gift && <Typography variant="body2">{translate('desk.gift', { gift })}</Typography>}
      {kind === 'photo' &&
        (photo ? (
          <Box
            component="img"
            src={deskPath(taken, `/photos/${seq}`)}
            alt={translate('desk.photo_of', { name: who })}
            loading="lazy"
            sx={{
              mt: 0.5,
              maxWidth: 1,
              maxHeight: 260,
              borderRadius: 1,
              aspectRatio: `${photo.width} / ${photo.height}`,
            }}
          />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('desk.removed')}
          </Typography>
        ))}
      {body ? (
        <WrittenText>{body}</WrittenText>
      ) : (
        kind === 'text' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('desk.removed')}
          </Typography>
        )
      )}
    </Box>
  )
}
