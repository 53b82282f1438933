import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useUndoable } from '#console/forms/use_undoable.tsx'
import { LazyNameDialog } from '#console/lists/saved/lazy_name_dialog.ts'
import type { SavedFilter } from '#console/lists/saved/saved_filter.ts'
import type { useSavedFilters } from '#console/lists/saved/use_saved_filters.ts'

interface Props {
  filter: SavedFilter
  saved: ReturnType<typeof useSavedFilters>
}

/** What can be done to the filter that is shown. */
export function SavedFilterMenu({ filter: { id, name }, saved }: Props) {
  const translate = useTranslate()
  const undoable = useUndoable()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isNaming, setIsNaming] = useState(false)

  function startNaming() {
    setAnchor(null)
    setIsNaming(true)
  }

  function remove() {
    setAnchor(null)
    saved.hide(id)
    undoable({
      text: translate('lists.saved.removed', { name }),
      send: (isLeaving) => saved.remove(id, isLeaving),
      onUndo: saved.showAll,
    })
  }

  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={translate('lists.saved.menu', { name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreHorizOutlined fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={startNaming}>{translate('lists.saved.rename')}</MenuItem>
        <MenuItem onClick={remove}>{translate('lists.saved.remove')}</MenuItem>
      </Menu>
      {isNaming && (
        <LazyNameDialog
          title={translate('lists.saved.rename')}
          name={name}
          onSave={(chosen) => saved.rename(id, chosen)}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  )
}
