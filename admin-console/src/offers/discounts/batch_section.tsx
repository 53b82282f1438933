import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { Box, Button, Paper, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { Failed } from '#console/theme/failed.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { OptionRow } from '#console/theme/option_row.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

interface Props<Batch> {
  batches: Batch[] | undefined
  error: unknown
  onRetry(): void
  /** What makes new ones. */
  action: ReactNode
  /** Below which the API has them, by name. */
  path: string
  /** Whether they may be stopped, and downloaded: whoever has a code can use it. */
  reads: boolean
  factsOf(batch: Batch): string
  stopOf(batch: Batch): ReactNode
}

/** Unique codes by the name under which they were made, each with its file. */
export function BatchSection<Batch extends { name: string }>(props: Props<Batch>) {
  const { batches, error, onRetry, action, path, reads, factsOf, stopOf } = props
  const translate = useTranslate()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
        <Typography variant="h2" id={id} sx={{ flex: '1 1 120px' }}>
          {translate('offers.codes.new_batch')}
        </Typography>
        {action}
      </Box>
      <Paper sx={{ px: 2, py: batches && batches.length > 0 ? 1 : 0 }}>
        {!batches && (error ? <Failed error={error} onRetry={onRetry} /> : <Waiting />)}
        {batches?.length === 0 && <Nothing text={translate('offers.codes.no_batches')} />}
        {batches && batches.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li:first-of-type': { borderTop: 0 } }}>
            {batches.map((batch) => (
              <OptionRow key={batch.name} component="li" title={batch.name} text={factsOf(batch)}>
                {reads && stopOf(batch)}
                {reads && (
                  <Button
                    size="small"
                    variant="outlined"
                    component="a"
                    href={`${path}/${encodeURIComponent(batch.name)}/file`}
                    download
                    startIcon={<DownloadOutlined />}
                    aria-label={translate('offers.codes.download_named', { name: batch.name })}
                  >
                    CSV
                  </Button>
                )}
              </OptionRow>
            ))}
          </Box>
        )}
      </Paper>
    </Box>
  )
}
