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

/** Unsaved values by field. */
export type Unsaved = Record<string, string[]> | undefined

type Section = {
  name: string
  profile: OwnProfile
  read: (data: FormData) => ProfileChanges
  foresee?: (changes: ProfileChanges) => Partial<OwnProfile>
}

/** Input is stored in the tab, saving is optimistic, and errors go to the fields. */
export function useProfileSection({ name, profile, read, foresee = asItIs }: Section) {
  const { t } = useTranslation('members')
  const { api, queryClient } = useVisit()
  const toast = useToast()
  const isHydrated = useHydrated()
  const key = `own-profile:${profile.id}:${name}`
  const [turn, setTurn] = useState(0)
  // oxlint-disable-next-line react/exhaustive-deps -- what was thrown away is looked for anew
  const unsaved = useMemo(() => (isHydrated ? recall<NonNullable<Unsaved>>(key) : undefined), [isHydrated, key, turn])
  /** null until edited or saved; until then `unsaved` decides. */
  const [isTouched, setTouched] = useState<boolean | null>(null)

  const { form, ...rest } = useForm(async (data) => {
    const { queryKey } = call(api, 'profile.show')
    const changes = read(data)
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    queryClient.setQueryData(queryKey, (own) => own && { profile: { ...own.profile, ...foresee(changes) } })
    try {
      const answer = await api.profile.update({ body: changes })
      queryClient.setQueryData(queryKey, answer)
      const waits = answer.profile.unseen_texts.some((text) => !text.refused && text.field in changes)
      toast({ text: waits ? `${t('own.saved')} ${t('unseen.waiting')}` : t('own.saved'), tone: 'success' })
    } catch (error) {
      queryClient.setQueryData(queryKey, before)
      throw error
    }
    forget()
    await Promise.all(
      [userQuery(api).queryKey, ['members.show']].map((stale) => queryClient.invalidateQueries({ queryKey: stale }))
    )
  })

  function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
    setTouched(true)
    // Fields derived from a change are in the DOM only after React has rendered.
    setTimeout(() => remember(key, entriesOf(new FormData(currentTarget))))
  }

  function forget() {
    remember(key, undefined)
    setTouched(false)
  }

  return {
    ...rest,
    form: { ...form, onChange: keep },
    unsaved,
    isChanged: isTouched ?? unsaved !== undefined,
    /** Use as key: resets the fields. */
    version: `${turn} ${unsaved ? 'unsaved' : 'new'}`,
    discard: () => {
      forget()
      setTouched(null)
      setTurn((now) => now + 1)
    },
  }
}

function entriesOf(data: FormData): NonNullable<Unsaved> {
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String)]))
}

function asItIs(changes: ProfileChanges): Partial<OwnProfile> {
  return changes as Partial<OwnProfile>
}
