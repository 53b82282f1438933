import { Link } from '@mui/material'
import { useState } from 'react'
import { useGetOne, useTranslate } from 'react-admin'
import type { AuditEntry, Change } from '#console/audit/audit_entry.ts'
import { TextComparison } from '#console/theme/text_comparison.tsx'

interface Props {
  entry: AuditEntry
  nameOf(path: string): string
}

/** Loads a shortened entry in full to compare both texts. */
export function AuditVersions({ entry, nameOf }: Props) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const { data: whole } = useGetOne<AuditEntry>('audit_entries', { id: entry.id }, { enabled: isOpen })
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="body2"
        sx={{ justifySelf: 'start', minHeight: 24 }}
        onClick={() => setIsOpen(true)}
      >
        {translate('audit.compare')}
      </Link>
      {isOpen && whole && (
        <TextComparison
          title={translate('audit.compare')}
          parts={partsOf(whole.detail.changes ?? {}, nameOf)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function partsOf(changes: Record<string, Change>, nameOf: Props['nameOf']) {
  return Object.entries(changes).flatMap(([path, { from, to }]) =>
    [from, to].some((value) => typeof value === 'string')
      ? [{ name: nameOf(path), from: String(from ?? ''), to: String(to ?? '') }]
      : []
  )
}
