import type { Language } from '@manyhearts/locales/languages'
import { Box, Typography } from '@mui/material'
import { useLocale, useShowContext } from 'react-admin'
import { Waiting } from '#console/theme/waiting.tsx'
import { SettingsForm } from '#console/tenancy/settings/settings_form.tsx'
import type { SettingsPlace } from '#console/tenancy/settings/settings_place.ts'
import type { SharedPlace } from '#console/tenancy/settings/shared_place.ts'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

interface Props extends Pick<SettingsPlace, 'level' | 'resource'> {
  /** The list row without settings until the record has loaded. */
  record: SharedPlace | Omit<SharedPlace, 'settings'>
  title: string
  /** Says who a change affects. */
  about: string
}

export function SharedSettings({ level, resource, record, title, about }: Props) {
  const { refetch } = useShowContext()
  const language = useLocale() as Language
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 960 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{about}</Typography>
      </Box>
      {'settings' in record ? (
        <SettingsForm
          key={record.id}
          place={{ level, resource, id: record.id, language, settings: record.settings, nearer: [] }}
          refetch={refetch}
        />
      ) : (
        <Waiting />
      )}
    </Box>
  )
}
