import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Applied, AuditEntry } from '#console/audit/audit_entry.ts'
import { AuditVersions } from '#console/audit/audit_versions.tsx'
import { ChangeList } from '#console/audit/change_list.tsx'
import { useManifestWords } from '#console/audit/use_manifest_words.ts'

/** The signs `tenant plan` prints for a manifest's changes. */
const SIGNS = { new: '+', changed: '~', ended: '−' } as const

/** What of a brand a manifest changed; the values of what is new or ended are folded away. */
export function AuditApplied({ entry }: { entry: AuditEntry }) {
  const { applied = [], is_shortened: isShortened } = entry.detail
  const { thing, nameOf } = useManifestWords()
  return (
    <>
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
            <AppliedThing applied={one} />
          </Box>
        ))}
      </Box>
      {isShortened && (
        <AuditVersions
          entry={entry}
          partsOf={(whole) => partsOf(whole, entry, (what, path) => `${thing(what)}, ${nameOf(path)}`)}
        />
      )}
    </>
  )
}

function AppliedThing({ applied: { what, how, brands, changes } }: { applied: Applied }) {
  const translate = useTranslate()
  const { thing, nameOf, shown } = useManifestWords()
  const paths = Object.keys(changes).toSorted()
  // PostgreSQL keeps the names of JSON by their length.
  const sorted = Object.fromEntries(paths.map((path) => [path, changes[path]!]))
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
        <ChangeList changes={sorted} nameOf={nameOf} shown={shown} />
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

/** The texts of which the list shows a part. */
function partsOf(whole: AuditEntry, shortened: AuditEntry, nameOf: (what: string, path: string) => string) {
  return (whole.detail.applied ?? []).flatMap(({ what, changes }, index) =>
    Object.entries(changes).flatMap(([path, { from, to }]) => {
      const listed = shortened.detail.applied?.[index]?.changes[path]
      if (listed?.from === from && listed?.to === to) return []
      return typeof from === 'string' || typeof to === 'string'
        ? [{ name: nameOf(what, path), from: String(from ?? ''), to: String(to ?? '') }]
        : []
    })
  )
}
