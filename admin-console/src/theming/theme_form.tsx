import { Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { presets, type PresetName } from '@manyhearts/theme-presets/presets'
import { useMemo, useState } from 'react'
import { useCanAccess, useNotify, useTranslate } from 'react-admin'
import { isAlike } from '#console/forms/drafts.ts'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { SaveBar } from '#console/forms/save_bar.tsx'
import { UndoToast } from '#console/forms/undo_toast.tsx'
import { DraftNotice } from '#console/theming/draft_notice.tsx'
import { EarlierLooks } from '#console/theming/earlier_looks.tsx'
import type { Looks } from '#console/theming/looks.ts'
import { lookOf, tidy } from '#console/theming/own_theme.ts'
import type { OwnTheme, WholeTenant } from '#console/tenancy/tenant.ts'
import { ThemeChoices } from '#console/theming/theme_choices.tsx'
import { LookPreview } from '#console/theming/look_preview.tsx'
import { useLookCalls } from '#console/theming/use_look_calls.ts'

interface Props {
  tenant: WholeTenant
  nichePreset: string
  looks: Looks
}

const FIELDS = ['preset', 'mode', 'primary', 'secondary', 'index', 'hero'] as const

/** The look that is worked on: the draft, or without one what visitors see. */
export function ThemeForm({ tenant, nichePreset, looks }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const { canAccess = false } = useCanAccess({ resource: 'looks', action: 'store', record: tenant })
  const { state, settle, done, saveDraft, discardDraft, publish, publishAgain } = useLookCalls(tenant.id, looks)
  const saved = tidy(looks.draft?.theme ?? looks.published)
  const [unsaved, setUnsaved] = useState<OwnTheme>()
  const [before, setBefore] = useState<OwnTheme>()
  const chosen = unsaved ?? saved
  const { preset, primary, secondary, index } = chosen
  const look = useMemo(
    () => lookOf({ preset, primary, secondary }, nichePreset),
    [preset, primary, secondary, nichePreset]
  )
  const composition = index ?? presets[(preset ?? nichePreset) as PresetName].index

  const change = (part: OwnTheme) => {
    const next = tidy({ ...chosen, ...part })
    setUnsaved(isAlike(next, saved) ? undefined : next)
    for (const name of Object.keys(part)) settle(`theme.${name}`)
  }
  const keep = async () => {
    if (await saveDraft(chosen)) setUnsaved(undefined)
  }
  const publishChosen = async () => {
    const { published } = looks
    if (!(await publish(chosen))) return
    setBefore(published)
    setUnsaved(undefined)
  }
  const discard = async () => {
    if (!(await discardDraft())) return
    setUnsaved(undefined)
    setBefore(undefined)
  }
  const useAgain = async (theme: OwnTheme) => {
    const { published } = looks
    if (!(await publishAgain(theme))) return
    settle('theme')
    notify(
      <UndoToast text={translate('looks.published')} onUndo={() => void publishAgain(published)} onEnd={nothing} />,
      { autoHideDuration: TIME_TO_UNDO_MS }
    )
  }
  const changes = FIELDS.filter((name) => chosen[name] !== saved[name]).length
  const isBusy = state.phase === 'saving'

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <LeaveGuard isNeeded={changes > 0} />
      {looks.draft && (
        <DraftNotice
          draft={looks.draft}
          isBusy={isBusy}
          mayChange={canAccess}
          // What was changed since is published by the bar below.
          onPublish={changes === 0 ? publishChosen : undefined}
          onDiscard={discard}
        />
      )}
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { lg: '368px minmax(0, 1fr)' } }}>
        <ThemeChoices
          tenant={tenant}
          chosen={chosen}
          nichePreset={nichePreset}
          look={look}
          composition={composition}
          faults={state.faults}
          isReadOnly={!canAccess}
          onChange={change}
          onPictureChanged={() => void client.invalidateQueries({ queryKey: ['look_preview', tenant.id] })}
        />
        <LookPreview tenant={tenant} chosen={chosen} look={look} />
      </Box>
      <EarlierLooks
        tenant={tenant}
        looks={looks}
        nichePreset={nichePreset}
        isBusy={isBusy}
        mayChange={canAccess}
        onUse={useAgain}
      />
      <SaveBar
        changes={changes}
        state={state}
        saved={done}
        label="looks.publish"
        other={
          <Button variant="outlined" onClick={() => void keep()} disabled={isBusy}>
            {translate('announcements.save')}
          </Button>
        }
        onSave={() => void publishChosen()}
        onDiscard={() => setUnsaved(undefined)}
        {...(done === 'looks.published' && before && { onUndo: () => void publishAgain(before) })}
      />
    </Box>
  )
}

/** As long as other toasts that undo. */
const TIME_TO_UNDO_MS = 8_000

function nothing(): void {}
