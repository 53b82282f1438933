import { useState } from 'react'
import { isAlike } from '#console/forms/drafts.ts'
import { useSave } from '#console/forms/use_save.ts'
import type { Page, PageText } from '#console/pages/page.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

/** What is being written, and the page as it was when that began: a change is one of the text somebody read. */
interface Writing {
  draft: PageText
  read: Page
}

const FIELDS = ['title', 'description', 'body'] as const

/** What is written of a page but not saved, saving it, going back to the standard text, and taking back what was done last. */
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
      // Whoever was faster is shown.
      await refetch()
    }
  }

  const { draft, read } = writing ?? {}
  const base = read?.own ?? page.standard
  return {
    /** What stands in the fields; undefined when the standard text does and nobody has begun. */
    text: draft ?? page.own ?? undefined,
    changes: draft ? Math.max(1, FIELDS.filter((field) => draft[field] !== base[field]).length) : 0,
    /** Somebody else has changed the page since writing began. */
    isOvertaken: read !== undefined && read.version !== page.version,
    state,
    write,
    /** What was typed is meant to stand in place of the other's text. */
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
