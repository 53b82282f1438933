import { useMutation } from '@tanstack/react-query'
import { WORDS } from '@manyhearts/locales/words'
import type { Language } from '@manyhearts/locales/languages'
import { useUser } from '#site/lib/use_user.ts'
import { useVisit } from '#site/lib/visit.ts'

const YEAR_IN_SECONDS = 31_536_000

/** Changes the language of the page without leaving it, and remembers the choice (specification §4). */
export function useSwitchLanguage() {
  const { api, i18n, queryClient, loadWords } = useVisit()
  const user = useUser()
  return useMutation({
    mutationFn: async (language: Language) => {
      document.cookie = `i18n_redirected=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
      const loaded = WORDS.filter((word) => i18n.hasResourceBundle(i18n.language, word))
      await loadWords(loaded, language)
      await i18n.changeLanguage(language)
      if (user) await api.user.update({ body: { language } })
      // The brand's own sentences come from the API in the new language.
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'user.show' })
    },
  })
}
