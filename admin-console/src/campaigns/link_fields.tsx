import { Box, MenuItem, TextField } from '@mui/material'
import { TRACKING_LENGTH } from '@manyhearts/locales/tracking'
import { useListContext, useTranslate } from 'react-admin'
import type { Campaign } from '#console/campaigns/campaign.ts'
import { type LanderLink, landersFor, LINK_VALUES, withCampaign } from '#console/campaigns/lander_link.ts'

interface Props {
  link: LanderLink
  onChange(link: LanderLink): void
}

export function LinkFields({ link, onChange }: Props) {
  const translate = useTranslate()
  const { data: campaigns = [] } = useListContext<Campaign>()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <TextField
        select
        label={translate('resources.campaigns.name', { smart_count: 1 })}
        value={link.campaign}
        onChange={({ target }) => onChange(withCampaign(link, target.value))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('campaigns.no_campaign')}</MenuItem>
        {campaigns.map(({ slug }) => (
          <MenuItem key={slug} value={slug}>
            {slug}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('campaigns.lander')}
        value={link.lander}
        onChange={({ target }) => onChange({ ...link, lander: target.value as LanderLink['lander'] })}
      >
        {landersFor(link.campaign).map((lander) => (
          <MenuItem key={lander} value={lander}>
            {lander}
          </MenuItem>
        ))}
      </TextField>
      {LINK_VALUES.map((name) => (
        <TextField
          key={name}
          label={name}
          value={link.values[name]}
          onChange={({ target }) => onChange({ ...link, values: { ...link.values, [name]: target.value } })}
          slotProps={{ htmlInput: { maxLength: TRACKING_LENGTH, autoComplete: 'off', spellCheck: false } }}
        />
      ))}
    </Box>
  )
}
