import { useState, type ToggleEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChevronDown } from 'lucide-react'
import { PROFILE_FIELDS, SEARCHED_ATTRIBUTES } from '@manyhearts/locales/profile_fields'
import { call } from '#site/lib/api/call.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Pills } from '#site/ui/fields/pills.tsx'
import type { Filters } from '#site/features/discovery/filters/filters.ts'
import styles from './more_filters.module.css'
import { offersField } from '#site/features/discovery/filters/offers_field.ts'

/** Collapsed unless one of these filters is set. */
export function MoreFilters({ filters }: { filters: Filters }) {
  const { t } = useTranslation(['discovery', 'members'])
  const { api } = useVisit()
  const settings = useSettings()
  const fields = settings.search_fields.filter((field) => offersField(settings, field))
  const hasInterests = fields.includes('interests')
  const { data: interests = [] } = useQuery({ ...call(api, 'interests.index'), enabled: hasInterests })
  const words = fields.flatMap((field) => SEARCHED_ATTRIBUTES.filter((word) => word === field))
  const isAsked = [...words, 'interests' as const].some((field) => filters[field] !== undefined)
  const [wasAsked] = useState(isAsked)
  if (words.length === 0 && !hasInterests) return null

  // At the end of the scroll area, opened content would be out of sight.
  function showOpened({ currentTarget, nativeEvent }: ToggleEvent<HTMLDetailsElement>) {
    const isPressed = currentTarget.contains(document.activeElement)
    if (nativeEvent.newState === 'open' && isPressed) currentTarget.scrollIntoView({ block: 'start' })
  }

  return (
    <details className={styles.more} open={wasAsked} onToggle={showOpened}>
      <summary className={styles.summary}>
        {t('filters.more')}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.fields}>
        {words.map((field) => (
          <Pills
            key={field}
            type="some"
            legend={t(`members:fields.${field}`)}
            name={field}
            choices={PROFILE_FIELDS[field].choices.map((value) => ({
              value,
              label: t(`members:values.${field}.${value}` as never),
            }))}
            defaultValue={filters[field] ?? []}
          />
        ))}
        {hasInterests && interests.length > 0 && (
          <Pills
            type="some"
            legend={t('members:fields.interests')}
            hint={t('filters.interests_hint')}
            name="interests"
            choices={interests.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={filters.interests ?? []}
          />
        )}
      </div>
    </details>
  )
}
