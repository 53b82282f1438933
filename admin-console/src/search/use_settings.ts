import { useTranslate } from 'react-admin'
import { KIND_ICONS } from '#console/search/kind_icons.tsx'
import type { Found } from '#console/search/found.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { namesUnder } from '#console/translations/translations.ts'

/** A form of settings: of a brand, a niche or the platform. */
export interface SettingsForm {
  path: string
  place: Pick<Tenant, 'id' | 'name' | 'mark'> | { id?: undefined; name: string; mark?: undefined }
}

/** Every setting in the console's language, as a field of a form. */
export function useSettings(form: SettingsForm | undefined): Found[] {
  const translate = useTranslate()
  if (!form) return []
  return namesUnder('settings').map((name) => {
    const path = `${form.path}#${name}`
    return {
      icon: KIND_ICONS.setting,
      label: translate(`settings.${name}`),
      detail: translate(`settings_help.${name}`, { _: '' }),
      place: form.place,
      path,
      chosen: { kind: 'setting', id: name, path, ...(form.place.id && { tenantId: form.place.id }) },
    }
  })
}
