import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { Box, Button, Paper, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import type { DiscountBatch } from '#console/offers/discounts/discount_code.ts'
import { StopBatchButton } from '#console/offers/discounts/stop_batch_button.tsx'
import { useBatches } from '#console/offers/discounts/use_batches.ts'
import { useClocks } from '#console/offers/use_clocks.ts'
import { Failed } from '#console/theme/failed.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { OptionRow } from '#console/theme/option_row.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  tenantId: string
  /** Whether they may be stopped, and downloaded: whoever has a code can use it. */
  reads: boolean
  /** What makes new ones. */
  action: ReactNode
}

/** Unique codes by the name under which they were made, each with its file. */
export function BatchList({ tenantId, reads, action }: Props) {
  const translate = useTranslate()
  const id = useId()
  const { data, error, refetch } = useBatches(tenantId)
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
        <Typography variant="h2" id={id} sx={{ flex: '1 1 120px' }}>
          {translate('offers.codes.new_batch')}
        </Typography>
        {action}
      </Box>
      <Paper sx={{ px: 2, py: data && data.batches.length > 0 ? 1 : 0 }}>
        {!data && (error ? <Failed error={error} onRetry={refetch} /> : <Waiting />)}
        {data?.batches.length === 0 && <Nothing text={translate('offers.codes.no_batches')} />}
        {data && data.batches.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li:first-of-type': { borderTop: 0 } }}>
            {data.batches.map((batch) => (
              <OptionRow key={batch.name} component="li" title={batch.name} text={<BatchFacts batch={batch} />}>
                {reads && <StopBatchButton tenantId={tenantId} batch={batch} />}
                {reads && (
                  <Button
                    size="small"
                    variant="outlined"
                    component="a"
                    href={`/api/tenants/${tenantId}/discount_batches/${encodeURIComponent(batch.name)}/file`}
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

function BatchFacts({ batch }: { batch: DiscountBatch }) {
  const translate = useTranslate()
  const at = useClocks()
  const { date } = useTimes()
  const { value_percentage: percent, count, used, stopped, ends, made_at: madeAt, made_by: madeBy } = batch
  const facts = [
    translate('offers.codes.batch_facts', { percent, used, count }),
    stopped > 0 && translate('offers.codes.batch_stopped', { smart_count: stopped }),
    ends && translate('offers.until', { at: at(ends) }),
    madeBy ? translate('offers.codes.made_by', { name: madeBy, at: date(madeAt) }) : date(madeAt),
  ]
  return facts.filter(Boolean).join(' · ')
}
