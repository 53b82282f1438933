import { Box, TextField } from '@mui/material'
import type { Language } from '@manyhearts/locales/languages'
import { useTranslate } from 'react-admin'
import { LanguageField } from '#console/forms/language_field.tsx'
import { focus } from '#console/theme/focus.ts'

export interface Person {
  email: string
  name: string
  language: Language
}

interface Props {
  person: Person
  faults: Record<string, string>
  onChange(change: Partial<Person>): void
}

export function PersonFields({ person, faults, onChange }: Props) {
  const translate = useTranslate()
  const field = (name: 'email' | 'name') => ({
    label: translate(`resources.staff_members.fields.${name}`),
    value: person[name],
    error: faults[name] !== undefined,
    helperText: faults[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <TextField {...field('email')} type="email" inputRef={focus} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <TextField {...field('name')} />
        <LanguageField
          value={person.language}
          hint={translate('staff.language_hint')}
          fault={faults.language}
          onChange={(language) => onChange({ language })}
        />
      </Box>
    </>
  )
}
