import { useTranslation } from 'react-i18next'
import { Gift, ImagePlus, Plus } from 'lucide-react'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Menu } from '#site/ui/buttons/menu.tsx'
import { MenuItem } from '#site/ui/buttons/menu_item.tsx'
import styles from './composer_extras.module.css'

type ComposerExtrasProps = { onGift: () => void; onPhoto: () => void }

/** What can be sent besides words: two buttons, or one menu where these would leave no room to write; photos alone where a brand has no gifts. */
export function ComposerExtras({ onGift, onPhoto }: ComposerExtrasProps) {
  const { t } = useTranslation(['chat', 'site'])
  const isReady = useHydrated()
  const { has_gifts: hasGifts } = useSettings()
  const photo = (
    <Button variant="quiet" round aria-label={t('photo.choose')} disabled={!isReady} onClick={onPhoto}>
      <ImagePlus aria-hidden="true" />
    </Button>
  )
  if (!hasGifts) return photo
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="quiet" round aria-label={t('site:common.give_gift')} onClick={onGift}>
          <Gift aria-hidden="true" />
        </Button>
        {photo}
      </div>
      <div className={styles.menu}>
        <Menu label={t('photo.or_gift')} look={{ variant: 'quiet', round: true }} trigger={<Plus aria-hidden="true" />}>
          <MenuItem icon={<ImagePlus aria-hidden="true" />} onChoose={onPhoto}>
            {t('photo.choose')}
          </MenuItem>
          <MenuItem icon={<Gift aria-hidden="true" />} onChoose={onGift}>
            {t('site:common.give_gift')}
          </MenuItem>
        </Menu>
      </div>
    </>
  )
}
