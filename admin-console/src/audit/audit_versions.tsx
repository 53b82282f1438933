import { Link } from '@mui/material'
import { useState } from 'react'
import { useGetOne, useTranslate } from 'react-admin'
import type { AuditEntry } from '#console/audit/audit_entry.ts'
import { TextComparison } from '#console/theme/text_comparison.tsx'

interface Props {
  entry: AuditEntry
  partsOf(whole: AuditEntry): { name: string; from: string; to: string }[]
}

/** Loads a shortened entry in full to compare both texts. */
export function AuditVersions({ entry, partsOf }: Props) {
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
        <TextComparison title={translate('audit.compare')} parts={partsOf(whole)} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
