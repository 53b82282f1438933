import { Autocomplete, Box, MenuItem, TextField } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import type { AnnouncementDraft, Segment } from '#console/announcements/announcement.ts'
import { countryCodes } from '#console/translations/country_codes.ts'
import { placeName } from '#console/translations/place_name.ts'

interface Props {
  kind: AnnouncementDraft['kind']
  segment: Segment
  onChange(segment: Segment): void
}

const GENDERS = ['female', 'male'] as const
const MOST_DAYS = 365

export function SegmentFields({ kind, segment, onChange }: Props) {
  const translate = useTranslate()
  const language = useLocale()
  const { countries } = segment
  /** What doesn't matter is left out. */
  const write = (change: Partial<Segment>) =>
    onChange(Object.fromEntries(Object.entries({ ...segment, ...change }).filter(([, value]) => value !== undefined)))
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Autocomplete
        multiple
        size="small"
        options={countryCodes()}
        value={countries ?? []}
        getOptionLabel={(code) => placeName(code, language)}
        onChange={(_, chosen) => write({ countries: chosen.length > 0 ? chosen : undefined })}
        renderInput={(props) => <TextField {...props} label={translate('announcements.countries')} />}
        sx={{ gridColumn: '1 / -1' }}
      />
      {kind !== 'service' && <TraitFields segment={segment} onWrite={write} />}
    </Box>
  )
}

function TraitFields({ segment, onWrite: write }: { segment: Segment; onWrite(change: Partial<Segment>): void }) {
  const translate = useTranslate()
  const { gender, paid_user: paid, active_days: days } = segment
  return (
    <>
      <Choice
        label="announcements.gender"
        value={gender}
        options={GENDERS.map((one) => [one, `members.genders.${one}`])}
        onChoose={(one) => write({ gender: one as Segment['gender'] })}
      />
      <Choice
        label="announcements.premium"
        value={paid === undefined ? undefined : String(paid)}
        options={[
          ['true', 'announcements.with_premium'],
          ['false', 'announcements.without_premium'],
        ]}
        onChoose={(one) => write({ paid_user: one === undefined ? undefined : one === 'true' })}
      />
      <TextField
        type="number"
        label={translate('announcements.active')}
        value={days ?? ''}
        onChange={(event) => write({ active_days: daysIn(event.target.value) })}
        slotProps={{ htmlInput: { min: 1, max: MOST_DAYS } }}
      />
    </>
  )
}

interface ChoiceProps {
  /** Translation key. */
  label: string
  value: string | undefined
  /** Values with the translation keys of their names. */
  options: [value: string, name: string][]
  onChoose(value: string | undefined): void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const translate = useTranslate()
  return (
    <TextField
      select
      label={translate(label)}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value || undefined)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate('announcements.everyone')}</MenuItem>
      {options.map(([one, name]) => (
        <MenuItem key={one} value={one}>
          {translate(name)}
        </MenuItem>
      ))}
    </TextField>
  )
}

function daysIn(text: string): number | undefined {
  const days = Math.trunc(Number(text))
  return days > 0 ? Math.min(days, MOST_DAYS) : undefined
}
