import { useTranslation } from 'react-i18next'
import { countryName } from '#site/lib/brand/country_name.ts'
import type { BrandMap } from './brand_map.ts'
import styles from './town_map.module.css'

type TownMapProps = { map: BrandMap; region: string; onChoose: (region: string) => void }

/** Pressing a region chooses it too; the field beside it does the same for keyboards and screen readers. */
export function TownMap({ map: { country, height, regions }, region, onChoose }: TownMapProps) {
  const { t, i18n } = useTranslation('landers')
  const label = t('map.drawing', { country: countryName(country, i18n.language) })
  return (
    <svg className={styles.map} viewBox={`0 0 1000 ${height}`} role="img" aria-label={label}>
      {regions.map(({ id, towns }) => (
        <path
          key={id}
          className={styles.region}
          d={towns}
          data-chosen={id === region || undefined}
          onClick={() => onChoose(id)}
        />
      ))}
    </svg>
  )
}
