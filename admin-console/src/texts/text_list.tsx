import { Box, Button, Paper, Typography } from '@mui/material'
import type { WrittenWording } from '@manyhearts/locales/own_texts'
import { useDeferredValue, useMemo, useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { fittingTexts, NO_FILTERS } from '#console/texts/fitting_texts.ts'
import type { OwnText } from '#console/texts/own_text.ts'
import { TextDialog } from '#console/texts/text_dialog.tsx'
import { TextFilters } from '#console/texts/text_filters.tsx'
import { TextRow } from '#console/texts/text_row.tsx'
import { Nothing } from '#console/theme/nothing.tsx'

interface Props {
  tenant: WholeTenant
  wording: WrittenWording
  texts: OwnText[]
}

/** Rows shown at first, and more of them each time. */
const AT_ONCE = 50

export function TextList({ tenant, wording, texts }: Props) {
  const translate = useTranslate()
  const { canAccess: writes = false } = useCanAccess({ resource: 'own_texts', action: 'update', record: tenant })
  const [filters, setFilters] = useState(NO_FILTERS)
  const [most, setMost] = useState(AT_ONCE)
  const [edited, setEdited] = useState<string>()
  const sought = useDeferredValue(filters)
  const fitting = useMemo(() => fittingTexts(texts, sought), [texts, sought])
  const isFiltered = filters.sought !== '' || filters.part !== ''
  const chosen = texts.find(({ name }) => name === edited)
  return (
    <>
      <TextFilters
        filters={filters}
        own={texts.filter(({ own }) => own !== null).length}
        onChange={(part) => {
          setFilters({ ...filters, ...part })
          setMost(AT_ONCE)
        }}
      />
      <Paper sx={{ overflow: 'hidden' }}>
        <Typography
          role="status"
          variant="body2"
          sx={{ px: 3, py: 1.5, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {translate('own_texts.found', { smart_count: fitting.length })}
        </Typography>
        {fitting.length === 0 && (
          <Nothing text={translate(isFiltered ? 'own_texts.nothing' : 'own_texts.none_of_its_own')} />
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {fitting.slice(0, most).map((text) => (
            <TextRow
              key={text.name}
              text={text}
              wording={wording}
              onEdit={writes && !text.fixed ? () => setEdited(text.name) : undefined}
            />
          ))}
        </Box>
        {fitting.length > most && (
          <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider', textAlign: 'center' }}>
            <Button onClick={() => setMost(most + 2 * AT_ONCE)}>{translate('own_texts.more')}</Button>
          </Box>
        )}
      </Paper>
      {chosen && <TextDialog tenant={tenant} wording={wording} text={chosen} onClose={() => setEdited(undefined)} />}
    </>
  )
}
