import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { SettingValues } from '#console/tenancy/setting_values.tsx'
import type { Setting } from '#console/tenancy/tenant.ts'

/** One setting: what it is called and does, and what it is. */
export function SettingRow({ setting, language }: { setting: Setting; language: string }) {
  const translate = useTranslate()
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
        columnGap: 3,
        rowGap: 0.5,
        px: 3,
        py: 1.25,
        '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box component="dt">
        <Typography sx={{ fontWeight: 550 }}>{translate(`settings.${setting.name}`, { _: setting.name })}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {setting.about}
        </Typography>
      </Box>
      <Box component="dd" sx={{ m: 0, display: 'grid', gap: 1, alignContent: 'start' }}>
        <SettingValues setting={setting} language={language} />
      </Box>
    </Box>
  )
}
