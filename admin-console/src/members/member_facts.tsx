import { useLocale, useTranslate } from 'react-admin'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { Fact, Facts } from '#console/theme/facts.tsx'
import type { WholeMember } from '#console/members/member.ts'
import { placeName } from '#console/translations/place_name.ts'
import { useTimes } from '#console/translations/use_times.ts'

export function MemberFacts({ member }: { member: WholeMember }) {
  const translate = useTranslate()
  const language = useLocale()
  const { moment } = useTimes()
  const field = (name: string) => translate(`resources.members.fields.${name}`)
  const gender = (value: string) => translate(`members.genders.${value}`, { _: value })
  const { format } = new Intl.NumberFormat(language)
  const own = member.own_settings
  const at = (time: string | null) => time && moment(time)
  return (
    <Facts title={translate('members.facts')}>
      <Fact name={field('id')}>{member.id}</Fact>
      <Fact name={field('profile_id')}>{member.profile_id}</Fact>
      <Fact name={field('gender')}>{gender(member.gender)}</Fact>
      <Fact name={field('looking_for')}>{gender(own.looking_for)}</Fact>
      <Fact name={field('place')}>
        {[member.city, member.region, placeName(member.country, language)].filter(Boolean).join(', ')}
      </Fact>
      <Fact name={field('language')}>{LANGUAGE_NAMES[member.language as Language] ?? member.language}</Fact>
      <Fact name={field('credits')}>
        {member.bonus > 0
          ? translate('members.credits_split', { credits: format(member.credits), bonus: format(member.bonus) })
          : format(member.credits)}
      </Fact>
      <Fact name={field('signed_up_at')}>{at(member.signed_up_at)}</Fact>
      <Fact name={field('activated_at')}>{at(member.activated_at) ?? translate('members.never_active')}</Fact>
      <Fact name={field('last_active_at')}>{at(member.last_active_at) ?? translate('members.never_active')}</Fact>
      <Fact name={translate('members.age_proof')}>
        {member.age_proof
          ? translate('members.age_proven', { at: moment(member.age_proof.at), provider: member.age_proof.provider })
          : translate('members.age_declared')}
      </Fact>
      <Fact name={field('show_fictional')}>{translate(`ra.boolean.${own.show_fictional}`)}</Fact>
      <Fact name={field('visible_to_visitors')}>{translate(`ra.boolean.${own.visible_to_visitors}`)}</Fact>
      <Fact name={field('tracking')}>
        {Object.entries(member.tracking)
          .filter(([, value]) => value)
          .map(([name, value]) => `${name}: ${value}`)
          .join(' · ')}
      </Fact>
    </Facts>
  )
}
