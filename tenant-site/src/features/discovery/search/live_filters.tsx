import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { FilterForm } from './filter_form.tsx'
import { searchAddress, type Filters } from '#site/features/discovery/filters/filters.ts'
import { useApplyFilters } from './use_apply_filters.ts'

/** The filters beside the results; every change searches at once. */
export default function LiveFilters({ filters }: { filters: Filters }) {
  const { t } = useTranslation('discovery')
  const apply = useApplyFilters()
  const [chosen, setChosen] = useState(filters)
  const [shown, setShown] = useState({ filters, version: 0 })
  const isOurs = searchAddress(chosen) === searchAddress(filters)

  // Changed elsewhere, by a chip or the back button: reset the fields.
  if (shown.filters !== filters) {
    setShown({ filters, version: isOurs ? shown.version : shown.version + 1 })
    if (!isOurs) setChosen(filters)
  }

  function change(next: Filters) {
    setChosen(next)
    apply.soon(next)
  }

  return (
    <FilterForm key={shown.version} filters={chosen} onChange={change} onSubmit={() => apply.now(chosen)}>
      <noscript>
        <Button type="submit" wide>
          {t('filters.show_members')}
        </Button>
      </noscript>
    </FilterForm>
  )
}
