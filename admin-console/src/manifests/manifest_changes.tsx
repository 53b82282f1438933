import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { AppliedList } from '#console/audit/applied_list.tsx'
import { appliedOf, otherBrands, type Plan } from '#console/manifests/manifest.ts'

/** Shown at once. */
const SHOWN = 100

interface Props {
  plan: Plan
  isApplied: boolean
}

/** What would be, or was, changed. */
export function ManifestChanges({ plan, isApplied }: Props) {
  const translate = useTranslate()
  const [showsAll, setShowsAll] = useState(false)
  const applied = appliedOf(plan)
  const others = otherBrands(plan)
  const hidden = showsAll ? 0 : Math.max(0, applied.length - SHOWN)
  if (applied.length === 0) return <Typography role="status">{translate('manifests.nothing')}</Typography>
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography role="status" sx={{ fontWeight: 550 }}>
        {translate(isApplied ? 'manifests.applied' : 'manifests.would_change', { smart_count: applied.length })}
      </Typography>
      {others.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {translate(isApplied ? 'manifests.others_changed' : 'manifests.others', { brands: others.join(', ') })}
        </Alert>
      )}
      <AppliedList applied={applied.slice(0, applied.length - hidden)} isWhole />
      {hidden > 0 && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setShowsAll(true)}>
          {translate('own_texts.more')}
        </Button>
      )}
    </Box>
  )
}
