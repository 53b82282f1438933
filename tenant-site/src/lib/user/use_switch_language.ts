import { useMutation } from '@tanstack/react-query'
import type { Language } from '@manyhearts/locales/languages'
import { useSpeak } from '#site/lib/user/use_speak.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** Changes the page's language and the member's saved one (specification §4). */
export function useSwitchLanguage() {
  const { api, queryClient } = useVisit()
  const speak = useSpeak()
  const user = useUser()
  return useMutation({
    mutationFn: async (language: Language) => {
      await speak(language)
      if (user) await api.user.update({ body: { language } })
      // Brand texts come from the API in the new language.
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'user.show' })
    },
  })
}
