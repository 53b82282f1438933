import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Setting } from '#console/tenancy/tenant.ts'

/** A setting's value as staff read it. */
export function SettingValue({ kind, value }: { kind: Setting['kind']; value: unknown }) {
  const translate = useTranslate()
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return <Typography sx={{ color: 'text.secondary' }}>{translate('tenants.empty')}</Typography>
  if (kind === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
  if (kind === 'choice') return translate(`choices.${String(value)}`, { _: spaced(value) })
  if (kind === 'list') return (value as unknown[]).map(spaced).join(' · ')
  return <Box sx={{ whiteSpace: 'pre-line' }}>{String(value)}</Box>
}

function spaced(value: unknown): string {
  return String(value).replaceAll('_', ' ')
}
