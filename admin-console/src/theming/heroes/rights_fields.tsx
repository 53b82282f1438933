import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type Licence, LICENCES } from '#console/forms/licences.ts'
import type { Rights } from '#console/theming/heroes/hero.ts'

const LENGTHS = { holder: 120, source: 300, credit: 120 }

const TEXTS = {
  holder: { label: 'heroes.holder' },
  source: { label: 'fictional.photos.source', hint: 'fictional.photos.source_hint' },
  credit: { label: 'heroes.credit', hint: 'heroes.credit_hint' },
}

interface Props {
  rights: Rights
  faults: Record<string, string>
  onChange(part: Partial<Rights>): void
}

/** Whether enough of them is said. */
export function areRightsSaid({ holder, source, licence }: Rights): boolean {
  return holder.trim().length >= 2 && source.trim().length >= 3 && licence !== ''
}

/** What allows a picture to be shown. */
export function RightsFields({ rights, faults, onChange }: Props) {
  const translate = useTranslate()
  const field = (name: keyof typeof TEXTS) => {
    const { label, hint }: { label: string; hint?: string } = TEXTS[name]
    return (
      <TextField
        label={translate(label)}
        value={rights[name]}
        error={faults[name] !== undefined}
        helperText={faults[name] ?? (hint && translate(hint))}
        onChange={({ target }) => onChange({ [name]: target.value })}
        slotProps={{ htmlInput: { maxLength: LENGTHS[name] } }}
      />
    )
  }
  return (
    <>
      {field('holder')}
      {field('source')}
      <TextField
        select
        label={translate('fictional.photos.licence')}
        value={rights.licence}
        error={faults.licence !== undefined}
        helperText={faults.licence}
        onChange={({ target }) => onChange({ licence: target.value as Licence })}
      >
        {LICENCES.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`fictional.licences.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {field('credit')}
    </>
  )
}
