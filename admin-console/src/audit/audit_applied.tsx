import { AppliedList } from '#console/audit/applied_list.tsx'
import type { AuditEntry } from '#console/audit/audit_entry.ts'
import { AuditVersions } from '#console/audit/audit_versions.tsx'
import { useManifestWords } from '#console/audit/use_manifest_words.ts'

/** What of a brand a manifest changed; the values of what is new or ended are folded away. */
export function AuditApplied({ entry }: { entry: AuditEntry }) {
  const { applied = [], is_shortened: isShortened } = entry.detail
  const { thing, nameOf } = useManifestWords()
  return (
    <>
      <AppliedList applied={applied} />
      {isShortened && (
        <AuditVersions
          entry={entry}
          partsOf={(whole) => partsOf(whole, entry, (what, path) => `${thing(what)}, ${nameOf(path)}`)}
        />
      )}
    </>
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
