import { useTranslation } from 'react-i18next'
import { countryName } from '#site/lib/brand/country_name.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { FieldError } from '#site/ui/fields/field_error.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import type { PlaceProps } from './region_place.tsx'
import { NoPosition, useBrowserPlace } from './use_browser_place.ts'
import { useGeoPermission } from './use_geo_permission.ts'

/** The town by the browser's geolocation. */
export function BrowserPlace({ profile, errors }: Omit<PlaceProps, 'unsaved'>) {
  const { t, i18n } = useTranslation(['members', 'site'])
  const { countries } = useSettings()
  const permission = useGeoPermission()
  const { data: place, mutate: locate, isPending, error } = useBrowserPlace()
  const isAbroad = place && place.country !== profile.country && !countries.includes(place.country)
  const fault = errors.country ?? errors.region_id ?? errors.city
  return (
    <>
      <p>{t(`own.place.permissions.${permission}`)}</p>
      {permission !== 'unsupported' && permission !== 'denied' && (
        <div>
          <Button variant="secondary" busy={isPending} onClick={() => locate()}>
            {t(place ? 'own.place.locate_again' : 'own.place.locate')}
          </Button>
        </div>
      )}
      <div aria-live="polite">
        {place && (
          <Notice tone={isAbroad ? 'warning' : 'success'}>
            {t(isAbroad ? 'own.place.abroad' : 'own.place.found', {
              place: [place.city, place.region.name, countryName(place.country, i18n.language)].join(', '),
            })}
          </Notice>
        )}
        {error && <Notice tone="warning">{wordsFor(error)}</Notice>}
      </div>
      <input type="hidden" name="country" value={place && !isAbroad ? place.country : profile.country} />
      <input type="hidden" name="region_id" value={(place && !isAbroad ? place.region.id : profile.region?.id) ?? ''} />
      <input type="hidden" name="city" value={(place && !isAbroad ? place.city : profile.city) ?? ''} />
      <FieldError id="own-place-fault" text={fault} />
    </>
  )

  function wordsFor(failed: Error): string {
    if (failed instanceof NoPosition) return t(`own.place.${failed.reason}`)
    return refusal(failed).message || t('site:load_failed.offline')
  }
}
