import { Box, Link, Paper, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { DashboardBrand } from '#console/dashboard/dashboard.ts'
import { placeToMend } from '#console/tenancy/state/place_to_mend.ts'
import { ChecklistLines } from '#console/tenancy/state/checklist_lines.tsx'
import { TenantState } from '#console/tenancy/state/tenant_state.tsx'
import { TenantMark } from '#console/tenancy/tenant_mark.tsx'

/** Those that visitors can enter first; a closed one is over. */
const ORDER: readonly DashboardBrand['state'][] = ['live', 'closing', 'paused', 'draft']

/** Brands that are not live, or lack something while they are. */
export function OpenBrands({ brands }: { brands: DashboardBrand[] }) {
  const translate = useTranslate()
  const id = useId()
  const open = brands
    .filter(({ state, missing }) => missing !== null && state !== 'closed' && (state !== 'live' || missing.length > 0))
    .toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
  if (open.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} variant="h2">
        {translate('dashboard.brands')}
      </Typography>
      <Paper
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', '& > * + *': { borderTop: 1, borderColor: 'divider' } }}
      >
        {open.map((brand) => (
          <OpenBrand key={brand.id} brand={brand} />
        ))}
      </Paper>
    </Box>
  )
}

function OpenBrand({ brand }: { brand: DashboardBrand }) {
  const { id, name, state, missing } = brand
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: '4px minmax(0, 1fr)', columnGap: 1.5, px: 2, py: 1.75 }}
    >
      <TenantMark tenant={brand} height={20} />
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
          <Link
            component={RouterLink}
            to={`/tenants/${id}/show`}
            underline="hover"
            sx={{ color: 'text.primary', fontWeight: 550, overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
          <Typography component="span" variant="body2">
            <TenantState state={state} />
          </Typography>
        </Box>
        {missing !== null && missing.length > 0 && (
          <ChecklistLines lines={missing} linkTo={(line) => placeToMend(line, { id })} />
        )}
      </Box>
    </Box>
  )
}
