import AddOutlined from '@mui/icons-material/AddOutlined'
import { Box, Button, Paper, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { CopyDialog } from '#console/offers/packages/copy_dialog.tsx'
import { CountrySection } from '#console/offers/packages/country_section.tsx'
import { countryOffers, type CreditPackage, type SalesPlace } from '#console/offers/packages/credit_package.ts'
import { PackageDialog } from '#console/offers/packages/package_dialog.tsx'
import { usePackages } from '#console/offers/packages/use_packages.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

type Open = { what: 'copy' } | { what: 'package'; place: SalesPlace | undefined; edited: CreditPackage | undefined }

/** What credits cost in each country of a brand. */
export default function PackageListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { data, error, refetch } = usePackages(tenant.id)
  const { canAccess: writes = false } = useCanAccess({ resource: 'credit_packages', action: 'store', record: tenant })
  const [open, setOpen] = useState<Open>()
  const title = translate('offers.packages.title')
  const close = () => setOpen(undefined)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{`${title} · ${tenant.name}`}</ScreenTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
        <Typography variant="h2" sx={{ flex: '1 1 120px' }}>
          {title}
        </Typography>
        {data && writes && (
          <>
            <Button variant="outlined" onClick={() => setOpen({ what: 'copy' })}>
              {translate('offers.packages.copy')}
            </Button>
            <Button
              variant="contained"
              startIcon={<AddOutlined />}
              onClick={() => setOpen({ what: 'package', place: undefined, edited: undefined })}
            >
              {translate('offers.packages.new')}
            </Button>
          </>
        )}
      </Box>
      <Typography sx={{ color: 'text.secondary', maxWidth: 800 }}>{translate('offers.packages.about')}</Typography>
      {!data && (error ? <Unloaded error={error} onRetry={refetch} /> : <Waiting />)}
      {data &&
        countryOffers(data).map((offer) => (
          <CountrySection
            key={offer.place.country}
            tenantId={tenant.id}
            offer={offer}
            writes={writes}
            onEdit={(edited) => setOpen({ what: 'package', place: offer.place, edited })}
          />
        ))}
      {data && open?.what === 'package' && (
        <PackageDialog tenantId={tenant.id} list={data} place={open.place} edited={open.edited} onClose={close} />
      )}
      {data && open?.what === 'copy' && <CopyDialog tenantId={tenant.id} list={data} onClose={close} />}
    </Box>
  )
}

function Unloaded({ error, onRetry }: { error: unknown; onRetry(): unknown }) {
  return (
    <Paper>
      <Failed error={error} onRetry={onRetry} />
    </Paper>
  )
}
