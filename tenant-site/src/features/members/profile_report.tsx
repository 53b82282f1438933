import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Flag } from 'lucide-react'
import type { Profile } from '#site/lib/shapes.ts'
import { useUser } from '#site/lib/use_user.ts'
import { Button } from '#site/ui/button.tsx'
import { ButtonLink } from '#site/ui/button_link.tsx'

const ReportSheet = lazy(() => import('#site/lib/report_sheet.tsx'))

/** The way to report somebody, at the end of what there is to read; a visitor is led to the form that anybody may send. */
export function ProfileReport({ profile: { id, name } }: { profile: Profile }) {
  const { t } = useTranslation('safety')
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  if (user?.profile.id === id) return null
  const words = (
    <>
      <Flag aria-hidden="true" />
      {t('report.title.profile', { name })}
    </>
  )
  return (
    <p>
      {user ? (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {words}
        </Button>
      ) : (
        <ButtonLink variant="quiet" to={`/complaints?page=/members/${id}`}>
          {words}
        </ButtonLink>
      )}
      <Suspense>
        {isOpen && <ReportSheet subject={{ kind: 'profile', id, name }} onClose={() => setOpen(false)} />}
      </Suspense>
    </p>
  )
}
