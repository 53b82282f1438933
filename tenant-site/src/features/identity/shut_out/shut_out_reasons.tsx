import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import styles from '#site/features/identity/deletion/deletion.module.css'

/** The way to the statement of reasons and its appeal (DSA art. 17, 20), for as long as it is kept. */
export function ShutOutReasons({ caseToken }: { caseToken: string | null }) {
  const { t } = useTranslation(['identity', 'site'])
  return (
    <FormSection title={t('shut_out.why.title')} text={t(caseToken ? 'shut_out.why.text' : 'shut_out.why.support')}>
      {caseToken ? (
        <div className={styles.help}>
          <ButtonLink to={`/complaints?token=${caseToken}`} variant="secondary">
            {t('shut_out.why.open')}
          </ButtonLink>
        </div>
      ) : (
        <Link to="/service">{t('site:common.write_to_support')}</Link>
      )}
    </FormSection>
  )
}
