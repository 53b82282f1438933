import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Popover, SnackbarContent, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useListContext, useLocale, useNotify, useTranslate } from 'react-admin'
import { failureText } from '#console/forms/failure_text.ts'
import { ExportList } from '#console/lists/exports/export_list.tsx'
import { fileOf, type ListExport } from '#console/lists/exports/list_export.ts'
import { useListExports } from '#console/lists/exports/use_list_exports.ts'

/** Asks for all rows that the list shows as a file, and has one's own files. */
export default function ExportButton({ tenantId }: { tenantId: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const language = useLocale()
  const id = useId()
  const { resource, filterValues: filter, sort, total } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { exports, error, refetch, ask } = useListExports(tenantId, sayReady)

  function sayReady(ready: ListExport) {
    const list = translate(`resources.${ready.resource}.name`, { smart_count: 2 })
    notify(
      <SnackbarContent
        message={translate('lists.export.ready', { list })}
        action={
          <Button
            size="small"
            component="a"
            href={fileOf(tenantId, ready)}
            download
            sx={{ color: 'inherit', fontWeight: 650 }}
          >
            {translate('lists.export.download')}
          </Button>
        }
      />,
      { autoHideDuration: 10_000 }
    )
  }

  async function make() {
    setIsAsking(true)
    try {
      await ask({ resource, filter, sort: [sort.field, sort.order], language })
      notify('lists.export.requested', { type: 'info' })
    } catch (refused) {
      notify(failureText(refused), { type: 'error' })
    } finally {
      setIsAsking(false)
    }
  }

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('lists.export.title')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': id, sx: { mt: 1, width: 360, maxWidth: 'calc(100vw - 32px)' } },
        }}
      >
        <Box sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
          <Typography id={id} variant="h2">
            {translate('lists.export.title')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('lists.export.about')}
          </Typography>
          <Button
            variant="contained"
            loading={isAsking}
            disabled={total === 0}
            sx={{ justifySelf: 'start' }}
            onClick={() => void make()}
          >
            {translate('lists.export.make')}
          </Button>
        </Box>
        <ExportList tenantId={tenantId} exports={exports} error={error} onRetry={refetch} />
      </Popover>
    </>
  )
}
