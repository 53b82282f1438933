import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { Facts, Fact } from '#console/theme/facts.tsx'
import { useTranslate } from 'react-admin'
import type { Consent } from '#console/members/member.ts'
import { useTimes } from '#console/translations/use_times.ts'

export function MemberConsents({ consents }: { consents: Consent[] }) {
  const translate = useTranslate()
  const { date, moment } = useTimes()
  return (
    <Facts title={translate('members.consents')}>
      {consents.map(({ kind, version, language, partners, given_at: given, revoked_at: revoked }) => (
        <Fact key={`${kind} ${version} ${given}`} name={translate(`members.consent_kinds.${kind}`)}>
          {revoked
            ? translate('members.consent_revoked', { at: moment(revoked) })
            : translate('members.consent_given', { at: moment(given), version: date(version) })}
          {language && ` · ${LANGUAGE_NAMES[language as Language] ?? language}`}
          {partners && ` · ${partners}`}
        </Fact>
      ))}
    </Facts>
  )
}
