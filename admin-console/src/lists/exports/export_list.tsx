import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { fileOf, type ListExport } from '#console/lists/exports/list_export.ts'
import { Failed } from '#console/theme/failed.tsx'
import { useBytes } from '#console/translations/use_bytes.ts'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  tenantId: string
  /** Undefined until they are known. */
  exports: ListExport[] | undefined
  error: unknown
  onRetry(): unknown
}

/** One's own exports of a brand, as long as there are any. */
export function ExportList({ tenantId, exports, error, onRetry }: Props) {
  if (error && !exports) return <Failed error={error} onRetry={onRetry} />
  if (!exports?.length) return null
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto', borderTop: 1, borderColor: 'divider' }}
    >
      {exports.map((one) => (
        <OneExport key={one.id} tenantId={tenantId} one={one} />
      ))}
    </Box>
  )
}

function OneExport({ tenantId, one }: { tenantId: string; one: ListExport }) {
  const translate = useTranslate()
  const size = useBytes()
  const { moment } = useTimes()
  const { resource, status, rows, bytes, requested_at: requestedAt, expires_at: expiresAt } = one
  const facts =
    status === 'ready'
      ? [
          translate('lists.export.rows', { smart_count: rows ?? 0 }),
          size(bytes ?? 0),
          translate('lists.export.until', { at: moment(expiresAt!) }),
        ]
      : [translate(`lists.export.${status}`), moment(requestedAt)]
  return (
    <Box
      component="li"
      sx={{
        px: 2.5,
        py: 1.25,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>{translate(`resources.${resource}.name`, { smart_count: 2 })}</Typography>
        <Typography
          variant="caption"
          component="div"
          role={status === 'pending' ? 'status' : undefined}
          sx={{ color: 'text.secondary' }}
        >
          {facts.join(' · ')}
        </Typography>
      </Box>
      {status === 'ready' && (
        <Button size="small" component="a" href={fileOf(tenantId, one)} download>
          {translate('lists.export.download')}
        </Button>
      )}
    </Box>
  )
}
