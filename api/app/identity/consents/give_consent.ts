import { pipeline } from '#app/tenancy/context/pipeline'
import { asksForPartners } from '#app/tenancy/settings/asks_for_partners'
import { NotFound } from '#app/http/http_errors'
import type { Site } from '#app/tenancy/sites/site'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { ConsentKind } from './consent_kinds.js'
import { ConsentTextChanged } from '#app/identity/account/identity_errors'
import type Member from '#app/members/people/member'
import { partnersNamed } from './partners_named.js'
import { textVersion } from './text_version.js'

interface Agreement {
  member: Member
  kind: ConsentKind
  version: string
  partners?: string
  site: Site
  language: string
}

/** Idempotent; `sexuality_data` shows the profile again. @throws ConsentTextChanged, NotFound if this tenant doesn't ask for it */
export async function giveConsent({ member, kind, version, partners, site, language }: Agreement): Promise<void> {
  if (kind === 'member_resell' && !asksForPartners(site.settings)) throw new NotFound()
  const named = partnersNamed(kind, site)
  if (version !== textVersion(kind, site) || (partners ?? named) !== named) throw new ConsentTextChanged()
  await pipeline([
    () =>
      tenantRows(
        `insert into app.consents (member_id, kind, version, language, partners)
       values (:memberId, :kind, :version, :language, :partners)
       on conflict (tenant_id, member_id, kind, version) where revoked_at is null do nothing`,
        { memberId: member.id, kind, version, language, partners: named }
      ),
    () => kind === 'sexuality_data' && member.profile.withheld && showAgain(member),
  ])
}

function showAgain(member: Member) {
  const { profile } = member
  void profile.merge({ withheld: false })
  return profile.merge({ status: profile.statusFor(member) }).save()
}
