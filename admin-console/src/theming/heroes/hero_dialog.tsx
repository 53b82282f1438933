import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { languagesOf } from '#console/forms/language_texts.ts'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { CropPreviews } from '#console/theming/heroes/crop_previews.tsx'
import { FocalPoint } from '#console/theming/heroes/focal_point.tsx'
import type { Hero, Rights } from '#console/theming/heroes/hero.ts'
import { areRightsSaid, RightsFields } from '#console/theming/heroes/rights_fields.tsx'
import { useTimes } from '#console/translations/use_times.ts'

const LONGEST_ALT = 200

interface Props {
  tenant: WholeTenant
  hero: Hero
  number: number
  composition: string
  /** Whether the form shows it, saved or not. */
  isChosen: boolean
  onSaved(): void
  onRemoved(): void
  onClose(): void
}

/** Crop, description and rights of a picture. */
export function HeroDialog({ tenant, hero, number, composition, isChosen, onSaved, onRemoved, onClose }: Props) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const id = useId()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'))
  const { isBusy, faults, refusal, submit } = useSubmit('holder', 'source', 'licence', 'credit', 'alt')
  const [point, setPoint] = useState({ x: hero.focus_x, y: hero.focus_y })
  const [alt, setAlt] = useState(hero.alt)
  const { holder, source, licence, credit, version } = hero
  const [rights, setRights] = useState<Rights>({ holder, source, licence, credit })
  const path = `/api/tenants/${tenant.id}/heroes/${hero.key}`
  const large = `${hero.address}-${hero.widths[1] ?? hero.widths[0]}.webp`
  const mayNotGo = hero.is_used || isChosen

  async function save() {
    const described = Object.fromEntries(Object.entries(alt).filter(([, text]) => text.trim()))
    const { credit: named, ...said } = rights
    const body = {
      ...said,
      ...(named.trim() && { credit: named }),
      alt: described,
      focus_x: point.x,
      focus_y: point.y,
      version,
    }
    await httpClient(path, { method: 'PUT', body: JSON.stringify(body) })
    onSaved()
  }

  async function remove() {
    await httpClient(path, { method: 'DELETE' })
    onRemoved()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby={id}>
      <form
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          void submit(save)
        }}
      >
        <DialogTitle id={id}>{translate('heroes.number', { number })}</DialogTitle>
        <DialogContent
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <RefusalAlert text={refusal} />
            <FocalPoint file={large} width={hero.width} height={hero.height} point={point} onChange={setPoint} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('heroes.focus_hint')}
            </Typography>
            <CropPreviews file={large} point={point} composition={composition} />
          </Box>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <Typography variant="h2" component="h3">
              {translate('heroes.alt')}
            </Typography>
            {languagesOf(tenant, alt).map((language) => (
              <TextField
                key={language}
                multiline
                label={translate('heroes.alt_in', { language: LANGUAGE_NAMES[language] })}
                value={alt[language] ?? ''}
                error={faults.alt !== undefined && !alt[language]?.trim()}
                onChange={({ target }) => setAlt({ ...alt, [language]: target.value })}
                slotProps={{ htmlInput: { maxLength: LONGEST_ALT, lang: language } }}
              />
            ))}
            <Typography variant="body2" sx={{ color: faults.alt ? 'error.main' : 'text.secondary', mt: -1 }}>
              {faults.alt ?? translate('heroes.alt_hint')}
            </Typography>
            <Typography variant="h2" component="h3" sx={{ mt: 1 }}>
              {translate('heroes.rights')}
            </Typography>
            <RightsFields rights={rights} faults={faults} onChange={(part) => setRights({ ...rights, ...part })} />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1 }}>
              {translate('heroes.confirmed', {
                who: hero.confirmed_by ?? translate('audit.by_system'),
                at: moment(hero.added_at),
              })}
            </Typography>
          </Box>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Box sx={{ mr: 'auto' }}>
            {mayNotGo ? (
              <Typography variant="caption" sx={{ color: 'text.secondary', px: 1 }}>
                {translate('heroes.in_use')}
              </Typography>
            ) : (
              <ConfirmButton
                color="error"
                label="heroes.remove"
                question="heroes.ask_remove"
                isBusy={isBusy}
                onConfirm={() => void submit(remove)}
              />
            )}
          </Box>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!areRightsSaid(rights)}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
