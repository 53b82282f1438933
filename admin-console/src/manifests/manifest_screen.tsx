import { Paper, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { BrandManifest } from '#console/manifests/brand_manifest.tsx'
import { loadManifest } from '#console/manifests/manifest.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

/** A brand as its manifest, which can be kept, changed and applied. */
export default function ManifestScreen({ tenant }: { tenant: WholeTenant }) {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['manifests', tenant.slug],
    queryFn: ({ signal }) => loadManifest(tenant.slug, signal),
    gcTime: 0,
    // What is typed is compared with what was loaded.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <>
      <ScreenTitle>{`${translate('tenants.manifest')} · ${tenant.name}`}</ScreenTitle>
      <Typography sx={{ color: 'text.secondary', maxWidth: 800 }}>{translate('manifests.about')}</Typography>
      {data !== undefined && <BrandManifest tenant={tenant} loaded={data} />}
      {data === undefined &&
        (error ? (
          <Paper>
            <Failed error={error} onRetry={refetch} />
          </Paper>
        ) : (
          <Waiting />
        ))}
    </>
  )
}
