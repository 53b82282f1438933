import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronDown } from 'lucide-react'
import { noteSeenBanners } from '#site/lib/visit/seen_banners.ts'
import { BannerLine } from './banner_line.tsx'
import styles from './banners.module.css'
import { useBanners } from './use_banners.tsx'

/** On phones one line for all, once a visit, which unfolds. */
export function Banners() {
  const { t } = useTranslation('site')
  const banners = useBanners()
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = banners.filter(({ isLate, isSeen }) => !isLate && !isSeen)
  const shown = banners.flatMap(({ isLate, id }) => (isLate ? [] : [id])).join(' ')

  useEffect(() => noteSeenBanners(shown ? shown.split(' ') : []), [shown])

  return (
    <>
      {first && (
        <button
          type="button"
          className={styles.summary}
          data-warning={first.isWarning}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <first.icon aria-hidden="true" />
          <span className={styles.title}>{first.title}</span>
          {others.length > 0 && (
            <span className={styles.others}>{t('banner.more_banners', { count: others.length })}</span>
          )}
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </button>
      )}
      {banners.map((banner) => (
        <BannerLine key={banner.id} banner={banner} isFolded={!isOpen} />
      ))}
    </>
  )
}
