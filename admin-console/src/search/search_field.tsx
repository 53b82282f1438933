import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { type ChoiceGroup, Combobox } from '#console/forms/combobox.tsx'
import { type Found, keyOf } from '#console/search/found.ts'
import { FoundLine } from '#console/search/found_line.tsx'
import { useRecentChoices } from '#console/search/recent_choices.ts'
import { useFoundGroups } from '#console/search/use_found_groups.ts'
import { useHere } from '#console/search/use_here.ts'
import { useRecentFound } from '#console/search/use_recent_found.tsx'
import { useSearch } from '#console/search/use_search.ts'

/** The field and what is found; before anything is typed, what was chosen last. */
export function SearchField({ onChosen }: { onChosen(): void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const typed = text.trim()
  const here = useHere()
  const [, note] = useRecentChoices()
  const recent = useRecentFound()
  const { answer, error, isSearching, refetch } = useSearch(typed, here.openId)
  const found = useFoundGroups(typed, here, answer)
  const shown = typed ? found : [{ id: 'recent', title: translate('search.recent'), found: recent }]
  const groups = shown.map(({ id, title, found: lines }): ChoiceGroup => ({
    id,
    title,
    choices: lines.map((line) => ({
      id: `${id}-${keyOf(line)}`,
      content: <FoundLine found={line} />,
      onChoose: () => choose(line),
    })),
  }))
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0)
  const nothing = translate('search.nothing', { text: typed })

  function choose({ path, chosen }: Found) {
    if (chosen) note(chosen)
    onChosen()
    void navigate(path)
  }

  function says(): string {
    if (!typed || error) return ''
    if (isSearching) return translate('search.searching')
    return count > 0 ? translate('search.found', { smart_count: count }) : nothing
  }

  return (
    <Combobox
      label={translate('search.label')}
      placeholder={translate('search.placeholder')}
      text={text}
      onText={setText}
      groups={groups}
      isBusy={isSearching}
      says={says()}
    >
      {!typed && count === 0 && <Note>{translate('search.hint')}</Note>}
      {typed && isSearching && count === 0 && <Note>{translate('search.searching')}</Note>}
      {typed && !isSearching && !error && count === 0 && <Note>{nothing}</Note>}
      {error && (
        <Note onRetry={refetch}>
          {error instanceof HttpError ? error.message : translate('ra.notification.http_error')}
        </Note>
      )}
      {answer && answer.brands.asked < answer.brands.of && (
        <Note onRetry={refetch}>{translate('search.incomplete', { ...answer.brands })}</Note>
      )}
    </Combobox>
  )
}

function Note({ children, onRetry }: { children: string; onRetry?(): unknown }) {
  const translate = useTranslate()
  return (
    <Box
      role={onRetry && 'alert'}
      sx={{ px: 2, py: 1.5, display: 'flex', alignItems: 'center', gap: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1, overflowWrap: 'anywhere', minWidth: 0 }}>
        {children}
      </Typography>
      {onRetry && (
        <Button size="small" onClick={() => void onRetry()} sx={{ flexShrink: 0 }}>
          {translate('search.again')}
        </Button>
      )}
    </Box>
  )
}
