import { useRecordContext, useTranslate } from 'react-admin'
import { RecordScreen } from '#console/theme/record_screen.tsx'
import type { SharedPlace } from '#console/tenancy/settings/shared_place.ts'
import { SharedSettings } from '#console/tenancy/settings/shared_settings.tsx'

export default function PlatformShowScreen() {
  return (
    <RecordScreen>
      <Settings />
    </RecordScreen>
  )
}

function Settings() {
  const translate = useTranslate()
  const platform = useRecordContext<SharedPlace>()
  if (!platform) return null
  return (
    <SharedSettings
      level="platform"
      resource="platforms"
      record={platform}
      title={translate('resources.platforms.name')}
      about={translate('shared_settings.platform')}
    />
  )
}
