import type { Level } from '#console/tenancy/setting.ts'

export interface Change {
  from: unknown
  to: unknown
}

/** What a manifest made, changed or ended: `domain rosa.dating`. */
export interface Applied {
  what: string
  how: 'new' | 'changed' | 'ended'
  /** All brands of a changed company. */
  brands?: string[]
  changes: Record<string, Change>
}

export interface AuditEntry {
  id: string
  at: string
  action: string
  tenant_id: string | null
  tenant: string | null
  staff_member_id: string | null
  staff_member: string | null
  detail: {
    level?:
      | Level
      | 'member'
      | 'fictional_profile'
      | 'page'
      | 'text'
      | 'announcement'
      | 'postback'
      | 'campaign'
      | 'company'
      | 'package'
      | 'gift'
      | 'discount'
      | 'invitation'
      | 'staff'
      | 'hero'
      | 'list'
      | 'complaint'
      | 'privacy_request'
      | 'suspicion'
      | 'template'
      | 'desk_flag'
    id?: string
    /** A host name, niche key, page or staff member. */
    name?: string
    /** By setting or theme field; translated texts by language: `index_title.de`. */
    changes?: Record<string, Change>
    /** Long texts are cut to the parts that differ; fetching the single entry returns them in full. */
    is_shortened?: boolean
    reason?: string
    /** How many of a list were exported, and by which filters. */
    rows?: number
    filter?: Record<string, string | string[]>
    applied?: Applied[]
  }
}

/** Listed in this order in the filter. */
export const ACTIONS = [
  'settings_changed',
  'theme_changed',
  'state_changed',
  'page_changed',
  'page_removed',
  'text_changed',
  'text_removed',
  'member_found',
  'member_revealed',
  'photo_approved',
  'photo_refused',
  'photo_marked_explicit',
  'photo_verdict_undone',
  'photo_banned',
  'photo_ban_lifted',
  'chat_photo_seen',
  'chat_photo_passed',
  'chat_photo_removed',
  'chat_photo_verdict_undone',
  'profile_text_published',
  'profile_text_refused',
  'profile_text_undone',
  'verification_seen',
  'verification_confirmed',
  'verification_refused',
  'verification_undone',
  'mark_withdrawn',
  'held_message_read',
  'held_message_released',
  'held_message_refused',
  'complaint_taken',
  'complaint_released',
  'complaint_read',
  'complaint_photo_opened',
  'complaint_answered',
  'complaint_decided',
  'appeal_decided',
  'announcement_changed',
  'announcement_removed',
  'announcement_scheduled',
  'announcement_withdrawn',
  'announcement_stopped',
  'campaign_changed',
  'campaign_removed',
  'postback_receiver_changed',
  'postback_receiver_removed',
  'postback_resent',
  'member_postbacks_stopped',
  'member_postbacks_resumed',
  'member_mail_sent',
  'member_email_changed',
  'member_birth_date_changed',
  'member_credits_given',
  'member_credits_taken',
  'member_sessions_ended',
  'member_note_written',
  'member_note_removed',
  'member_sanctioned',
  'sanction_lifted',
  'member_deleted',
  'member_restored',
  'erasure_hold_set',
  'erasure_hold_renewed',
  'erasure_hold_lifted',
  'member_erasure_started',
  'privacy_request_entered',
  'privacy_request_extended',
  'privacy_export_made',
  'privacy_erasure_started',
  'privacy_request_answered',
  'consents_passed_on',
  'partner_consent_ended',
  'suspicion_opened',
  'suspicion_reported',
  'suspicion_ended',
  'suspicion_dismissed',
  'desk_flag_raised',
  'desk_flag_read',
  'desk_flag_taken',
  'desk_flag_done',
  'template_changed',
  'template_removed',
  'fictional_profile_made',
  'fictional_profile_changed',
  'fictional_profile_retired',
  'fictional_profile_returned',
  'fictional_photo_added',
  'fictional_photo_removed',
  'fictional_photo_rights_recorded',
  'look_draft_saved',
  'look_draft_discarded',
  'hero_added',
  'hero_changed',
  'hero_removed',
  'refund_given',
  'refund_agreed',
  'refund_declined',
  'payment_task_done',
  'mandate_revoked',
  'payment_blocked',
  'payment_unblocked',
  'list_exported',
  'manifest_applied',
  'payment_keys_entered',
  'push_key_renewed',
  'package_changed',
  'package_retired',
  'gift_changed',
  'gift_hidden',
  'discount_code_changed',
  'discount_codes_made',
  'discount_codes_read',
  'invite_code_changed',
  'invite_codes_made',
  'invite_codes_read',
  'company_changed',
  'domain_added',
  'domain_changed',
  'domain_removed',
  'preview_link_made',
  'access_token_made',
  'access_token_revoked',
  'logged_in',
  'log_in_failed',
  'logged_out',
  'staff_invited',
  'staff_changed',
  'staff_link_sent',
  'staff_recovered',
  'staff_password_chosen',
  'authenticator_set_up',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
] as const
