import { Alert, Box, Button, Paper, Typography } from '@mui/material'
import { useId } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import type { CountryOffer, CreditPackage } from '#console/offers/packages/credit_package.ts'
import { PackageTable } from '#console/offers/packages/package_table.tsx'
import { RetiredPackages } from '#console/offers/packages/retired_packages.tsx'
import { placeName } from '#console/translations/place_name.ts'

interface Props {
  tenantId: string
  offer: CountryOffer
  writes: boolean
  /** Undefined for a new one. */
  onEdit(edited: CreditPackage | undefined): void
}

/** The packages of one country. */
export function CountrySection({ tenantId, offer, writes, onEdit }: Props) {
  const { place, offered, retired } = offer
  const translate = useTranslate()
  const locale = useLocale()
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} sx={{ position: 'relative', overflowX: 'auto' }}>
      <Box sx={{ px: 2, pt: 2, pb: offered.length > 0 ? 0.5 : 2, display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="h2" component="h3" id={id}>
          {placeName(place.country, locale)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {place.currency}
        </Typography>
      </Box>
      {offered.length > 0 ? (
        <PackageTable tenantId={tenantId} country={place.country} offered={offered} writes={writes} onEdit={onEdit} />
      ) : (
        place.needed && (
          <Alert
            severity="warning"
            variant="outlined"
            sx={{ mx: 2, mb: 2 }}
            action={
              writes && (
                <Button color="inherit" size="small" onClick={() => onEdit(undefined)}>
                  {translate('offers.packages.new')}
                </Button>
              )
            }
          >
            {translate('offers.packages.none_yet')}
          </Alert>
        )
      )}
      {retired.length > 0 && <RetiredPackages tenantId={tenantId} retired={retired} writes={writes} />}
    </Paper>
  )
}
