import { useTranslation } from 'react-i18next'
import { Coins } from 'lucide-react'
import { hasPage } from '#site/app/has_page.ts'
import { useUser } from '#site/lib/use_user.ts'
import { ButtonLink } from '#site/ui/button_link.tsx'

/** How many credits the member has, and the way to more. */
export function CreditsLink() {
  const { t } = useTranslation('site')
  const user = useUser()
  if (!user || !hasPage('/credits')) return null
  return (
    <ButtonLink to="/credits" variant="quiet">
      <Coins aria-hidden="true" />
      {t('credits', { count: user.credits })}
    </ButtonLink>
  )
}
