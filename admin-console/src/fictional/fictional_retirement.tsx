import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess, useNotify, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import type { WholeFictionalProfile } from '#console/fictional/fictional_profile.ts'
import { FictionalState } from '#console/fictional/use_fictional_columns.tsx'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import { OptionRow } from '#console/theme/option_row.tsx'
import { Section } from '#console/theme/section.tsx'

interface Props {
  profile: WholeFictionalProfile
  onChange(): Promise<unknown>
}

/** Takes a profile out of use, and back into it. */
export function FictionalRetirement({ profile, onChange }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { id, tenant_id: tenantId, name, retired } = profile
  const { canAccess } = useCanAccess({ resource: 'fictional_retirements', action: 'update', record: profile })
  const words = `fictional.${retired ? 'bring_back' : 'retire'}`

  async function change(reason: string) {
    const body = JSON.stringify({ retired: !retired, reason })
    await httpClient(`/api/tenants/${tenantId}/fictional_profiles/${id}/retirement`, { method: 'PUT', body })
    setIsAsking(false)
    notify(`${words}.done`, { type: 'success', messageArgs: { name } })
    void queryClient.invalidateQueries({ queryKey: ['fictional_profiles', 'getList'] })
    await onChange()
  }

  return (
    <Section title={translate('resources.fictional_profiles.fields.state')}>
      <OptionRow
        title={<FictionalState retired={retired} />}
        text={translate(`fictional.state_texts.${retired ? 'retired' : 'used'}`)}
      >
        {canAccess && (
          <Button variant="outlined" color={retired ? 'primary' : 'error'} onClick={() => setIsAsking(true)}>
            {translate(`${words}.open`)}
          </Button>
        )}
      </OptionRow>
      {isAsking && (
        <ReasonDialog
          title={translate(`${words}.title`, { name })}
          text={translate(`${words}.text`)}
          submit={translate(`${words}.open`)}
          color={retired ? 'primary' : 'error'}
          onSubmit={change}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  )
}
