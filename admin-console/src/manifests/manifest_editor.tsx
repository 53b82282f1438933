import { Alert, Box, Button, Paper, Typography } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import type { Plan } from '#console/manifests/manifest.ts'
import { ManifestArea, selectLine } from '#console/manifests/manifest_area.tsx'
import { ManifestChanges } from '#console/manifests/manifest_changes.tsx'
import { ManifestFaults } from '#console/manifests/manifest_faults.tsx'
import { ManifestFileButton } from '#console/manifests/manifest_file_button.tsx'
import type { ManifestWork } from '#console/manifests/use_manifest.ts'
import { MainAndAside } from '#console/theme/main_and_aside.tsx'

interface Props {
  work: ManifestWork
  /** Further things to do with the text. */
  tools?: ReactNode
  /** Why what is planned can't be applied here. */
  refusalOf(plan: Plan): ReactNode
  /** What else is to be known before it is applied. */
  notice?: ReactNode
  onCheck(): Promise<unknown>
  onApply(plan: Plan): Promise<unknown>
}

/** The text on one side, on the other what the check says of it. Only what was checked as it stands can be applied. */
export function ManifestEditor({ work, tools, refusalOf, notice, onCheck, onApply }: Props) {
  const translate = useTranslate()
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, setText, isBusy, isCurrent, outcome } = work
  const { plan, isApplied = false, faults, failure } = outcome ?? {}
  const refusal = plan && refusalOf(plan)
  const isReady = plan !== undefined && isCurrent && !isApplied && !refusal && plan.changes.length > 0
  return (
    <MainAndAside>
      <Paper sx={{ p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ManifestFileButton onRead={setText} />
          {tools}
        </Box>
        <ManifestArea value={text} area={area} isFaulty={faults !== undefined} onChange={setText} />
      </Paper>
      <Paper
        component="section"
        aria-label={translate('manifests.check_title')}
        sx={{
          p: 3,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          position: { lg: 'sticky' },
          top: 72,
        }}
      >
        <Typography variant="h2">{translate('manifests.check_title')}</Typography>
        {!outcome && <Typography sx={{ color: 'text.secondary' }}>{translate('manifests.check_text')}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant={isReady ? 'outlined' : 'contained'}
            loading={isBusy}
            disabled={text.trim() === ''}
            onClick={() => void onCheck()}
          >
            {translate('manifests.check')}
          </Button>
          {isReady && (
            <ConfirmButton
              variant="contained"
              label="manifests.apply"
              title="manifests.ask_title"
              question="manifests.ask"
              values={{ smart_count: plan.changes.length, brand: plan.tenant }}
              isBusy={isBusy}
              onConfirm={() => void onApply(plan)}
            />
          )}
        </Box>
        <RefusalAlert text={failure ? translate(failure, { _: failure }) : ''} />
        {faults && <ManifestFaults faults={faults} onChoose={(line) => selectLine(area.current, line)} />}
        {plan && !isCurrent && !isApplied && (
          <Alert severity="info" variant="outlined">
            {translate('manifests.edited')}
          </Alert>
        )}
        {refusal}
        {plan && !refusal && (isCurrent || isApplied) && (
          <>
            {notice}
            <ManifestChanges key={outcome?.source} plan={plan} isApplied={isApplied} />
          </>
        )}
      </Paper>
    </MainAndAside>
  )
}
