import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Ban, Flag } from 'lucide-react'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useBlock } from '#site/lib/reports/use_block.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import styles from './profile_safety.module.css'

const ReportSheet = lazy(() => import('#site/lib/reports/report_sheet.tsx'))

/** Block and report; visitors get the public complaint form. */
export function ProfileSafety({ profile: { id, name } }: { profile: Profile }) {
  const { t } = useTranslation('safety')
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  const { mutate: block, isPending } = useBlock()
  if (user?.profile.id === id) return null
  const report = (
    <>
      <Flag aria-hidden="true" />
      {t('report.title.profile', { name })}
    </>
  )
  if (!user) {
    return (
      <div className={styles.ways}>
        <ButtonLink variant="quiet" to={`/complaints?page=/members/${id}`}>
          {report}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.ways}>
      <Button variant="quiet" busy={isPending} onClick={() => block({ id, name })}>
        <Ban aria-hidden="true" />
        {t('block.action', { name })}
      </Button>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {report}
      </Button>
      <Suspense>
        {isOpen && <ReportSheet subject={{ kind: 'profile', id, name }} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}
