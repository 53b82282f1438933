import { NotFound } from '#app/http/http_errors'
import type { Resource } from '#app/admin/resources/definition/resource'
import { announcements } from '#app/admin/resources/brands/announcements'
import { answerTemplates } from '#app/admin/resources/brands/answer_templates'
import { auditEntries } from '#app/admin/resources/staff/audit_entries'
import { bannedPhotos } from '#app/admin/resources/moderation/banned_photos'
import { bannedPictures } from '#app/admin/resources/moderation/banned_pictures'
import { campaigns } from '#app/admin/resources/brands/campaigns'
import { companies } from '#app/admin/resources/brands/companies'
import { complaints } from '#app/admin/resources/moderation/complaints'
import { deletions } from '#app/admin/resources/members/deletions'
import { deskFlags } from '#app/admin/resources/moderation/desk_flags'
import { discountCodes } from '#app/admin/resources/payments/discount_codes'
import { domains } from '#app/admin/resources/brands/domains'
import { erasures } from '#app/admin/resources/members/erasures'
import { fictionalProfiles } from '#app/admin/resources/members/fictional_profiles'
import { inviteCodes } from '#app/admin/resources/brands/invite_codes'
import { heldMessages } from '#app/admin/resources/moderation/held_messages'
import { profileTexts } from '#app/admin/resources/members/profile_texts'
import { verifications } from '#app/admin/resources/members/verifications'
import { mandates } from '#app/admin/resources/payments/mandates'
import { members } from '#app/admin/resources/members/members'
import { niches } from '#app/admin/resources/brands/niches'
import { orders } from '#app/admin/resources/payments/orders'
import { partnerConsents } from '#app/admin/resources/members/partner_consents'
import { paymentBlocks } from '#app/admin/resources/payments/payment_blocks'
import { paymentTasks } from '#app/admin/resources/payments/payment_tasks'
import { platforms } from '#app/admin/resources/brands/platforms'
import { postbackReceivers } from '#app/admin/resources/brands/postback_receivers'
import { postbacks } from '#app/admin/resources/brands/postbacks'
import { privacyRequests } from '#app/admin/resources/members/privacy_requests'
import { pushes } from '#app/admin/resources/brands/pushes'
import { refunds } from '#app/admin/resources/payments/refunds'
import { staffMembers } from '#app/admin/resources/staff/staff_members'
import { suspicions } from '#app/admin/resources/members/suspicions'
import { tenants } from '#app/admin/resources/brands/tenants'

export const resources = {
  tenants,
  domains,
  companies,
  niches,
  platforms,
  members,
  deletions,
  erasures,
  privacy_requests: privacyRequests,
  partner_consents: partnerConsents,
  fictional_profiles: fictionalProfiles,
  held_messages: heldMessages,
  profile_texts: profileTexts,
  verifications,
  banned_photos: bannedPhotos,
  banned_pictures: bannedPictures,
  complaints,
  suspicions,
  desk_flags: deskFlags,
  answer_templates: answerTemplates,
  pushes,
  announcements,
  campaigns,
  discount_codes: discountCodes,
  invite_codes: inviteCodes,
  postback_receivers: postbackReceivers,
  postbacks,
  orders,
  refunds,
  payment_tasks: paymentTasks,
  mandates,
  payment_blocks: paymentBlocks,
  audit_entries: auditEntries,
  staff_members: staffMembers,
} satisfies Readonly<Record<string, Resource>>

/** @throws NotFound */
export function resourceNamed(name: string): Resource {
  if (!Object.hasOwn(resources, name)) throw new NotFound()
  return resources[name as keyof typeof resources]
}
