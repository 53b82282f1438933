import { DateTime } from 'luxon'
import type { Tracking } from '@manyhearts/locales/tracking'
import Wallet from '#app/credits/ledger/wallet'
import Profile from '#app/members/people/profile'
import { holdTexts } from '#app/members/profile_texts/hold_texts'
import { newName } from '#app/members/profile_texts/new_name'
import type { Site } from '#app/tenancy/sites/site'
import Consent from '#app/identity/consents/consent'
import type { ConsentKind } from '#app/identity/consents/consent_kinds'
import type { FirstMessage } from '#app/identity/activation/first_message'
import Member from '#app/members/people/member'
import { partnersNamed } from '#app/identity/consents/partners_named'
import { asksForPartners } from '#app/tenancy/settings/asks_for_partners'
import { textVersion } from '#app/identity/consents/text_version'

export interface SignupAnswers extends Partial<Record<Tracking, string>> {
  email: string
  name: string
  date_of_birth: string
  gender: string
  looking_for: string
  country: string
  region_id?: string
  show_fictional: boolean
  member_id?: string
  signup_message?: string
  fictional_version?: string
  draft_token?: string
  visible_to_visitors: boolean
  consent_resell?: boolean
  resell_partners?: string
}

export async function newMember(
  site: Site,
  draft: SignupAnswers,
  own: { passwordHash: string; language: string }
): Promise<Member> {
  const {
    email,
    network,
    ref,
    sub1,
    sub2,
    sub3,
    lander,
    slug,
    show_fictional: showFictional,
    visible_to_visitors: visibleToVisitors,
  } = draft
  const member = await Member.create({
    email,
    ...own,
    network,
    ref,
    sub1,
    sub2,
    sub3,
    lander,
    slug,
    showFictional,
    visibleToVisitors,
    signupMessage: firstMessageOf(draft),
  })
  const { name, held } = newName(site, own.language, draft.name)
  const profile = await Profile.create({
    kind: 'member',
    memberId: member.id,
    name,
    gender: draft.gender,
    lookingFor: draft.looking_for,
    dateOfBirth: DateTime.fromISO(draft.date_of_birth),
    country: draft.country,
    regionId: draft.region_id,
    visibleToVisitors,
  })
  await holdTexts(profile.id, { held, replaced: [] })
  await Wallet.create({ memberId: member.id })
  for (const kind of agreedTo(site, draft)) {
    await Consent.create({
      memberId: member.id,
      kind,
      version: textVersion(kind, site),
      language: own.language,
      partners: partnersNamed(kind, site),
    })
  }
  member.$setRelated('profile', profile)
  return member
}

function agreedTo({ settings }: Site, { consent_resell, resell_partners: partners }: SignupAnswers): ConsentKind[] {
  const kinds: ConsentKind[] = ['terms', 'privacy', 'sexuality_data']
  const isAboutTheSame = (partners ?? settings.data_partners) === settings.data_partners
  return asksForPartners(settings) && consent_resell && isAboutTheSame ? [...kinds, 'member_resell'] : kinds
}

function firstMessageOf({ member_id, signup_message }: SignupAnswers): FirstMessage | null {
  return member_id && signup_message ? { profile_id: member_id, body: signup_message } : null
}
