import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Applied, Change } from '#console/audit/audit_entry.ts'
import { ChangeList } from '#console/audit/change_list.tsx'
import { useManifestWords } from '#console/audit/use_manifest_words.ts'
import { TextDifferences } from '#console/theme/text_differences.tsx'

/** The signs `tenant plan` prints for a manifest's changes. */
const SIGNS = { new: '+', changed: '~', ended: '−' } as const

interface Props {
  applied: readonly Applied[]
  /** Texts are not shortened, so that those of several lines can be compared line by line. */
  isWhole?: boolean
}

/** What of a brand a manifest changes; the values of what is new or ended are folded away. */
export function AppliedList({ applied, isWhole = false }: Props) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {applied.map((one, index) => (
        <Box
          component="li"
          key={`${index} ${one.what}`}
          sx={{ display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)' }}
        >
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {SIGNS[one.how]}
          </Box>
          <AppliedThing applied={one} isWhole={isWhole} />
        </Box>
      ))}
    </Box>
  )
}

function AppliedThing({ applied: { what, how, brands, changes }, isWhole }: { applied: Applied; isWhole: boolean }) {
  const translate = useTranslate()
  const { thing, nameOf, shown } = useManifestWords()
  const paths = Object.keys(changes).toSorted()
  // PostgreSQL keeps the names of JSON by their length.
  const sorted = Object.fromEntries(paths.map((path) => [path, changes[path]!]))
  const isLong = ([, { from, to }]: [string, Change]) => isWhole && [from, to].some(isOfLines)
  const long = Object.entries(sorted).filter(isLong)
  const short = Object.entries(sorted).filter((one) => !isLong(one))
  const name = (
    <Typography variant="body2" component="span">
      {thing(what)}
    </Typography>
  )
  if (how === 'changed' || paths.length === 0)
    return (
      <Box>
        {name}
        {brands && brands.length > 1 && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {translate('audit_details.for_brands', { brands: brands.join(', ') })}
          </Typography>
        )}
        <ChangeList changes={Object.fromEntries(short)} nameOf={nameOf} shown={shown} />
        {long.map(([path, { from, to }]) => (
          <Box key={path} sx={{ display: 'grid', gap: 0.5, py: 0.5, fontSize: '0.8125rem' }}>
            {nameOf(path)}:
            <TextDifferences from={textOf(from)} to={textOf(to)} />
          </Box>
        ))}
      </Box>
    )
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        {name}
      </Box>
      <Box sx={{ pl: 2, pb: 0.5 }}>
        <ChangeList changes={sorted} nameOf={nameOf} shown={shown} only={how === 'new' ? 'to' : 'from'} />
      </Box>
    </Box>
  )
}

function isOfLines(value: unknown): boolean {
  return typeof value === 'string' && value.trimEnd().includes('\n')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
