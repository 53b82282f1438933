import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { httpClient } from '#console/data/http_client.ts'
import { FictionalForm } from '#console/fictional/fictional_form.tsx'
import { FictionalPhotos } from '#console/fictional/fictional_photos.tsx'
import type { ProfileChoices, WholeFictionalProfile } from '#console/fictional/fictional_profile.ts'
import { FictionalPreview } from '#console/fictional/fictional_preview.tsx'
import { FictionalRetirement } from '#console/fictional/fictional_retirement.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'
import { BackLink } from '#console/theme/back_link.tsx'
import { MainAndAside } from '#console/theme/main_and_aside.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

/** One fictional profile, or a new one: what it says, its photos, and how members see it. */
export default function FictionalScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const language = useLocale()
  const { profileId = 'new' } = useParams()
  const isNew = profileId === 'new'
  const choices = useQuery({
    queryKey: ['profile_choices', tenant.id, language],
    queryFn: async ({ signal }): Promise<ProfileChoices> =>
      (await httpClient(`/api/tenants/${tenant.id}/profile_choices?language=${language}`, { signal })).json,
  })
  const profile = useQuery({
    queryKey: ['fictional_profiles', profileId],
    queryFn: async ({ signal }): Promise<WholeFictionalProfile> =>
      (await httpClient(`/api/fictional_profiles/${encodeURIComponent(profileId)}?tenant_id=${tenant.id}`, { signal }))
        .json,
    enabled: !isNew,
  })
  const error = choices.error ?? profile.error
  if (error) return <Failed error={error} />
  if (!choices.data || (!isNew && !profile.data)) return <Waiting />
  const refetch = () => profile.refetch()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{`${profile.data?.name ?? translate('fictional.new')} · ${tenant.name}`}</ScreenTitle>
      <BackLink to={`/tenants/${tenant.id}/show/fictional`}>{translate('fictional.back')}</BackLink>
      <MainAndAside>
        <FictionalForm key={profileId} tenant={tenant} profile={profile.data} choices={choices.data} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <FictionalPreview profile={profile.data} mark={choices.data.mark} />
          {profile.data && (
            <>
              <FictionalPhotos profile={profile.data} most={choices.data.most_photos} onChange={refetch} />
              <FictionalRetirement profile={profile.data} onChange={refetch} />
            </>
          )}
        </Box>
      </MainAndAside>
    </Box>
  )
}
