import { Box, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Evidence } from '#console/complaints/complaint.ts'
import { WrittenText } from '#console/theme/written_text.tsx'
import { useTimes } from '#console/translations/use_times.ts'

/** The reported message among those around it. */
export function EvidenceTalk({ evidence: { profile, messages, photos } }: { evidence: Evidence }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const photoNumber = (id: string) => photos.findIndex((one) => one.id === id) + 1
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {messages.map(({ id, theirs: isTheirs, body, gift, photo, sent_at: at, reported: isReported }) => (
        <Box
          key={id}
          component="li"
          sx={{
            p: 1.5,
            borderRadius: 1,
            border: 1,
            borderColor: isReported ? 'error.main' : 'divider',
            bgcolor: isTheirs ? 'transparent' : 'action.hover',
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
            <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
              {isTheirs ? profile?.name : translate('complaints.evidence.partner')}
            </Typography>
            <Typography component="time" dateTime={at} variant="body2" sx={{ color: 'text.secondary' }}>
              {moment(at)}
            </Typography>
            {isReported && (
              <Chip size="small" color="error" variant="outlined" label={translate('complaints.evidence.reported')} />
            )}
          </Box>
          {gift && <Typography variant="body2">{`${translate('complaints.evidence.gift')}: ${gift}`}</Typography>}
          {photo && (
            <Typography variant="body2">
              {translate('complaints.evidence.photo', { number: photoNumber(photo) })}
            </Typography>
          )}
          {body && <WrittenText>{body}</WrittenText>}
        </Box>
      ))}
    </Box>
  )
}
