import { Box, FormControl, FormLabel } from '@mui/material'
import { GIFT_NAMES, type GiftPicture } from '@manyhearts/locales/gift_names'
import type { Language } from '@manyhearts/locales/languages'
import { useId } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { GiftImage } from '#console/offers/gifts/gift_image.tsx'
import type { GiftList } from '#console/offers/gifts/gift.ts'
import { VISUALLY_HIDDEN } from '#console/theme/visually_hidden.ts'

interface Props {
  list: GiftList
  value: string
  onChange(picture: string): void
}

/** The product's pictures, one of which is chosen: radio buttons, so that arrows move among them. */
export function GiftPictures({ list, value, onChange }: Props) {
  const translate = useTranslate()
  const language = useLocale() as Language
  const id = useId()
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ mb: 1, fontSize: '0.8125rem' }}>
        {translate('offers.gifts.picture')}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))' }}>
        {list.pictures.map(({ name }) => (
          <Box
            key={name}
            component="label"
            title={GIFT_NAMES[name as GiftPicture][language]}
            sx={{
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
              height: 64,
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
              cursor: 'pointer',
              '&:hover': { borderColor: 'text.secondary' },
              '&:has(:checked)': {
                borderColor: 'primary.main',
                boxShadow: 'inset 0 0 0 1px currentColor',
                color: 'primary.main',
              },
              '&:has(:focus-visible)': { outline: 2, outlineOffset: 2, outlineColor: 'primary.main' },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={id}
              value={name}
              checked={value === name}
              aria-label={GIFT_NAMES[name as GiftPicture][language]}
              onChange={() => onChange(name)}
              sx={VISUALLY_HIDDEN}
            />
            <GiftImage list={list} picture={name} size={40} />
          </Box>
        ))}
      </Box>
    </FormControl>
  )
}
