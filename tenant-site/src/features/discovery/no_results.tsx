import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/use_settings.ts'
import { ButtonLink } from '#site/ui/button_link.tsx'
import { EmptyState } from '#site/ui/empty_state.tsx'
import { searchAddress, type Filters } from './filters.ts'
import styles from './no_results.module.css'
import { useRelaxings } from './use_relaxings.ts'

/** Nobody fits: one press asks for a little less. */
export function NoResults({ filters }: { filters: Filters }) {
  const { t } = useTranslation('discovery')
  const { name } = useSettings()
  const relaxings = useRelaxings(filters)
  const isNarrowed = Object.values(filters).some((value) => value !== undefined)
  return (
    <EmptyState
      scene="people"
      title={isNarrowed ? t('none.title') : t('none.anyone_title')}
      text={isNarrowed ? t('none.text') : t('none.anyone_text', { site: name })}
      action={
        isNarrowed && (
          <div className={styles.ways}>
            {relaxings.map(({ label, filters: wider }) => (
              <ButtonLink key={label} to={searchAddress(wider)} variant="secondary" replace>
                {label}
              </ButtonLink>
            ))}
            <ButtonLink to={searchAddress({})} variant="quiet" replace>
              {t('filters.clear')}
            </ButtonLink>
          </div>
        )
      }
    />
  )
}
