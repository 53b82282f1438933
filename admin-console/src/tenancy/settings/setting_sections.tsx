import { Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ownValue } from '#console/tenancy/setting.ts'
import { type Field, fieldName, type SettingsPlace } from '#console/tenancy/settings/settings_place.ts'

interface Props {
  place: SettingsPlace
  language: string
  /** Only values set at this place. */
  ownOnly: boolean
  children(field: Field): ReactNode
}

export function SettingSections({ place, language, ownOnly, children }: Props) {
  const translate = useTranslate()
  const fields = place.settings
    .map((setting): Field => ({ setting, language: setting.kind === 'words' ? language : null }))
    .filter((field) => !ownOnly || ownValue(field.setting, place.level, field.language) !== null)
  const sections = Object.entries(Object.groupBy(fields, ({ setting }) => setting.group))
  if (sections.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary', py: 2 }}>{translate('settings_form.nothing_decided_here')}</Typography>
    )
  return sections.map(([group, members]) => (
    <Paper key={group} component="section" aria-labelledby={`group-${group}`} sx={{ overflow: 'hidden' }}>
      <Typography id={`group-${group}`} variant="h2" sx={{ px: 3, pt: 2, pb: 1.5 }}>
        {translate(`groups.${group}`)}
      </Typography>
      {members!.map((field) => (
        <Box key={fieldName(field)}>{children(field)}</Box>
      ))}
    </Paper>
  ))
}
