import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type Happening, useHappenings } from '#console/payments/orders/use_happenings.ts'
import type { WholeOrder } from '#console/payments/payment.ts'
import { Moment } from '#console/theme/moment.tsx'
import { Section } from '#console/theme/section.tsx'

const TONES: Record<Happening['tone'], string> = {
  good: 'success.main',
  bad: 'error.main',
  waits: 'warning.main',
  plain: 'text.disabled',
}

/** What happened about an order, the latest first, as a line with a dot for each. */
export function OrderHistory({ order }: { order: WholeOrder }) {
  const translate = useTranslate()
  return (
    <Section title={translate('payments.orders.history')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {useHappenings(order).map((one) => (
          <Step key={one.key} happening={one} />
        ))}
      </Box>
    </Section>
  )
}

function Step({ happening: { at, title, detail, tone } }: { happening: Happening }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: 2,
        // The line from one dot to the next.
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: '14px -2px',
          insetInlineStart: '3.5px',
          width: '1px',
          bgcolor: 'divider',
        },
        '&:last-of-type': { pb: 0, '&::before': { display: 'none' } },
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          insetInlineStart: 0,
          top: 6,
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: TONES[tone],
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <Moment at={at} />
        </Typography>
      </Box>
      {detail && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      )}
    </Box>
  )
}
