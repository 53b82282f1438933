import { useMemo, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { recall, remember } from '#site/lib/browser/session_memory.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useToast } from '#site/ui/overlays/toast.tsx'
import type { OwnProfile, ProfileChanges } from './shapes.ts'

/** What was typed in a part and not saved, by field. */
export type Kept = Record<string, string[]> | undefined

type Section = {
  name: string
  profile: OwnProfile
  read: (data: FormData) => ProfileChanges
  foresee?: (changes: ProfileChanges) => Partial<OwnProfile>
}

/**
 * A part of the own profile as it is edited: the tab keeps what was typed, saving shows at once and is taken back if the API
 * refuses, which is said at the field.
 */
export function useProfileSection({ name, profile, read, foresee = asItIs }: Section) {
  const { t } = useTranslation('members')
  const { api, queryClient } = useVisit()
  const toast = useToast()
  const isHydrated = useHydrated()
  const key = `own-profile:${profile.id}:${name}`
  const [turn, setTurn] = useState(0)
  // oxlint-disable-next-line react/exhaustive-deps -- what was thrown away is looked for anew
  const kept = useMemo(() => (isHydrated ? recall<NonNullable<Kept>>(key) : undefined), [isHydrated, key, turn])
  /** Null until something is changed or saved here: then what the tab kept tells. */
  const [isTouched, setTouched] = useState<boolean | null>(null)

  const { form, ...rest } = useForm(async (data) => {
    const { queryKey } = call(api, 'profile.show')
    const changes = read(data)
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    queryClient.setQueryData(queryKey, (own) => own && { profile: { ...own.profile, ...foresee(changes) } })
    try {
      queryClient.setQueryData(queryKey, await api.profile.update({ body: changes }))
    } catch (error) {
      queryClient.setQueryData(queryKey, before)
      throw error
    }
    forget()
    toast({ text: t('own.saved'), tone: 'success' })
    await Promise.all(
      [userQuery(api).queryKey, ['members.show']].map((stale) => queryClient.invalidateQueries({ queryKey: stale }))
    )
  })

  function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
    setTouched(true)
    // What follows from a change is there when React has drawn it.
    setTimeout(() => remember(key, entriesOf(new FormData(currentTarget))))
  }

  function forget() {
    remember(key, undefined)
    setTouched(false)
  }

  return {
    ...rest,
    form: { ...form, onChange: keep },
    kept,
    isChanged: isTouched ?? kept !== undefined,
    /** Fields begin anew with it. */
    version: `${turn} ${kept ? 'kept' : 'new'}`,
    discard: () => {
      forget()
      setTouched(null)
      setTurn((now) => now + 1)
    },
  }
}

function entriesOf(data: FormData): NonNullable<Kept> {
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String)]))
}

function asItIs(changes: ProfileChanges): Partial<OwnProfile> {
  return changes as Partial<OwnProfile>
}
