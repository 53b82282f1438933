import { Alert, Box, Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ManifestFault } from '#console/manifests/manifest.ts'

interface Props {
  faults: readonly ManifestFault[]
  onChoose(line: number): void
}

/** What is wrong, each with the way to its line. */
export function ManifestFaults({ faults, onChoose }: Props) {
  const translate = useTranslate()
  return (
    <Alert severity="error" variant="outlined" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <span>{translate('manifests.faults', { smart_count: faults.length })}</span>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {faults.map(({ line, path, reason }, index) => (
          <Box component="li" key={`${index} ${path}`} sx={{ overflowWrap: 'anywhere' }}>
            <Link
              component="button"
              type="button"
              color="inherit"
              onClick={() => onChoose(line)}
              sx={{ minHeight: 24, fontWeight: 550, fontVariantNumeric: 'tabular-nums' }}
            >
              {translate('manifests.line', { line })}
            </Link>
            {path && (
              <Box component="code" sx={{ ml: 1, fontSize: '0.8125rem' }}>
                {path}
              </Box>
            )}
            <Box lang="en">{reason}</Box>
          </Box>
        ))}
      </Box>
    </Alert>
  )
}
