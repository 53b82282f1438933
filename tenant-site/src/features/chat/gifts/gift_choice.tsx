import { useTranslation } from 'react-i18next'
import { usePriceRange } from '#site/lib/writing/use_price_range.ts'
import { ChoiceGroup } from '#site/ui/fields/choice_group.tsx'
import type { Gift } from '#site/features/chat/state/shapes.ts'
import styles from './gift_choice.module.css'

type GiftChoiceProps = { gifts: readonly Gift[]; chosen?: string; onChoose: (id: string) => void }

export function GiftChoice({ gifts, chosen, onChoose }: GiftChoiceProps) {
  const { t } = useTranslation(['chat', 'site'])
  const range = usePriceRange()
  return (
    <ChoiceGroup legend={t('gift.choose')}>
      <div className={styles.grid}>
        {gifts.map(({ id, name, picture, credits, price }) => (
          <label key={id} className={styles.gift}>
            <input type="radio" name="gift" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
            <img src={picture} alt="" width="96" height="96" loading="lazy" decoding="async" />
            <span className={styles.name}>{name}</span>
            <span className={styles.credits}>{t('site:price.credits', { count: credits })}</span>
            {price && <span className={styles.price}>{range(price)}</span>}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
