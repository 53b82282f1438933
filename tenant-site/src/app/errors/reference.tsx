import { useTranslation } from 'react-i18next'
import { Copy } from 'lucide-react'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import styles from './reference.module.css'

export function Reference({ id }: { id: string }) {
  const { t } = useTranslation('site')
  const toast = useToast()
  const canCopy = useHydrated() && 'clipboard' in navigator
  return (
    <span className={styles.reference}>
      {t('error.reference_label')} <code className={styles.id}>{id}</code>
      {canCopy && (
        <Button
          variant="quiet"
          round
          aria-label={t('error.copy')}
          onClick={() => void navigator.clipboard.writeText(id).then(() => toast({ text: t('error.copied') }))}
        >
          <Copy aria-hidden="true" />
        </Button>
      )}
    </span>
  )
}
