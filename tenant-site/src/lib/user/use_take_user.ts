import type { Language } from '@manyhearts/locales/languages'
import type { User } from '#site/lib/api/shapes.ts'
import { isLanguageChosen, useSpeak } from '#site/lib/user/use_speak.ts'
import { showUser } from './show_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** After login, sign-up or activation: sets the member, switches to their language and invalidates the cache. */
export function useTakeUser() {
  const visit = useVisit()
  const { i18n, queryClient } = visit
  const speak = useSpeak()
  return async (user: User) => {
    if (user.language !== i18n.language && !isLanguageChosen()) await speak(user.language as Language)
    showUser(visit, user)
    await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'user.show' })
  }
}
