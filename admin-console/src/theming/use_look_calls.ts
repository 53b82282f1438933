import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShowContext } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { useSaving } from '#console/forms/use_saving.ts'
import type { OwnTheme } from '#console/tenancy/tenant.ts'
import type { Looks } from '#console/theming/looks.ts'

/** What was done last, by the translation key that says so. */
export type LookDone = 'looks.published' | 'looks.draft_saved' | 'looks.discarded'

/** Keeps, publishes and discards looks of a brand, unless somebody else did meanwhile. */
export function useLookCalls(tenantId: string, looks: Looks) {
  const { refetch } = useShowContext()
  const client = useQueryClient()
  const { state, saving, settle } = useSaving()
  const [done, setDone] = useState<LookDone>('looks.published')
  const key = ['looks', tenantId]
  const root = `/api/tenants/${tenantId}`
  const draft = looks.draft?.version ?? null

  /** @returns whether it wasn't refused */
  const call = (what: LookDone, method: string, path: string, body?: object) =>
    saving(async () => {
      try {
        const { json } = await httpClient(`${root}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
        client.setQueryData(key, json as Looks)
      } catch (error) {
        // Whoever was slower sees what there is now, and still has what they chose.
        await client.invalidateQueries({ queryKey: key })
        throw error
      }
      setDone(what)
      if (what === 'looks.published') await refetch()
    })

  return {
    state,
    settle,
    done,
    saveDraft: (theme: OwnTheme) => call('looks.draft_saved', 'PUT', '/look_draft', { theme, draft }),
    discardDraft: () => call('looks.discarded', 'DELETE', `/look_draft?draft=${draft}`),
    publish: (theme: OwnTheme) =>
      call('looks.published', 'POST', '/looks', { theme, draft, published: publishedOf(looks) }),
    /** Leaves the draft as it is. */
    publishAgain: (theme: OwnTheme) =>
      call('looks.published', 'POST', '/looks', {
        theme,
        published: publishedOf(client.getQueryData<Looks>(key) ?? looks),
      }),
  }
}

function publishedOf({ versions }: Looks): string | null {
  return versions[0]?.id ?? null
}
