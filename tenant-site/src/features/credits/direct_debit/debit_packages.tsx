import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PackageGrid } from '#site/features/credits/packages/package_grid.tsx'
import { useOffer } from '#site/features/credits/packages/use_offer.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import styles from './direct_debit.module.css'

const orderOf = (id: string) => `/credits/${id}/direct_debit`

/** What to buy by direct debit, or the order a member came from. */
export function DebitPackages() {
  const { t } = useTranslation('credits')
  const { data: offer } = useOffer()
  const [search] = useSearchParams()
  const from = offer?.packages.find(({ id }) => id === search.get('package'))
  if (from)
    return (
      <ButtonLink to={orderOf(from.id)} size="large" wide>
        {t('direct_debit.back_to_order')}
      </ButtonLink>
    )
  if (!offer || offer.packages.length === 0) return null
  return (
    <section className={styles.packages}>
      <h2 className={styles.title}>{t('direct_debit.buy')}</h2>
      <PackageGrid
        packages={offer.packages}
        off={offer.discount?.value_percentage}
        to={({ id }) => orderOf(id)}
        action={t('package.choose')}
      />
    </section>
  )
}
