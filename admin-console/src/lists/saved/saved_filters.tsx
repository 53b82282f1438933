import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined'
import { Box, Button, Chip } from '@mui/material'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { isAlike } from '#console/forms/drafts.ts'
import { LazyNameDialog } from '#console/lists/saved/lazy_name_dialog.ts'
import { hasAddress, isShown, type SavedFilter } from '#console/lists/saved/saved_filter.ts'
import { SavedFilterMenu } from '#console/lists/saved/saved_filter_menu.tsx'
import { useSavedFilters } from '#console/lists/saved/use_saved_filters.ts'

interface Props {
  tenantId: string | undefined
  /** Filters of the list that nobody has chosen others for. */
  filtered: Record<string, string> | undefined
}

/** One's own filters of this list, of which one may be what is shown; what is shown and has no name can be given one. */
export function SavedFilters({ tenantId, filtered = {} }: Props) {
  const translate = useTranslate()
  const { resource, filterValues, sort, setFilters, setSort } = useListContext()
  const saved = useSavedFilters(resource, tenantId)
  const [isNaming, setIsNaming] = useState(false)
  const active = saved.filters.find((one) => isShown(one, { filter: filterValues, sort }))
  const canSave = !active && !isAlike(filterValues, filtered) && !hasAddress(filterValues)
  if (saved.filters.length === 0 && !canSave) return null

  function choose(one: SavedFilter) {
    setFilters(one === active ? filtered : one.filter)
    if (one !== active) setSort({ field: one.sort[0], order: one.sort[1] })
  }

  return (
    <Box
      role="group"
      aria-label={translate('lists.saved.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32 }}
    >
      {saved.filters.map((one) => (
        <Box key={one.id} sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
          <Chip
            label={one.name}
            variant={one === active ? 'filled' : 'outlined'}
            color={one === active ? 'primary' : 'default'}
            aria-pressed={one === active}
            onClick={() => choose(one)}
            sx={{ maxWidth: 280, bgcolor: one === active ? undefined : 'background.paper' }}
          />
          {one === active && <SavedFilterMenu filter={one} saved={saved} />}
        </Box>
      ))}
      {canSave && (
        <Button size="small" startIcon={<BookmarkBorderOutlined />} onClick={() => setIsNaming(true)}>
          {translate('lists.saved.save')}
        </Button>
      )}
      {isNaming && (
        <LazyNameDialog
          title={translate('lists.saved.new')}
          onSave={(name) => saved.save({ name, filter: filterValues, sort: [sort.field, sort.order] })}
          onClose={() => setIsNaming(false)}
        />
      )}
    </Box>
  )
}
