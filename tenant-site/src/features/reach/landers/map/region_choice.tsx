import { useTranslation } from 'react-i18next'
import { SelectField } from '#site/ui/fields/select_field.tsx'
import type { BrandMap } from './brand_map.ts'
import styles from './region_choice.module.css'

type RegionChoiceProps = { map: BrandMap; region: string; onChoose: (region: string) => void }

/** A field of the first step, and how many real members were active in the chosen region. */
export function RegionChoice({ map: { country, regions }, region, onChoose }: RegionChoiceProps) {
  const { t } = useTranslation(['landers', 'site'])
  const chosen = regions.find(({ id }) => id === region)
  return (
    <div className={styles.choice}>
      <input type="hidden" name="country" value={country} />
      <SelectField
        label={t('map.region')}
        name="region_id"
        empty={t('site:common.region')}
        options={regions.map(({ id, name }) => ({ value: id, label: name }))}
        value={region}
        onChange={({ target }) => onChoose(target.value)}
      />
      <p className={styles.count} aria-live="polite">
        {chosen && (chosen.members ? t('map.members', { count: chosen.members }) : t('map.few'))}
      </p>
      {chosen && <p className={styles.small}>{t('map.counted')}</p>}
    </div>
  )
}
