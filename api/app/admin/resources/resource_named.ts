import { NotFound } from '#app/http/http_errors'
import type { Resource } from './resource.js'
import { announcements } from './announcements.js'
import { auditEntries } from './audit_entries.js'
import { campaigns } from './campaigns.js'
import { companies } from './companies.js'
import { domains } from './domains.js'
import { fictionalProfiles } from './fictional_profiles.js'
import { heldMessages } from './held_messages.js'
import { members } from './members.js'
import { niches } from './niches.js'
import { platforms } from './platforms.js'
import { postbackReceivers } from './postback_receivers.js'
import { postbacks } from './postbacks.js'
import { pushes } from './pushes.js'
import { staffMembers } from './staff_members.js'
import { tenants } from './tenants.js'

export const resources = {
  tenants,
  domains,
  companies,
  niches,
  platforms,
  members,
  fictional_profiles: fictionalProfiles,
  held_messages: heldMessages,
  pushes,
  announcements,
  campaigns,
  postback_receivers: postbackReceivers,
  postbacks,
  audit_entries: auditEntries,
  staff_members: staffMembers,
} satisfies Readonly<Record<string, Resource>>

/** @throws NotFound */
export function resourceNamed(name: string): Resource {
  if (!Object.hasOwn(resources, name)) throw new NotFound()
  return resources[name as keyof typeof resources]
}
