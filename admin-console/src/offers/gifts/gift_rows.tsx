import { Box, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Gift, GiftList } from '#console/offers/gifts/gift.ts'
import { GiftItem } from '#console/offers/gifts/gift_item.tsx'
import { giftsKey } from '#console/offers/gifts/use_gifts.ts'
import { MoveButtons } from '#console/offers/move_buttons.tsx'
import { useOfferCall } from '#console/offers/use_offer_call.ts'
import { useOrder } from '#console/offers/use_order.tsx'

interface Props {
  tenantId: string
  list: GiftList
  writes: boolean
  onEdit(edited: Gift): void
}

/** Gifts in the order of members, then those that can't be given. */
export function GiftRows({ tenantId, list, writes, onEdit }: Props) {
  const translate = useTranslate()
  const root = `/api/tenants/${tenantId}`
  const { act } = useOfferCall(giftsKey(tenantId))
  const hidden = list.gifts.filter(({ on_sale: isOffered }) => !isOffered)
  const { ordered, move, said } = useOrder(
    list.gifts.filter(({ on_sale: isOffered }) => isOffered),
    (ids) => act({ method: 'PUT', path: `${root}/gift_order`, body: { ids } })
  )
  const toggle = ({ id, version, on_sale: isOffered }: Gift) =>
    void act({
      method: 'PUT',
      path: `${root}/gifts/${id}/sale`,
      body: { on_sale: !isOffered, version },
      said: isOffered ? 'offers.gifts.hidden_now' : 'offers.gifts.shown_now',
    })
  const item = { list, writes, onEdit, onToggle: toggle }
  return (
    <Paper sx={{ position: 'relative' }}>
      <Box component="ul" aria-label={translate('offers.gifts.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ordered.map((gift, at) => (
          <GiftItem key={gift.id} gift={gift} {...item}>
            {ordered.length > 1 && (
              <MoveButtons
                name={gift.shown_names[0]?.name ?? gift.key}
                at={at}
                count={ordered.length}
                onMove={(by) => void move(gift, by, gift.shown_names[0]?.name ?? gift.key)}
              />
            )}
          </GiftItem>
        ))}
      </Box>
      {hidden.length > 0 && (
        <>
          <Typography
            variant="body2"
            sx={{ px: 2, py: 1.25, color: 'text.secondary', borderTop: 1, borderColor: 'divider' }}
          >
            {translate('offers.gifts.hidden', { smart_count: hidden.length })}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
            {hidden.map((gift) => (
              <GiftItem key={gift.id} gift={gift} {...item} />
            ))}
          </Box>
        </>
      )}
      {said}
    </Paper>
  )
}
