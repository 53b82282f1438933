import AddOutlined from '@mui/icons-material/AddOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { BrandField } from '#console/tenancy/brand_field.tsx'
import type { BrandRoles } from '#console/staff/brand_roles.ts'
import { RolesField } from '#console/staff/roles_field.tsx'

const NOTHING_YET: BrandRoles = { brand: null, roles: [] }

interface Props {
  lines: BrandRoles[]
  fault: string | undefined
  isChecked: boolean
  onChange(lines: BrandRoles[]): void
}

/** A line for each brand, with the roles there. */
export function BrandRolesFields({ lines, fault, isChecked, onChange }: Props) {
  const translate = useTranslate()
  /** The line that was added last: its brand is to be chosen now. */
  const [added, setAdded] = useState<number>()
  const addButton = useRef<HTMLButtonElement>(null)
  const lack = translate('staff.choose')

  const write = (place: number, change: Partial<BrandRoles>) =>
    onChange(lines.map((line, at) => (at === place ? { ...line, ...change } : line)))

  function add() {
    setAdded(lines.length)
    onChange([...lines, NOTHING_YET])
  }

  function remove(place: number) {
    setAdded(undefined)
    onChange(lines.filter((_, at) => at !== place))
    addButton.current?.focus()
  }

  return (
    <Box
      role="group"
      aria-labelledby="brand-roles"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, justifyItems: 'start' }}
    >
      <Typography variant="h2" id="brand-roles">
        {translate('staff.at_brands')}
      </Typography>
      {lines.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('staff.at_no_brand')}</Typography>}
      {lines.map(({ brand, roles }, place) => (
        <Box
          key={place}
          sx={{
            width: 1,
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
            '& > :nth-of-type(2)': { gridRow: { xs: 2, sm: 'auto' } },
          }}
        >
          <BrandField
            brand={brand}
            isAdded={place === added}
            others={lines.flatMap((line) => (line.brand && line.brand.id !== brand?.id ? [line.brand.id] : []))}
            fault={isChecked && !brand ? lack : undefined}
            onChange={(chosen) => write(place, { brand: chosen })}
          />
          <RolesField
            roles={roles}
            fault={isChecked && roles.length === 0 ? lack : undefined}
            onChange={(chosen) => write(place, { roles: chosen })}
          />
          <IconButton
            title={translate('staff.remove_brand')}
            aria-label={
              brand ? translate('staff.remove_brand_named', { brand: brand.name }) : translate('staff.remove_brand')
            }
            onClick={() => remove(place)}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {fault && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {fault}
        </Typography>
      )}
      <Button size="small" startIcon={<AddOutlined />} ref={addButton} onClick={add}>
        {translate('staff.add_brand')}
      </Button>
    </Box>
  )
}
