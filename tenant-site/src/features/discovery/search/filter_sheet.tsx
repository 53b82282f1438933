import { useState } from 'react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useSettled } from '#site/lib/forms/use_settled.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { classes } from '#site/ui/classes.ts'
import { Sheet } from '#site/ui/overlays/sheet.tsx'
import { FilterForm } from './filter_form.tsx'
import styles from './filter_sheet.module.css'
import type { Filters } from '#site/features/discovery/filters/filters.ts'
import { searchQuery } from './search_query.ts'
import { useApplyFilters } from './use_apply_filters.ts'
import { useCountWords } from './use_count_words.ts'

type FilterSheetProps = { filters: Filters; isOpen: boolean; onClose: () => void }

export default function FilterSheet({ filters, isOpen, onClose }: FilterSheetProps) {
  const { t } = useTranslation(['discovery', 'site'])
  const { api } = useVisit()
  const [draft, setDraft] = useState(filters)
  const [version, setVersion] = useState(0)
  const apply = useApplyFilters()
  const countWords = useCountWords()
  const asked = useSettled(draft)
  const { data, isPlaceholderData } = useInfiniteQuery({
    ...searchQuery(api, asked),
    placeholderData: keepPreviousData,
  })
  const found = data?.pages[0]
  const isOld = isPlaceholderData || asked !== draft

  function show() {
    apply.now(draft)
    onClose()
  }

  function clear() {
    setDraft({ sort: draft.sort })
    setVersion(version + 1)
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters.title')}
      closeLabel={t('site:common.close')}
      footer={
        <>
          <Button wide onClick={show}>
            <span className={classes(styles.count, isOld && styles.old)} aria-live="polite">
              {found ? t('filters.show_count', { count_words: countWords(found) }) : t('filters.show_members')}
            </span>
          </Button>
          <Button variant="quiet" wide onClick={clear}>
            {t('filters.clear')}
          </Button>
        </>
      }
    >
      <FilterForm key={version} filters={draft} onChange={setDraft} onSubmit={show} />
    </Sheet>
  )
}
