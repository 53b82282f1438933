import { Box, Checkbox, FormControlLabel, FormGroup, FormHelperText, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Complaint } from '#console/complaints/complaint.ts'

interface Props {
  /** All that are decided together. */
  complaints: readonly Pick<Complaint, 'id' | 'number'>[]
  unfounded: readonly string[]
  onChange(unfounded: string[]): void
}

/** Which reports were manifestly unfounded, which has consequences for who files them again and again (DSA art. 23). */
export function UnfoundedField({ complaints, unfounded, onChange }: Props) {
  const translate = useTranslate()
  const id = useId()
  const toggle = (one: string) =>
    onChange(unfounded.includes(one) ? unfounded.filter((other) => other !== one) : [...unfounded, one])
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 550 }}>
        {translate('complaints.decision.unfounded')}
      </Typography>
      <FormGroup>
        {complaints.map(({ id: one, number }) => (
          <FormControlLabel
            key={one}
            label={number}
            control={<Checkbox size="small" checked={unfounded.includes(one)} onChange={() => toggle(one)} />}
          />
        ))}
      </FormGroup>
      <FormHelperText>{translate('complaints.decision.unfounded_hint')}</FormHelperText>
    </Box>
  )
}
