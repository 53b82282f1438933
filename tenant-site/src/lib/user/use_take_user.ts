import type { Language } from '@manyhearts/locales/languages'
import type { User } from '#site/lib/api/shapes.ts'
import { isLanguageChosen, useSpeak } from '#site/lib/user/use_speak.ts'
import { userQuery } from './user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** After login, sign-up or activation: sets the member, switches to their language and invalidates the cache. */
export function useTakeUser() {
  const { api, i18n, queryClient } = useVisit()
  const speak = useSpeak()
  return async (user: User) => {
    if (user.language !== i18n.language && !isLanguageChosen()) await speak(user.language as Language)
    queryClient.setQueryData(userQuery(api).queryKey, user)
    await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'user.show' })
  }
}
