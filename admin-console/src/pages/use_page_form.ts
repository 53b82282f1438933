import { useState } from 'react'
import { isAlike } from '#console/forms/drafts.ts'
import { useSave } from '#console/forms/use_save.ts'
import type { Page, PageText } from '#console/pages/page.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

/** The draft, and the page it is based on. */
interface Writing {
  draft: PageText
  read: Page
}

const FIELDS = ['title', 'description', 'body'] as const

/** Editing a page: draft, saving, resetting to the standard text, and undo. */
export function usePageForm(tenant: Tenant, page: Page, refetch: () => Promise<unknown>) {
  const [writing, setWriting] = useState<Writing>()
  const [before, setBefore] = useState<PageText | null>(null)
  const { state, save, settle } = useSave({ resource: `tenants/${tenant.id}/pages`, id: page.id })

  const write = (draft: PageText) => {
    const read = writing?.read ?? page
    setWriting(isAlike(draft, read.own) ? undefined : { draft, read })
    for (const field of FIELDS) if (draft[field] !== writing?.draft[field]) settle(`own.${field}`)
  }

  const send = async (own: PageText | null, read: Page) => {
    if (await save({ own, version: read.version }, refetch)) {
      setBefore(read.own)
      setWriting(undefined)
    } else {
      // Shows the version someone else saved in the meantime.
      await refetch()
    }
  }

  const { draft, read } = writing ?? {}
  const base = read?.own ?? page.standard
  return {
    /** Undefined while the standard text is used and editing hasn't begun. */
    text: draft ?? page.own ?? undefined,
    changes: draft ? Math.max(1, FIELDS.filter((field) => draft[field] !== base[field]).length) : 0,
    /** Someone else has changed the page since editing began. */
    isOvertaken: read !== undefined && read.version !== page.version,
    state,
    write,
    /** Rebases the draft on the current version, so that saving overwrites it. */
    keepMine: () => {
      setWriting(draft && { draft, read: page })
      for (const field of FIELDS) settle(`own.${field}`)
    },
    discard: () => setWriting(undefined),
    submit: () => draft && read && send(draft, read),
    remove: () => send(null, page),
    undo: () => send(before, page),
  }
}
