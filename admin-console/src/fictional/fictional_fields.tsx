import { Autocomplete, Box, MenuItem, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import type { FictionalDraft, ProfileChoices } from '#console/fictional/fictional_profile.ts'
import { placeName } from '#console/translations/place_name.ts'

const LONGEST_ABOUT_ME = 2_000

interface Props {
  draft: FictionalDraft
  choices: ProfileChoices
  /** The API's messages by field. */
  faults: Record<string, string>
  isReadOnly: boolean
  onChange(draft: FictionalDraft): void
}

interface Option {
  id: string
  name: string
}

/** Every field of a profile, in the order in which members fill them in. */
export function FictionalFields({ draft, choices, faults, isReadOnly, onChange }: Props) {
  const translate = useTranslate()
  const language = useLocale()
  const change = (part: Partial<FictionalDraft>) => onChange({ ...draft, ...part })
  const field = (name: string) => translate(`resources.fictional_profiles.fields.${name}`)
  const gender = (id: string) => ({ id, name: translate(`members.genders.${id}`) })
  const base = (name: string) => ({ error: faults[name] !== undefined, helperText: faults[name], disabled: isReadOnly })
  const choice = (
    name: string,
    label: string,
    options: Option[],
    value: string | null,
    onChoose: (id: string) => void,
    isOptional = false
  ): ReactNode => (
    <TextField
      key={name}
      select
      label={label}
      value={options.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChoose(target.value)}
      {...base(name)}
    >
      {isOptional && <MenuItem value="">{translate('fictional.not_said')}</MenuItem>}
      {options.map(({ id, name: said }) => (
        <MenuItem key={id} value={id}>
          {said}
        </MenuItem>
      ))}
    </TextField>
  )
  const regions = choices.regions.filter(({ country }) => country === draft.country)
  return (
    <>
      <Group label={field('basics')}>
        <TextField
          label={field('name')}
          value={draft.name}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
          {...base('name')}
        />
        <TextField
          type="date"
          label={field('date_of_birth')}
          value={draft.date_of_birth}
          onChange={({ target }) => change({ date_of_birth: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          {...base('date_of_birth')}
        />
        {choice('gender', field('gender'), ['female', 'male'].map(gender), draft.gender, (id) =>
          change({ gender: id })
        )}
        {choice('looking_for', field('looking_for'), ['female', 'male', 'both'].map(gender), draft.looking_for, (id) =>
          change({ looking_for: id })
        )}
      </Group>
      <Group label={field('place')} columns={3}>
        {choice(
          'country',
          translate('options.country'),
          choices.countries.map((id) => ({ id, name: placeName(id, language) })),
          draft.country,
          (country) => change({ country, region_id: null, city: null })
        )}
        {choice(
          'region_id',
          field('region'),
          regions,
          draft.region_id,
          (id) => change({ region_id: id || null, city: null }),
          true
        )}
        <TextField
          label={field('city')}
          value={draft.city ?? ''}
          autoComplete="off"
          onChange={({ target }) => change({ city: target.value })}
          {...base('city')}
          helperText={faults.city ?? translate('fictional.city_hint')}
        />
      </Group>
      <Group label={field('details')}>
        {choices.fields.map(({ id, name, choices: options }) =>
          choice(
            id,
            name,
            options,
            draft.choices[id] ?? null,
            (chosen) => change({ choices: { ...draft.choices, [id]: chosen || null } }),
            true
          )
        )}
      </Group>
      <Autocomplete
        multiple
        size="small"
        disabled={isReadOnly}
        options={choices.interests}
        value={choices.interests.filter(({ id }) => draft.interests.includes(id))}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        disableCloseOnSelect
        noOptionsText={translate('fictional.no_interest')}
        openText={translate('fictional.show_interests')}
        closeText={translate('ra.action.close')}
        clearText={translate('ra.action.clear_input_value')}
        onChange={(_, chosen) => change({ interests: chosen.map(({ id }) => id).toSorted() })}
        renderInput={(params) => (
          <TextField
            {...params}
            size="small"
            label={field('interests')}
            error={faults.interests !== undefined}
            helperText={faults.interests}
          />
        )}
      />
      <TextField
        multiline
        minRows={4}
        label={field('about_me')}
        value={draft.about_me}
        onChange={({ target }) => change({ about_me: target.value })}
        slotProps={{ htmlInput: { maxLength: LONGEST_ABOUT_ME } }}
        {...base('about_me')}
      />
    </>
  )
}

interface GroupProps {
  label: string
  columns?: number
  children: ReactNode
}

function Group({ label, columns = 2, children }: GroupProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
      }}
    >
      {children}
    </Box>
  )
}
