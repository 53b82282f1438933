import { useTranslation } from 'react-i18next'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { countryName } from '#site/lib/brand/country_name.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import type { BrandMap } from './brand_map.ts'
import { RegionName } from './region_name.tsx'
import styles from './town_map.module.css'

type TownMapProps = { map: BrandMap; region: string; onChoose: (region: string) => void }

/** Pixels, of text and of the largest map on a phone. */
const TEXT = 16
const PHONE = { width: 358, height: 384 }

/** More names than these would lie on one another. */
const NAMED = 8

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
  const people = portraitsOf(useSettings(), 3, 14)
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
        {regions.length <= NAMED &&
          regions.map(
            ({ id, name, middle }) =>
              id !== region && middle && <RegionName key={id} name={name} middle={middle} width={width} isQuiet />
          )}
        {chosen?.middle && <RegionName name={chosen.name} middle={chosen.middle} width={width} />}
      </svg>
      <div className={styles.people}>
        {people.map((drawing) => (
          <DrawingImage key={drawing.address} drawing={drawing} sizes="(width >= 992px) 5.5rem, 3.5rem" />
        ))}
      </div>
      <figcaption className={styles.note}>
        {t('map.dots')}
        <DrawnNote as="p" />
      </figcaption>
    </figure>
  )
}
