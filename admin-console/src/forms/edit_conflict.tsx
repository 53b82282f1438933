import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Props {
  /** Each field that differs, in words. */
  differences: { name: string; theirs: string; yours: string }[]
  onTakeTheirs(): void
  onKeepMine(): void
}

/** It may stand far above what is typed in. */
const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Says that someone else saved the same meanwhile, what differs, and lets choose. */
export function EditConflict({ differences, onTakeTheirs, onKeepMine }: Props) {
  const translate = useTranslate()
  const word = (text: string) => text || translate('forms.conflict.nothing')
  return (
    <Alert
      ref={show}
      severity="warning"
      variant="outlined"
      sx={{ bgcolor: 'background.paper', '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
    >
      <AlertTitle>{translate('forms.conflict.title')}</AlertTitle>
      {translate('forms.conflict.text')}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.5 }}>
        {differences.map(({ name, theirs, yours }) => (
          <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 550 }}>{name}</Typography>
            <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
              <Side name={translate('forms.conflict.theirs')} text={word(theirs)} />
              <Side name={translate('forms.conflict.yours')} text={word(yours)} />
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1.5 }}>
        <Button variant="outlined" onClick={onTakeTheirs}>
          {translate('forms.conflict.take_theirs')}
        </Button>
        <Button variant="outlined" onClick={onKeepMine}>
          {translate('forms.conflict.keep_mine')}
        </Button>
      </Box>
    </Alert>
  )
}

function Side({ name, text }: { name: string; text: string }) {
  return (
    <Typography component="p" sx={{ whiteSpace: 'pre-line' }}>
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {name}
      </Typography>
      {text}
    </Typography>
  )
}
