import { useTranslation } from 'react-i18next'
import { refusal } from '#site/lib/api/refusal.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { useStartAgeCheck } from './use_start_age_check.ts'

export function AgeCheckButton({ label, next }: { label: string; next: string }) {
  const { t } = useTranslation('site')
  const { mutate, isPending, isSuccess, error } = useStartAgeCheck(next)
  return (
    <>
      {/* Stays busy until the browser has left the page. */}
      <Button size="large" wide busy={isPending || isSuccess} onClick={() => mutate()}>
        {label}
      </Button>
      {error && (
        <Notice tone="danger" isLive>
          {refusal(error).message || t('load_failed.offline')}
        </Notice>
      )}
    </>
  )
}
