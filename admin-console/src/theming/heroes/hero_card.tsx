import TuneOutlined from '@mui/icons-material/TuneOutlined'
import { Box, IconButton, Radio, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { CHOICE_CARD } from '#console/theming/choice_card.ts'
import { type Hero, smallFile } from '#console/theming/heroes/hero.ts'

interface Props {
  hero: Hero
  number: number
  isDescribed: boolean
  /** Undefined for whoever only looks. */
  onEdit: (() => void) | undefined
}

/** One of the brand's own pictures, to be chosen. */
export function HeroCard({ hero, number, isDescribed, onEdit }: Props) {
  const translate = useTranslate()
  return (
    <Box sx={{ position: 'relative' }}>
      <Box component="label" sx={{ ...CHOICE_CARD, height: 1 }}>
        <Box
          component="img"
          src={smallFile(hero)}
          alt=""
          style={{ objectPosition: `${hero.focus_x}% ${hero.focus_y}%` }}
          sx={{ display: 'block', width: 1, aspectRatio: '3 / 2', objectFit: 'cover', bgcolor: 'action.selected' }}
        />
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', px: 0.5, minHeight: 40 }}>
          <Radio value={hero.key} size="small" sx={{ p: 0.75 }} />
          <Box component="span" sx={{ display: 'grid', py: 0.75, lineHeight: 1.25 }}>
            <Box component="span" sx={{ fontWeight: 550 }}>
              {translate('heroes.number', { number })}
            </Box>
            {!isDescribed && (
              <Box component="span" sx={{ color: 'warning.main', fontSize: '0.75rem' }}>
                {translate('heroes.undescribed')}
              </Box>
            )}
          </Box>
        </Box>
      </Box>
      {onEdit && (
        <Tooltip title={translate('heroes.edit')}>
          <IconButton
            size="small"
            aria-label={translate('heroes.edit_of', { number })}
            onClick={onEdit}
            sx={{
              position: 'absolute',
              top: 8,
              right: 8,
              bgcolor: 'background.paper',
              boxShadow: 2,
              '&:hover': { bgcolor: 'background.paper' },
            }}
          >
            <TuneOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}
