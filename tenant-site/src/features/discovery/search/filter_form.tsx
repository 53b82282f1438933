import { useRef, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { countryName } from '#site/lib/brand/country_name.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { AgeRange } from '#site/ui/fields/age_range.tsx'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import { Segments } from '#site/ui/fields/segments.tsx'
import { SelectField } from '#site/ui/fields/select_field.tsx'
import styles from './filter_form.module.css'
import { OLDEST, RADII, readFilters, usualGender, type Filters } from '#site/features/discovery/filters/filters.ts'
import { knowsOwnPlace } from '#site/features/discovery/filters/knows_own_place.ts'
import { MoreFilters } from './more_filters.tsx'
import { offersField } from '#site/features/discovery/filters/offers_field.ts'
import { useRegions } from '#site/features/discovery/filters/use_regions.ts'

type FilterFormProps = {
  id?: string
  filters: Filters
  onChange: (filters: Filters) => void
  onSubmit?: () => void
  children?: ReactNode
}

/** Works as a plain GET form before hydration. */
export function FilterForm({ id, filters, onChange, onSubmit, children }: FilterFormProps) {
  const { t, i18n } = useTranslation(['discovery', 'site'])
  const settings = useSettings()
  const { countries, limits, fictional_plural } = settings
  const user = useUser()
  const regions = useRegions(filters)
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const offers = (field: string) => offersField(settings, field)

  function read(ages?: [number, number]) {
    const params = new URLSearchParams(new FormData(form.current!) as never)
    if (ages) ['min_age', 'max_age'].forEach((name, index) => params.set(name, String(ages[index])))
    if (params.get('country') !== (filters.country ?? '') && countries.length > 1) params.delete('countryregion')
    onChange(readFilters(params, settings, user))
  }

  function readWhenChosen({ target }: FormEvent<HTMLFormElement>) {
    // AgeRange reports ages itself, once complete.
    if (!/^(number|range)$/.test((target as HTMLInputElement).type)) read()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit?.()
  }

  return (
    <form ref={form} id={id} className={styles.form} action="/members" onChange={readWhenChosen} onSubmit={submit}>
      {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
      {offers('gender') && (
        <Segments
          legend={t('filters.gender')}
          name="gender"
          defaultValue={filters.gender ?? usualGender(user)}
          choices={(['female', 'male', 'both'] as const).map((value) => ({
            value,
            label: t(`filters.genders.${value}`),
          }))}
        />
      )}
      {offers('age') && (
        <AgeRange
          legend={t('filters.age')}
          fromLabel={t('filters.age_from')}
          toLabel={t('filters.age_to')}
          least={limits.min_age}
          most={OLDEST}
          defaultValue={[filters.min_age ?? limits.min_age, filters.max_age ?? OLDEST]}
          onChange={read}
          isHydrated={isHydrated}
        />
      )}
      {offers('country') && countries.length > 1 && (
        <SelectField
          label={t('site:common.country')}
          name="country"
          empty={t('filters.any_country')}
          defaultValue={filters.country ?? ''}
          options={countries.map((value) => ({ value, label: countryName(value, i18n.language) }))}
        />
      )}
      {offers('countryregion') && regions.length > 0 && (
        <SelectField
          key={filters.country}
          label={t('site:common.region')}
          name="countryregion"
          empty={t('filters.any_region')}
          defaultValue={filters.countryregion ?? ''}
          options={regions.map((region) => ({ value: region.id, label: region.name }))}
        />
      )}
      {offers('radius') && knowsOwnPlace(user) && (
        <SelectField
          label={t('filters.radius', { town: user?.profile.city })}
          hint={t('filters.radius_hint')}
          name="radius"
          empty={t('filters.any_distance')}
          defaultValue={filters.radius ?? ''}
          options={RADII.map((km) => ({ value: String(km), label: t('filters.within', { km }) }))}
        />
      )}
      {offers('radius') && user && !knowsOwnPlace(user) && (
        <p className={styles.hint}>
          {t('filters.town_missing')} <Link to="/profile">{t('filters.add_town')}</Link>
        </p>
      )}
      {user?.show_fictional !== false && (
        <Checkbox
          label={
            <>
              {t('site:common.only_real_members')}
              <span className={styles.hint}>{t('filters.only_real_hint', { fictional_plural })}</span>
            </>
          }
          name="real_only"
          value="true"
          defaultChecked={filters.real_only ?? false}
        />
      )}
      <MoreFilters filters={filters} />
      {children}
    </form>
  )
}
