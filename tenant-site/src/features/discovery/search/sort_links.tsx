import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { TabLinks } from '#site/ui/layout/tab_links.tsx'
import { searchAddress, type Filters } from '#site/features/discovery/filters/filters.ts'
import { knowsOwnPlace } from '#site/features/discovery/filters/knows_own_place.ts'
import { offersField } from '#site/features/discovery/filters/offers_field.ts'

/** By distance only for members with a town. */
export function SortLinks({ filters }: { filters: Filters }) {
  const { t } = useTranslation('discovery')
  const settings = useSettings()
  const user = useUser()
  const canMeasure = offersField(settings, 'radius') && knowsOwnPlace(user)
  const orders = [undefined, 'newness', ...(canMeasure ? (['distance'] as const) : [])] as const
  return (
    <TabLinks
      label={t('sort.label')}
      replace
      links={orders.map((sort) => ({
        to: searchAddress({ ...filters, sort }),
        label: t(`sort.${sort ?? 'activity'}`),
        isCurrent: filters.sort === sort,
      }))}
    />
  )
}
