import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FlaggedMessage, WholeDeskFlag } from '#console/desk_flags/desk_flag.ts'
import { Section } from '#console/theme/section.tsx'
import { WrittenText } from '#console/theme/written_text.tsx'
import { useTimes } from '#console/translations/use_times.ts'

/** What was said last before it was handed over. */
export function FlaggedMessages({ flag: { messages, member, profile } }: { flag: WholeDeskFlag }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const names = { member: member.name, team: profile, system: translate('desk_flags.messages.system') }
  return (
    <Section title={translate('desk_flags.messages.title')} text={translate('desk_flags.messages.logged')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {messages.map((message) => (
          <Box key={message.seq} component="li">
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`${names[message.side]} · ${moment(message.sent_at)}`}
            </Typography>
            <Said message={message} />
          </Box>
        ))}
      </Box>
    </Section>
  )
}

/** Of photos and gifts, that there was one. */
function Said({ message: { kind, body } }: { message: FlaggedMessage }) {
  const translate = useTranslate()
  return (
    <>
      {(kind === 'photo' || kind === 'gift') && (
        <Typography sx={{ fontStyle: 'italic' }}>{translate(`desk_flags.messages.${kind}`)}</Typography>
      )}
      {body && <WrittenText>{body}</WrittenText>}
    </>
  )
}
