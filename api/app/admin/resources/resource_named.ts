import { NotFound } from '#app/http/http_errors'
import type { Resource } from './resource.js'
import { announcements } from './announcements.js'
import { answerTemplates } from './answer_templates.js'
import { auditEntries } from './audit_entries.js'
import { bannedPhotos } from './banned_photos.js'
import { bannedPictures } from './banned_pictures.js'
import { campaigns } from './campaigns.js'
import { companies } from './companies.js'
import { complaints } from './complaints.js'
import { deletions } from './deletions.js'
import { deskFlags } from './desk_flags.js'
import { discountCodes } from './discount_codes.js'
import { domains } from './domains.js'
import { erasures } from './erasures.js'
import { fictionalProfiles } from './fictional_profiles.js'
import { heldMessages } from './held_messages.js'
import { profileTexts } from './profile_texts.js'
import { verifications } from './verifications.js'
import { mandates } from './mandates.js'
import { members } from './members.js'
import { niches } from './niches.js'
import { orders } from './orders.js'
import { paymentBlocks } from './payment_blocks.js'
import { paymentTasks } from './payment_tasks.js'
import { platforms } from './platforms.js'
import { postbackReceivers } from './postback_receivers.js'
import { postbacks } from './postbacks.js'
import { privacyRequests } from './privacy_requests.js'
import { pushes } from './pushes.js'
import { refunds } from './refunds.js'
import { staffMembers } from './staff_members.js'
import { suspicions } from './suspicions.js'
import { tenants } from './tenants.js'

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
