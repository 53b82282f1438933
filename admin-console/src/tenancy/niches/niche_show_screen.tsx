import { useRecordContext, useTranslate } from 'react-admin'
import { RecordScreen } from '#console/theme/record_screen.tsx'
import type { Niche } from '#console/tenancy/settings/shared_place.ts'
import { SharedSettings } from '#console/tenancy/settings/shared_settings.tsx'

export default function NicheShowScreen() {
  return (
    <RecordScreen>
      <Settings />
    </RecordScreen>
  )
}

function Settings() {
  const translate = useTranslate()
  const niche = useRecordContext<Niche>()
  if (!niche) return null
  return (
    <SharedSettings
      level="niche"
      resource="niches"
      record={niche}
      title={translate(`niches.${niche.key}`)}
      about={translate('shared_settings.niche')}
    />
  )
}
