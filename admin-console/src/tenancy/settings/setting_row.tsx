import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useTimes } from '#console/translations/use_times.ts'
import { OriginLabel } from '#console/tenancy/settings/origin_label.tsx'
import type { Origin, Setting } from '#console/tenancy/setting.ts'

interface Props {
  setting: Pick<Setting, 'name' | 'list_date'>
  id: string
  origin: Origin
  isChanged?: boolean
  children: ReactNode
  below?: ReactNode
}

export function SettingRow({
  setting: { name, list_date: listDate },
  id,
  origin,
  isChanged = false,
  children,
  below,
}: Props) {
  const translate = useTranslate()
  const { date } = useTimes()
  return (
    <Box
      data-setting={name}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
        columnGap: 3,
        rowGap: 1,
        px: 3,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        // What stands below a control is seen with it.
        '& input, & textarea, & [role=combobox]': { scrollMarginBottom: 32 },
        ...(isChanged && { boxShadow: ({ palette }) => `inset 3px 0 ${palette.primary.main}` }),
      }}
    >
      <Box>
        <Typography id={`${id}-name`} sx={{ fontWeight: 550 }}>
          {translate(`settings.${name}`, { _: name })}
        </Typography>
        <Typography id={`${id}-about`} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {translate(`settings_help.${name}`, { _: name })}
          {listDate && ` ${translate('settings_form.list_of', { date: date(listDate) })}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
          <Box sx={{ pt: 0.75 }}>
            <OriginLabel origin={origin} />
          </Box>
        </Box>
        {below}
      </Box>
    </Box>
  )
}
