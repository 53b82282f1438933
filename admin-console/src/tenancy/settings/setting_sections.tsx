import { Box, Button, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { type Field, fieldName } from '#console/tenancy/settings/settings_place.ts'
import type { ShownSettings } from '#console/tenancy/settings/use_shown_settings.ts'
import { Nothing } from '#console/theme/nothing.tsx'

interface Props {
  shown: ShownSettings
  children(field: Field): ReactNode
}

/** The settings that are shown, under the names of their groups, to each of which a button leads. */
export function SettingSections({ shown, children }: Props) {
  const translate = useTranslate()
  const sections = Object.entries(Object.groupBy(shown.fields, ({ setting }) => setting.group))
  if (sections.length === 0) return <NoSettings shown={shown} />
  return (
    <>
      {sections.length > 1 && <SectionNav groups={sections.map(([group]) => group)} />}
      {sections.map(([group, members]) => (
        <Paper key={group} component="section" aria-labelledby={idOf(group)} sx={{ overflow: 'hidden' }}>
          <Typography id={idOf(group)} variant="h2" tabIndex={-1} sx={{ px: 3, pt: 2, pb: 1.5, outline: 'none' }}>
            {translate(`groups.${group}`)}
          </Typography>
          {members!.map((field) => (
            <Box key={fieldName(field)}>{children(field)}</Box>
          ))}
        </Paper>
      ))}
    </>
  )
}

const idOf = (group: string) => `group-${group}`

function SectionNav({ groups }: { groups: string[] }) {
  const translate = useTranslate()
  const goTo = (group: string) => {
    const heading = document.getElementById(idOf(group))
    heading?.parentElement?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <Box
      component="nav"
      aria-label={translate('settings_form.sections')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {groups.map((group) => (
        <Button key={group} size="small" color="inherit" variant="outlined" onClick={() => goTo(group)}>
          {translate(`groups.${group}`)}
        </Button>
      ))}
    </Box>
  )
}

function NoSettings({ shown: { sought, isFiltered, showAll } }: { shown: ShownSettings }) {
  const translate = useTranslate()
  const text = sought.trim()
    ? translate('settings_form.nothing_found', { sought: sought.trim() })
    : translate('settings_form.nothing_decided_here')
  return (
    <Nothing text={text}>
      {isFiltered && <Button onClick={showAll}>{translate('settings_form.show_all')}</Button>}
    </Nothing>
  )
}
