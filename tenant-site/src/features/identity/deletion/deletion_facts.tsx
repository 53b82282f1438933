import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { CheckList } from '#site/ui/fields/check_list.tsx'

export function DeletionFacts({ lastDay }: { lastDay?: string }) {
  const { t } = useTranslation('identity')
  const { language } = useTimeReader()
  // A calendar day of the brand, so no time zone conversion.
  const date =
    lastDay && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(lastDay))
  return (
    <CheckList
      lines={[
        t('deletion.facts.hidden_at_once'),
        t('deletion.facts.logged_out'),
        date ? t('deletion.facts.restore_until', { date }) : t('deletion.facts.restore_two_weeks'),
        <Trans key="erased" t={t} i18nKey="deletion.facts.erased" components={{ page: <Link to="/privacy" /> }} />,
      ]}
    />
  )
}
