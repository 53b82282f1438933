import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import type { StaffRole } from '#app/staff/accounts/staff_roles'

const SEE_BRANDS: readonly StaffRole[] = ['operator', 'support', 'moderator', 'finance', 'read_only']
const SEE_MEMBERS: readonly StaffRole[] = ['operator', 'support', 'moderator', 'read_only']
const SEE_DELIVERIES: readonly StaffRole[] = ['operator', 'support', 'read_only']
const SEE_PLANS: readonly StaffRole[] = ['operator', 'read_only']
const SEE_OFFERS: readonly StaffRole[] = ['operator', 'support', 'finance', 'read_only']
const SEE_INVITATIONS: readonly StaffRole[] = ['operator', 'support', 'read_only']
const ANSWER_MEMBERS: readonly StaffRole[] = ['operator', 'support']
const NOTE_ON_MEMBERS: readonly StaffRole[] = ['operator', 'support', 'moderator']
const MODERATE: readonly StaffRole[] = ['operator', 'moderator']
const HANDLE_COMPLAINTS: readonly StaffRole[] = ['operator', 'support', 'moderator']
const RUN_BRANDS: readonly StaffRole[] = ['operator']
const RETURN_MONEY: readonly StaffRole[] = ['finance']
const SEE_PAYMENTS: readonly StaffRole[] = ['operator', 'support', 'finance', 'read_only']
const SEE_FIGURES: readonly StaffRole[] = ['operator', 'finance', 'read_only']
const STOP_DEBITS: readonly StaffRole[] = ['operator', 'finance']
const ANSWER_AT_DESK: readonly StaffRole[] = ['operator', 'desk']
const PLATFORM_ADMINS: readonly StaffRole[] = []

/**
 * Who may make which call: roles at a brand, by the name of the route (start/routes/admin), or by `<resource>.list` and
 * `<resource>.edit` for the console's resources. Platform admins may make them all, and are alone where no role is named. The
 * console gets this table, too (`GET /api/access`), and shows nothing that it refuses.
 */
export const POLICIES = {
  'dashboards.show': SEE_BRANDS,
  'system_health.show': PLATFORM_ADMINS,
  'tenants.list': SEE_BRANDS,
  'tenants.edit': RUN_BRANDS,
  'tenants.store': PLATFORM_ADMINS,
  'preview_links.store': SEE_BRANDS,
  'look_previews.store': SEE_BRANDS,
  'looks.index': SEE_BRANDS,
  'looks.store': RUN_BRANDS,
  'look_drafts.update': RUN_BRANDS,
  'look_drafts.destroy': RUN_BRANDS,
  'heroes.index': SEE_BRANDS,
  'heroes.store': RUN_BRANDS,
  'heroes.update': RUN_BRANDS,
  'heroes.destroy': RUN_BRANDS,
  'hero_files.show': SEE_BRANDS,
  'domains.list': SEE_BRANDS,
  'domains.edit': RUN_BRANDS,
  'brand_domains.store': RUN_BRANDS,
  'brand_domains.update': RUN_BRANDS,
  'brand_domains.destroy': RUN_BRANDS,
  'domain_checks.show': SEE_BRANDS,
  'mail_checks.show': SEE_BRANDS,
  'companies.list': SEE_BRANDS,
  'companies.store': PLATFORM_ADMINS,
  'companies.update': PLATFORM_ADMINS,
  'niches.list': SEE_BRANDS,
  'niches.edit': PLATFORM_ADMINS,
  'platforms.list': SEE_BRANDS,
  'platforms.edit': PLATFORM_ADMINS,
  'checklists.show': SEE_BRANDS,
  'tenant_pages.index': SEE_BRANDS,
  'tenant_pages.show': SEE_BRANDS,
  'tenant_pages.update': RUN_BRANDS,
  'page_previews.store': SEE_BRANDS,
  'own_texts.index': SEE_BRANDS,
  'own_texts.update': RUN_BRANDS,
  'members.list': SEE_MEMBERS,
  'member_reveals.store': ANSWER_MEMBERS,
  'member_postbacks.update': ANSWER_MEMBERS,
  'member_timelines.show': SEE_MEMBERS,
  'member_mails.store': ANSWER_MEMBERS,
  'member_emails.update': ANSWER_MEMBERS,
  'member_birth_dates.update': ANSWER_MEMBERS,
  'member_credits.store': ANSWER_MEMBERS,
  'member_sessions.index': ANSWER_MEMBERS,
  'member_session_ends.store': ANSWER_MEMBERS,
  'member_notes.index': SEE_MEMBERS,
  'member_notes.store': NOTE_ON_MEMBERS,
  'member_notes.destroy': NOTE_ON_MEMBERS,
  'member_sanctions.index': SEE_MEMBERS,
  'member_sanctions.store': MODERATE,
  'sanction_lifts.store': MODERATE,
  'member_deletions.update': ANSWER_MEMBERS,
  'deletions.list': SEE_MEMBERS,
  'erasures.list': SEE_MEMBERS,
  'erasures.store': RUN_BRANDS,
  'erasure_holds.update': ANSWER_MEMBERS,
  'erasure_hold_lifts.store': ANSWER_MEMBERS,
  'privacy_requests.list': SEE_DELIVERIES,
  'privacy_requests.store': ANSWER_MEMBERS,
  'privacy_extensions.store': ANSWER_MEMBERS,
  'privacy_exports.store': ANSWER_MEMBERS,
  'privacy_erasures.store': ANSWER_MEMBERS,
  'privacy_answers.store': ANSWER_MEMBERS,
  'partner_consents.list': SEE_DELIVERIES,
  'partner_handovers.store': RUN_BRANDS,
  'partner_withdrawals.store': ANSWER_MEMBERS,
  'next_desk_chats.store': ANSWER_AT_DESK,
  'desk_chats.show': ANSWER_AT_DESK,
  'desk_leases.update': ANSWER_AT_DESK,
  'desk_leases.destroy': ANSWER_AT_DESK,
  'desk_answers.store': ANSWER_AT_DESK,
  'desk_closings.store': ANSWER_AT_DESK,
  'desk_notes.update': ANSWER_AT_DESK,
  'desk_photos.show': ANSWER_AT_DESK,
  'desk_profile_photos.show': ANSWER_AT_DESK,
  'desk_figures.show': RUN_BRANDS,
  'desk_flags.list': ANSWER_MEMBERS,
  'desk_flags.store': ANSWER_AT_DESK,
  'desk_flag_takings.store': ANSWER_MEMBERS,
  'desk_flag_ends.store': ANSWER_MEMBERS,
  'fictional_profiles.list': SEE_MEMBERS,
  'fictional_profiles.store': RUN_BRANDS,
  'fictional_profiles.update': RUN_BRANDS,
  'fictional_retirements.update': RUN_BRANDS,
  'fictional_photos.store': RUN_BRANDS,
  'fictional_photos.update': RUN_BRANDS,
  'fictional_photos.destroy': RUN_BRANDS,
  'profile_choices.show': SEE_MEMBERS,
  'member_photos.show': SEE_MEMBERS,
  'photo_judgements.store': MODERATE,
  'complaints.list': SEE_MEMBERS,
  'complaint_evidence.show': HANDLE_COMPLAINTS,
  'complaint_photos.show': HANDLE_COMPLAINTS,
  'complaint_photo_openings.store': MODERATE,
  'complaint_leases.store': HANDLE_COMPLAINTS,
  'complaint_leases.destroy': HANDLE_COMPLAINTS,
  'next_complaints.store': HANDLE_COMPLAINTS,
  'complaint_answers.store': HANDLE_COMPLAINTS,
  'complaint_decisions.store': MODERATE,
  'appeal_decisions.store': MODERATE,
  // Whoever reads complaints may record what they saw; what becomes of it is not for support.
  'suspicions.list': MODERATE,
  'suspicions.store': HANDLE_COMPLAINTS,
  'suspicion_reports.store': MODERATE,
  'suspicion_ends.store': MODERATE,
  'suspicion_dismissals.store': MODERATE,
  'trust_figures.show': SEE_PLANS,
  'trust_years.show': SEE_PLANS,
  'trust_files.show': SEE_PLANS,
  'answer_templates.list': [...SEE_MEMBERS, 'desk'],
  'answer_templates.store': RUN_BRANDS,
  'answer_templates.update': RUN_BRANDS,
  'answer_templates.destroy': RUN_BRANDS,
  'photo_leases.store': MODERATE,
  'reviewed_photos.show': MODERATE,
  'photo_verdicts.store': MODERATE,
  'photo_verdict_undos.store': MODERATE,
  'banned_photos.list': MODERATE,
  'ban_lifts.store': MODERATE,
  'banned_pictures.list': PLATFORM_ADMINS,
  'platform_ban_lifts.store': PLATFORM_ADMINS,
  'profile_texts.list': MODERATE,
  'text_publications.store': MODERATE,
  'text_refusals.store': MODERATE,
  'text_undos.store': MODERATE,
  'verifications.list': MODERATE,
  'verification_photos.show': MODERATE,
  'verification_confirmations.store': MODERATE,
  'verification_refusals.store': MODERATE,
  'verification_undos.store': MODERATE,
  'mark_withdrawals.store': MODERATE,
  'held_messages.list': MODERATE,
  'held_releases.store': MODERATE,
  'held_refusals.store': MODERATE,
  'pushes.list': SEE_DELIVERIES,
  'announcements.list': SEE_PLANS,
  'announcements.store': RUN_BRANDS,
  'announcements.update': RUN_BRANDS,
  'announcements.destroy': RUN_BRANDS,
  'announcement_tests.store': RUN_BRANDS,
  'announcement_schedules.store': RUN_BRANDS,
  'announcement_schedules.destroy': RUN_BRANDS,
  'announcement_stops.store': RUN_BRANDS,
  'audiences.show': RUN_BRANDS,
  'campaigns.list': SEE_DELIVERIES,
  'campaigns.store': RUN_BRANDS,
  'campaigns.update': RUN_BRANDS,
  'campaigns.destroy': RUN_BRANDS,
  'credit_packages.index': SEE_OFFERS,
  'credit_packages.store': RUN_BRANDS,
  'credit_packages.update': RUN_BRANDS,
  'package_sales.update': RUN_BRANDS,
  'package_orders.update': RUN_BRANDS,
  'package_copies.store': RUN_BRANDS,
  'gifts.index': SEE_OFFERS,
  'gifts.store': RUN_BRANDS,
  'gifts.update': RUN_BRANDS,
  'gift_sales.update': RUN_BRANDS,
  'gift_orders.update': RUN_BRANDS,
  'discount_codes.list': SEE_OFFERS,
  'discount_codes.store': RUN_BRANDS,
  'discount_code_states.update': RUN_BRANDS,
  'discount_examples.show': RUN_BRANDS,
  'discount_batches.index': SEE_OFFERS,
  'discount_batches.store': RUN_BRANDS,
  'discount_batch_states.update': RUN_BRANDS,
  'discount_batch_files.show': RUN_BRANDS,
  'invite_codes.list': SEE_INVITATIONS,
  'invite_codes.store': RUN_BRANDS,
  'invite_codes.update': RUN_BRANDS,
  'invite_batches.index': SEE_INVITATIONS,
  'invite_batches.store': RUN_BRANDS,
  'invite_batch_states.update': RUN_BRANDS,
  'invite_batch_files.show': RUN_BRANDS,
  'postback_receivers.list': SEE_PLANS,
  'postback_receivers.store': RUN_BRANDS,
  'postback_receivers.update': RUN_BRANDS,
  'postback_receivers.destroy': RUN_BRANDS,
  'postbacks.list': SEE_DELIVERIES,
  'postback_resends.store': RUN_BRANDS,
  'brand_figures.show': SEE_FIGURES,
  'brand_figure_files.show': SEE_FIGURES,
  'orders.list': SEE_PAYMENTS,
  'order_receipts.show': SEE_PAYMENTS,
  'refunds.list': SEE_PAYMENTS,
  'payment_tasks.list': SEE_PAYMENTS,
  'payment_task_ends.store': RETURN_MONEY,
  'mandates.list': SEE_PAYMENTS,
  'mandate_revocations.store': STOP_DEBITS,
  'payment_blocks.list': SEE_PAYMENTS,
  'payment_blocks.store': STOP_DEBITS,
  'payment_block_lifts.store': STOP_DEBITS,
  'refund_calculations.show': RETURN_MONEY,
  'goodwill_refunds.store': RETURN_MONEY,
  'refund_agreements.store': RETURN_MONEY,
  'refund_declines.store': RETURN_MONEY,
  'audit_entries.list': RUN_BRANDS,
  'list_exports.index': RUN_BRANDS,
  'list_exports.store': RUN_BRANDS,
  'list_export_files.show': RUN_BRANDS,
  'staff_members.list': PLATFORM_ADMINS,
} satisfies Readonly<Record<string, readonly StaffRole[]>>

export type Policy = keyof typeof POLICIES

const GROUP = 'console.'
/** Routes that serve every resource, by what they ask for. */
const OF_RESOURCES: Readonly<Record<string, string>> = {
  'resources.index': 'list',
  'resources.show': 'list',
  'resources.update': 'edit',
}

/** The line of the table for a call. @throws NotFound for a resource that there isn't, or that nobody edits */
export function policyOf({ route, params }: HttpContext): Policy {
  const name = route!.name!.slice(GROUP.length)
  const action = OF_RESOURCES[name]
  const policy = action ? `${params.resource}.${action}` : name
  if (!Object.hasOwn(POLICIES, policy)) throw new NotFound()
  return policy as Policy
}

/** The line of the table for seeing the rows of a resource. */
export function policyToSee(resource: string): Policy {
  return `${resource}.list` as Policy
}

/** Roles that see the rows of a resource. */
export function rolesToSee(resource: string): readonly StaffRole[] {
  return POLICIES[policyToSee(resource)]
}
