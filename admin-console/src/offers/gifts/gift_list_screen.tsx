import AddOutlined from '@mui/icons-material/AddOutlined'
import { Box, Button, Paper, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import type { Gift } from '#console/offers/gifts/gift.ts'
import { GiftDialog } from '#console/offers/gifts/gift_dialog.tsx'
import { GiftRows } from '#console/offers/gifts/gift_rows.tsx'
import { useGifts } from '#console/offers/gifts/use_gifts.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

/** What members of a brand can give each other. */
export default function GiftListScreen({ tenant }: { tenant: WholeTenant }) {
  const translate = useTranslate()
  const { data, error, refetch } = useGifts(tenant.id)
  const { canAccess: writes = false } = useCanAccess({ resource: 'gifts', action: 'store', record: tenant })
  const [open, setOpen] = useState<{ edited: Gift | undefined }>()
  const title = translate('offers.gifts.title')
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{`${title} · ${tenant.name}`}</ScreenTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
        <Typography variant="h2" sx={{ flex: '1 1 120px' }}>
          {title}
        </Typography>
        {data && writes && (
          <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setOpen({ edited: undefined })}>
            {translate('offers.gifts.new')}
          </Button>
        )}
      </Box>
      <Typography sx={{ color: 'text.secondary', maxWidth: 800 }}>{translate('offers.gifts.about')}</Typography>
      {!data &&
        (error ? (
          <Paper>
            <Failed error={error} onRetry={refetch} />
          </Paper>
        ) : (
          <Waiting />
        ))}
      {data?.gifts.length === 0 && (
        <Paper>
          <Nothing text={translate('offers.gifts.empty')} />
        </Paper>
      )}
      {data && data.gifts.length > 0 && (
        <GiftRows tenantId={tenant.id} list={data} writes={writes} onEdit={(edited) => setOpen({ edited })} />
      )}
      {data && open && (
        <GiftDialog tenant={tenant} list={data} edited={open.edited} onClose={() => setOpen(undefined)} />
      )}
    </Box>
  )
}
