import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { CheckList } from '#site/ui/fields/check_list.tsx'

interface Props {
  lastDay?: string
  /** The last day on which a hold keeps the data. */
  heldUntil?: string | null
}

export function DeletionFacts({ lastDay, heldUntil }: Props) {
  const { t } = useTranslation('identity')
  const { language } = useTimeReader()
  // A calendar day of the brand, so no time zone conversion.
  const dayOf = (day: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  return (
    <CheckList
      lines={[
        t('deletion.facts.hidden_at_once'),
        t('deletion.facts.logged_out'),
        lastDay ? t('deletion.facts.restore_until', { date: dayOf(lastDay) }) : t('deletion.facts.restore_two_weeks'),
        ...(heldUntil ? [t('deletion.facts.held', { date: dayOf(heldUntil) })] : []),
        <Trans key="erased" t={t} i18nKey="deletion.facts.erased" components={{ page: <Link to="/privacy" /> }} />,
      ]}
    />
  )
}
