import { Box, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { OriginLabel } from '#console/tenancy/origin_label.tsx'
import { SettingValue } from '#console/tenancy/setting_value.tsx'
import type { Setting } from '#console/tenancy/tenant.ts'

/**
 * A setting's values with who decided them. Words in languages this site does not speak, that nobody here wrote, wait behind
 * a button.
 */
export function SettingValues({ setting: { kind, values }, language }: { setting: Setting; language: string }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const near = values.filter((one) => !one.language || one.language === language || isOwn(one))
  const far = values.length - near.length
  if (values.length === 0) return <SettingValue kind={kind} value="" />
  return (
    <>
      {(isOpen ? values : near).map((one) => (
        <Value key={one.language} kind={kind} {...one} />
      ))}
      {far > 0 && (
        <Link
          component="button"
          underline="hover"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ justifySelf: 'start', fontSize: '0.75rem' }}
        >
          {isOpen ? translate('tenants.fewer_languages') : translate('tenants.more_languages', { smart_count: far })}
        </Link>
      )}
    </>
  )
}

function isOwn({ origin }: Setting['values'][number]): boolean {
  return origin === 'domain' || origin === 'tenant'
}

function Value({ kind, language, value, origin }: Setting['values'][number] & Pick<Setting, 'kind'>) {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
      {language && (
        <Typography variant="caption" sx={{ color: 'text.secondary', width: 16, flexShrink: 0 }}>
          {language}
        </Typography>
      )}
      <Box
        sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', typography: 'body1' }}
        lang={language ?? undefined}
      >
        <SettingValue kind={kind} value={value} />
      </Box>
      <OriginLabel origin={origin} />
    </Box>
  )
}
