import { Box, Paper, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { ListBase, type RaRecord, type SortPayload, useTranslate } from 'react-admin'
import { BulkBar } from '#console/lists/bulk/bulk_bar.tsx'
import { SelectionProvider } from '#console/lists/bulk/selection_provider.tsx'
import { ExportOfList } from '#console/lists/exports/export_of_list.tsx'
import { ListBody } from '#console/lists/list_body.tsx'
import { ListCount } from '#console/lists/list_count.tsx'
import { ListPages } from '#console/lists/list_pages.tsx'
import { SavedFilters } from '#console/lists/saved/saved_filters.tsx'
import { useRememberedSearch } from '#console/lists/use_remembered_search.ts'
import { useSearchKey } from '#console/lists/use_search_key.ts'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

interface Props {
  resource: string
  /** The brand whose rows these are; without it of all brands, or of none. */
  tenant?: { id: string; name: string } | undefined
  sort: SortPayload
  /** What is asked for until somebody chooses. */
  filtered?: Record<string, string>
  rowsOfPage?: number
  /** As many rows as there can be: they are shown at once, without pages, and the address doesn't say which. */
  whole?: number
  /** In a screen with several lists. */
  isPart?: boolean
  /** Below the title. */
  about?: ReactNode
  /** Beside the title: what makes a new row. */
  action?: ReactNode
  /** Between title and filters: what is to be known first. */
  notice?: ReactNode
  filters?: ReactNode
  /** What can be done to several rows at once. */
  bulk?: { isSelectable(row: RaRecord): boolean; actions: ReactNode } | undefined
  /** Said where there is no row. */
  empty: string
  width?: number
  /** The rows: a `ListTable`, or whatever draws them. */
  children: ReactNode
  /** Below the list, with its rows at hand. */
  below?: ReactNode
}

/** Every list of the console: title, filters, rows and pages, by mouse and keyboard. Page, order and filters are in the address. */
export function ListFrame<R extends RaRecord>(props: Props) {
  const { resource, tenant, sort, filtered, rowsOfPage = 25, whole, isPart = false, width } = props
  const { about, action, notice, filters, bulk, empty, children, below } = props
  const translate = useTranslate()
  const id = useId()
  const frame = useSearchKey()
  const isSettled = useRememberedSearch(whole ? undefined : `${resource}.${tenant?.id ?? 'all'}`)
  const title = translate(`resources.${resource}.name`, { smart_count: 2 })
  const rows = (
    <Paper sx={{ overflowX: 'auto' }}>
      <ListBody empty={translate(empty)} filtered={filtered}>
        {children}
      </ListBody>
      {!whole && <ListPages rowsPerPageOptions={rowsOfPage === 25 ? [10, 25, 50, 100] : [rowsOfPage]} />}
    </Paper>
  )
  if (!isSettled) return null
  return (
    <ListBase<R>
      resource={resource}
      sort={sort}
      perPage={whole ?? rowsOfPage}
      {...(tenant && { filter: { tenant_id: tenant.id } })}
      {...(filtered && { filterDefaultValues: filtered })}
      storeKey={false}
      disableSyncWithLocation={whole !== undefined}
      exporter={false}
    >
      <Box
        component="section"
        ref={frame}
        aria-labelledby={id}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: width }}
      >
        {!isPart && <ScreenTitle>{tenant ? `${title} · ${tenant.name}` : title}</ScreenTitle>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
          <Box sx={{ flex: '1 1 240px', display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
            <Typography id={id} variant={tenant ? 'h2' : 'h1'}>
              {title}
            </Typography>
            <ListCount />
          </Box>
          {tenant && !whole && <ExportOfList tenantId={tenant.id} />}
          {action}
        </Box>
        {about && <Typography sx={{ color: 'text.secondary', maxWidth: 800 }}>{about}</Typography>}
        {notice}
        {filters && !whole && <SavedFilters tenantId={tenant?.id} filtered={filtered} />}
        {filters}
        {bulk ? (
          <SelectionProvider isSelectable={bulk.isSelectable}>
            {rows}
            <BulkBar>{bulk.actions}</BulkBar>
          </SelectionProvider>
        ) : (
          rows
        )}
      </Box>
      {below}
    </ListBase>
  )
}
