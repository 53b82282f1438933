import { Box, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type AnnouncementDraft, KINDS, PATHS } from '#console/announcements/announcement.ts'

interface Props {
  draft: AnnouncementDraft
  onChange(change: Partial<AnnouncementDraft>): void
}

export function AnnouncementHead({ draft: { kind, path, segment }, onChange }: Props) {
  const translate = useTranslate()
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <TextField
        select
        label={translate('resources.announcements.fields.kind')}
        value={kind}
        onChange={(event) => onChange(ofKind(event.target.value as AnnouncementDraft['kind'], segment))}
      >
        {KINDS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`announcements.kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('announcements.leads_to')}
        value={path}
        onChange={(event) => onChange({ path: event.target.value as AnnouncementDraft['path'] })}
      >
        {PATHS.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}

/** Who has to be told something doesn't depend on what they are like. */
function ofKind(kind: AnnouncementDraft['kind'], segment: AnnouncementDraft['segment']): Partial<AnnouncementDraft> {
  if (kind !== 'service') return { kind }
  const { countries } = segment
  return { kind, segment: countries ? { countries } : {} }
}
