import { useTranslation } from 'react-i18next'
import { countryName } from '#site/lib/brand/country_name.ts'
import type { BrandMap } from './brand_map.ts'
import { RegionName } from './region_name.tsx'
import styles from './town_map.module.css'

type TownMapProps = { map: BrandMap; region: string; onChoose: (region: string) => void }

/** Pixels, of text and of the largest map on a phone. */
const TEXT = 16
const PHONE = { width: 358, height: 384 }

/** Land is dotted in rows, every other one half a dot further; in the map's units. */
const LAND = 'map-land'
const PITCH = 18
const ROW = (PITCH * Math.sqrt(3)) / 2
const DOTS = [
  [0, 0],
  [PITCH, 0],
  [PITCH / 2, ROW],
  [0, 2 * ROW],
  [PITCH, 2 * ROW],
] as const

/** The country by night: regions in the shape of their towns, and a light for each of those. Pressing a region chooses it too; the field does the same for keyboards and screen readers. */
export function TownMap({ map: { country, width, height, regions }, region, onChoose }: TownMapProps) {
  const { t, i18n } = useTranslation('landers')
  const label = t('map.drawing', { country: countryName(country, i18n.language) })
  const chosen = regions.find(({ id }) => id === region)
  // What an em is in the map's units: names, dots and lines are as large in every country.
  const em = Math.round(TEXT * Math.max(width / PHONE.width, height / PHONE.height))
  return (
    <figure className={styles.figure} data-mode="dark">
      <svg
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        fontSize={em}
        role="img"
        aria-label={label}
      >
        <defs>
          <pattern id={LAND} className={styles.dots} patternUnits="userSpaceOnUse" width={PITCH} height={2 * ROW}>
            {DOTS.map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={0.34 * PITCH} />
            ))}
          </pattern>
        </defs>
        {regions.map(({ id, shape, towns }) => (
          <g key={id} className={styles.region} data-chosen={id === region || undefined} onClick={() => onChoose(id)}>
            <path className={styles.land} d={shape} />
            <path fill={`url(#${LAND})`} d={shape} pointerEvents="none" />
            <path className={styles.towns} d={towns} />
          </g>
        ))}
        {chosen?.middle && <RegionName name={chosen.name} middle={chosen.middle} width={width} />}
      </svg>
      <figcaption className={styles.note}>{t('map.dots')}</figcaption>
    </figure>
  )
}
