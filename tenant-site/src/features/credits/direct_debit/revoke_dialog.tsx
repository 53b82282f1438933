import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { Dialog } from '#site/ui/overlays/dialog.tsx'

type RevokeDialogProps = { isBusy: boolean; onRevoke: () => void; onClose: () => void }

/** What follows from revoking a mandate; both answers are equally prominent. */
export default function RevokeDialog({ isBusy, onRevoke, onClose }: RevokeDialogProps) {
  const { t } = useTranslation(['credits', 'site'])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('direct_debit.revoke_title')}
      closeLabel={t('site:common.close')}
      footer={
        <>
          <Button variant="secondary" wide onClick={onClose}>
            {t('direct_debit.revoke_keep')}
          </Button>
          <Button variant="secondary" wide busy={isBusy} onClick={onRevoke}>
            {t('direct_debit.revoke')}
          </Button>
        </>
      }
    >
      <p>{t('direct_debit.revoke_text')}</p>
    </Dialog>
  )
}
