import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { TextComparison } from '#console/theme/text_comparison.tsx'
import type { Page, PageText } from '#console/pages/page.ts'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  /** The page as someone else saved it. */
  page: Page
  draft: PageText
  onTakeTheirs(): void
  onKeepMine(): void
}

/** The warning is at the top of the page, the author may be far below. */
const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

export function PageConflict({ page, draft, onTakeTheirs, onKeepMine }: Props) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const [isComparing, setIsComparing] = useState(false)
  const { changed, own, standard } = page
  const who = changed?.by ?? translate('audit.by_system')
  return (
    <Alert ref={show} severity="warning" variant="outlined" sx={{ bgcolor: 'background.paper' }}>
      <AlertTitle>{translate('pages.conflict.title', { who, at: changed ? moment(changed.at) : '' })}</AlertTitle>
      {translate('pages.conflict.text')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1.5 }}>
        <Button variant="outlined" onClick={() => setIsComparing(true)}>
          {translate('pages.conflict.compare')}
        </Button>
        <Button variant="outlined" onClick={onTakeTheirs}>
          {translate('pages.conflict.take_theirs')}
        </Button>
        <Button variant="outlined" onClick={onKeepMine}>
          {translate('pages.conflict.keep_mine')}
        </Button>
      </Box>
      {isComparing && (
        <TextComparison
          title={translate('pages.conflict.comparison', { who })}
          parts={(['title', 'description', 'body'] as const).map((name) => ({
            name: translate(`pages.fields.${name}`),
            from: (own ?? standard)[name],
            to: draft[name],
          }))}
          onClose={() => setIsComparing(false)}
        />
      )}
    </Alert>
  )
}
