import { Alert, AlertTitle, Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { TextDifferences } from '#console/theme/text_differences.tsx'

interface Props {
  /** The brand's manifest as it was loaded, and as it is. */
  from: string
  to: string
}

/** Says that the brand is no longer as the text began with, as applying the text may undo what others did. */
export function ChangedMeanwhile({ from, to }: Props) {
  const translate = useTranslate()
  return (
    <Alert severity="warning" variant="outlined" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      <AlertTitle>{translate('manifests.meanwhile_title')}</AlertTitle>
      {translate('manifests.meanwhile')}
      <Box sx={{ mt: 1 }}>
        <TextDifferences from={from} to={to} />
      </Box>
    </Alert>
  )
}
