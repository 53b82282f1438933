import { Box, Button, Paper, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isAlike } from '#console/forms/drafts.ts'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { SaveBar } from '#console/forms/save_bar.tsx'
import type { Page } from '#console/pages/page.ts'
import { PageConflict } from '#console/pages/page_conflict.tsx'
import { PageFields } from '#console/pages/page_fields.tsx'
import { PagePreview } from '#console/pages/page_preview.tsx'
import { PageStart } from '#console/pages/page_start.tsx'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { usePageForm } from '#console/pages/use_page_form.ts'

interface Props {
  tenant: WholeTenant
  page: Page
  refetch(): Promise<unknown>
}

export function PageForm({ tenant, page, refetch }: Props) {
  const translate = useTranslate()
  const [view, setView] = useState<'write' | 'preview'>('write')
  const form = usePageForm(tenant, page, refetch)
  const { text, changes, state, isOvertaken, write } = form
  const beside = (name: typeof view) => ({
    display: { xs: view === name ? 'grid' : 'none', lg: 'grid' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
  })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <LeaveGuard isNeeded={changes > 0} />
      {isOvertaken && text && (
        <PageConflict page={page} draft={text} onTakeTheirs={form.discard} onKeepMine={form.keepMine} />
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_, chosen: typeof view | null) => chosen && setView(chosen)}
        aria-label={translate('pages.view.title')}
        sx={{ display: { lg: 'none' }, justifySelf: 'start' }}
      >
        <ToggleButton value="write">{translate('pages.view.write')}</ToggleButton>
        <ToggleButton value="preview">{translate('look.preview.title')}</ToggleButton>
      </ToggleButtonGroup>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={beside('write')}>
          {text ? (
            <Paper sx={{ p: 3, display: 'grid', gap: 2.5 }}>
              <PageFields page={page} text={text} faults={state.faults} onChange={write} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {!isAlike(text, page.standard) && (
                  <Button variant="outlined" onClick={() => write(page.standard)}>
                    {translate('pages.start.from_standard')}
                  </Button>
                )}
                {page.own && (
                  <ConfirmButton
                    color="error"
                    label="pages.remove.open"
                    title="pages.remove.title"
                    question="pages.remove.text"
                    confirm="pages.remove.submit"
                    isBusy={changes > 0}
                    onConfirm={() => void form.remove()}
                  />
                )}
              </Box>
            </Paper>
          ) : (
            <PageStart page={page} onStart={write} />
          )}
        </Box>
        <Box sx={{ ...beside('preview'), position: { lg: 'sticky' }, top: 72 }}>
          <PagePreview tenant={tenant} page={page} text={text ?? page.standard} />
        </Box>
      </Box>
      {!isOvertaken && (
        <SaveBar
          changes={changes}
          state={state}
          onSave={() => void form.submit()}
          onDiscard={form.discard}
          onUndo={() => void form.undo()}
        />
      )}
    </Box>
  )
}
