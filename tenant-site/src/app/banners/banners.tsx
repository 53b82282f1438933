import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import { BannerLine } from './banner_line.tsx'
import styles from './banners.module.css'
import { useBanners } from './use_banners.tsx'

export function Banners() {
  const { t } = useTranslation('site')
  const banners = useBanners()
  const [isOpen, setOpen] = useState(false)
  const others = banners.slice(1).filter(({ isLate }) => !isLate).length
  const more = others > 0 && !isOpen && (
    <span className={styles.more}>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        +{others}
        <HiddenText>{t('banner.more', { count: others })}</HiddenText>
      </Button>
    </span>
  )
  return banners.map((banner, index) => (
    <BannerLine key={banner.id} banner={banner} isFolded={index > 0 && !isOpen} more={index === 0 && more} />
  ))
}
