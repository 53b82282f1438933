import { Box, Button, Typography } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { Gift, GiftList } from '#console/offers/gifts/gift.ts'
import { GiftImage } from '#console/offers/gifts/gift_image.tsx'

interface Props {
  gift: Gift
  list: GiftList
  writes: boolean
  onEdit(edited: Gift): void
  onToggle(gift: Gift): void
  /** What moves it. */
  children?: ReactNode
}

export function GiftItem({ gift, list, writes, onEdit, onToggle, children }: Props) {
  const translate = useTranslate()
  const { shown_names: names, picture, credits, price, on_sale: isOffered } = gift
  const name = names[0]?.name ?? gift.key
  const way = isOffered ? 'hide' : 'show'
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '48px minmax(0, 1fr)',
          sm: '48px minmax(0, 1fr) auto',
          lg: '48px minmax(0, 1fr) 190px auto',
        },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ opacity: isOffered ? 1 : 0.5, gridRow: { sm: '1 / span 2', lg: 'auto' } }}>
        <GiftImage list={list} picture={picture} size={44} />
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
        {names.map((one) => (
          <Box key={one.language}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
              {LANGUAGE_NAMES[one.language]}
              {!one.is_own && ` · ${translate('offers.gifts.standard_name')}`}
            </Typography>
            <Box
              component="dd"
              lang={one.language}
              sx={{
                m: 0,
                overflowWrap: 'anywhere',
                fontWeight: one.is_own ? 550 : undefined,
                color: one.is_own ? undefined : 'text.secondary',
              }}
            >
              {one.name}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ gridColumn: { xs: 2, lg: 'auto' }, gridRow: { sm: 2, lg: 'auto' } }}>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{translate('offers.credits', { smart_count: price })}</Box>
        {credits === null && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('offers.gifts.standard_price')}
          </Typography>
        )}
      </Box>
      {writes && (
        <Box
          sx={{
            gridColumn: { xs: 2, sm: 3, lg: 'auto' },
            gridRow: { sm: '1 / span 2', lg: 'auto' },
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'end',
            gap: 0.5,
          }}
        >
          {children}
          {isOffered && (
            <Button size="small" aria-label={translate('offers.edit_named', { name })} onClick={() => onEdit(gift)}>
              {translate('offers.edit')}
            </Button>
          )}
          <Button
            size="small"
            color={isOffered ? 'inherit' : 'primary'}
            aria-label={translate(`offers.gifts.${way}_named`, { name })}
            onClick={() => onToggle(gift)}
          >
            {translate(`offers.gifts.${way}`)}
          </Button>
        </Box>
      )}
    </Box>
  )
}
