import { Box, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { SettingRow } from '#console/tenancy/setting_row.tsx'
import type { Domain, Setting } from '#console/tenancy/tenant.ts'

const OWN: string[] = ['domain', 'tenant']

/** The settings in their sections, in the order the API tells them. */
export function SettingGroups({ domain, ownOnly }: { domain: Domain; ownOnly: boolean }) {
  const translate = useTranslate()
  const shown = ownOnly ? domain.settings.map(own).filter(({ values }) => values.length > 0) : domain.settings
  const groups = Object.entries(Object.groupBy(shown, ({ group }) => group))
  if (groups.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('tenants.nothing_own')}</Typography>
  return groups.map(([group, members]) => (
    <Paper key={group} component="section" aria-labelledby={`group-${group}`}>
      <Typography id={`group-${group}`} variant="h2" sx={{ px: 3, pt: 2, pb: 1 }}>
        {translate(`groups.${group}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0, pb: 1 }}>
        {members!.map((setting) => (
          <SettingRow key={setting.name} setting={setting} language={domain.language.slice(0, 2)} />
        ))}
      </Box>
    </Paper>
  ))
}

function own(setting: Setting): Setting {
  return { ...setting, values: setting.values.filter(({ origin }) => OWN.includes(origin)) }
}
