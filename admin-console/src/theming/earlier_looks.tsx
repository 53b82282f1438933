import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { OwnTheme, WholeTenant } from '#console/tenancy/tenant.ts'
import { Section } from '#console/theme/section.tsx'
import { StateDot } from '#console/theme/state_dot.tsx'
import { LookSwatch } from '#console/theming/look_swatch.tsx'
import type { Looks, LookVersion } from '#console/theming/looks.ts'
import { useHeroes } from '#console/theming/heroes/use_heroes.ts'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  tenant: WholeTenant
  looks: Looks
  nichePreset: string
  isBusy: boolean
  mayChange: boolean
  onUse(theme: OwnTheme): Promise<void>
}

/** What visitors saw before, to be used again. */
export function EarlierLooks({ tenant, looks, nichePreset, isBusy, mayChange, onUse }: Props) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const { data } = useHeroes(tenant.id)
  const heroes = data?.heroes ?? []
  const isGone = ({ theme: { hero } }: LookVersion) =>
    data !== undefined && hero !== undefined && heroes.every(({ key }) => key !== hero)
  const again = (version: LookVersion) => {
    const { hero, ...drawn } = version.theme
    return isGone(version) ? drawn : { ...drawn, ...(hero && { hero }) }
  }
  return (
    <Section
      title={translate('looks.earlier')}
      text={translate(looks.versions.length > 0 ? 'looks.earlier_text' : 'looks.none')}
    >
      {looks.versions.length > 0 && (
        <Box
          component="ol"
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '28rem', overflowY: 'auto', mx: -1, px: 1 }}
        >
          {looks.versions.map((version, place) => (
            <Box
              component="li"
              key={version.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 2,
                py: 1.5,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <LookSwatch
                id={version.id}
                theme={version.theme}
                nichePreset={nichePreset}
                hero={heroes.find(({ key }) => key === version.theme.hero)}
              />
              <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
                <Typography id={`look-of-${version.id}`} sx={{ fontWeight: 550 }}>
                  {moment(version.made_at)}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {version.made_by ?? translate('audit.by_system')}
                </Typography>
                {isGone(version) && (
                  <Typography variant="caption" sx={{ color: 'warning.main' }}>
                    {translate('looks.hero_gone')}
                  </Typography>
                )}
              </Box>
              {place === 0 ? (
                <StateDot colour="success.main">{translate('looks.live')}</StateDot>
              ) : (
                mayChange && (
                  <Button
                    size="small"
                    sx={{ ml: 'auto' }}
                    disabled={isBusy}
                    aria-describedby={`look-of-${version.id}`}
                    onClick={() => void onUse(again(version))}
                  >
                    {translate('looks.use')}
                  </Button>
                )
              )}
            </Box>
          ))}
        </Box>
      )}
    </Section>
  )
}
