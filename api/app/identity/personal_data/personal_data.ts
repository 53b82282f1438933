import { isBegun } from '#app/members/people/is_begun'
import { canMeet } from '#app/members/people/can_meet'

/** `emptied` stays while referenced, `books` under a pseudonym, `conversation` without own texts, `complaint` without name (product §3). */
type End = 'removed' | 'emptied' | 'books' | 'conversation' | 'complaint'

export interface PersonalDataRule {
  /** SQL condition with `:member` and `:profile`. */
  rows: string
  end: End
  /** SQL: which of the rows to remove stay until something is done. */
  stays?: string
  /** SQL: which rows the export includes; all when absent. */
  shown?: string
  /** SQL of a JSON object that replaces columns in the export. */
  veil?: string
  /** Secret or internal columns, left out of the export. */
  locks?: readonly string[]
}

const OF_MEMBER = 'member_id = :member'
const BETWEEN = '(from_profile_id = :profile or to_profile_id = :profile)'
// An unconfirmed address may be somebody else's: what names it is theirs, and outlasts the sign-up.
const HIS_ADDRESS = `email = (select email from app.members where tenant_id = (select sec.tenant_id()) and id = :member
  and status <> 'not_confirmed')`
const HIS_CONVERSATIONS = `select conversation_id from app.conversation_sides
  where tenant_id = (select sec.tenant_id()) and profile_id = :profile`
const COMPLAINTS_BY =
  'select id from app.complaints where tenant_id = (select sec.tenant_id()) and reporter_member_id = :member'
const DECISIONS_ON = 'select id from app.decisions where tenant_id = (select sec.tenant_id()) and profile_id = :profile'

/** The single source for export and erasure, in the order of erasure; every new table needs an entry here or below. */
export const PERSONAL_DATA: Readonly<Record<string, PersonalDataRule>> = {
  'app.push_subscriptions': {
    rows: `session_id in (select id from app.sessions where tenant_id = (select sec.tenant_id()) and ${OF_MEMBER})`,
    end: 'removed',
    locks: ['p256dh', 'auth'],
  },
  'app.sessions': { rows: OF_MEMBER, end: 'removed', locks: ['token_hash'] },
  'app.link_tokens': { rows: OF_MEMBER, end: 'removed', locks: ['token_hash'] },
  // Partners who have the data must be told that it ends (GDPR art. 19), which takes the addresses they know.
  'app.consents': { rows: OF_MEMBER, end: 'removed', stays: 'passed_on_at is not null and partners_told_at is null' },
  'app.age_checks': { rows: OF_MEMBER, end: 'removed', locks: ['state_hash', 'nonce', 'code_verifier'] },
  'app.mails': { rows: OF_MEMBER, end: 'removed' },
  'app.pushes': { rows: OF_MEMBER, end: 'removed' },
  'app.postbacks': { rows: OF_MEMBER, end: 'removed' },
  'app.announcement_receivers': { rows: OF_MEMBER, end: 'removed' },
  'app.account_deletions': { rows: OF_MEMBER, end: 'removed', locks: ['deleted_by'] },
  // Whoever must not be told of a hold doesn't find it here either.
  'app.erasure_holds': {
    rows: OF_MEMBER,
    end: 'removed',
    shown: `${OF_MEMBER} and untold is null`,
    locks: ['set_by', 'lifted_by', 'untold'],
  },
  'app.member_notes': { rows: OF_MEMBER, end: 'removed', locks: ['written_by'] },
  'app.care_signs': { rows: OF_MEMBER, end: 'removed' },
  'app.inactivity_warnings': { rows: OF_MEMBER, end: 'removed' },
  'app.data_exports': { rows: OF_MEMBER, end: 'removed' },
  'app.desk_likes': {
    rows: 'partner_profile_id = :profile',
    end: 'removed',
    locks: ['lease_by', 'lease_until', 'lease_number', 'profile_kind'],
  },
  'app.likes': {
    rows: BETWEEN,
    end: 'removed',
    shown: `${BETWEEN} and ${canMeet('from_profile_id', 'to_profile_id')}`,
  },
  'app.swipes': {
    rows: BETWEEN,
    end: 'removed',
    // Members don't learn who passed on, blocked or reported them.
    shown: 'from_profile_id = :profile',
  },
  'app.blocks': {
    rows: '(blocker_profile_id = :profile or blocked_profile_id = :profile)',
    end: 'removed',
    shown: 'blocker_profile_id = :profile',
  },
  'app.hidings': {
    rows: `(profile_id = :profile or subject_id = :profile or subject_id in (
      select id from app.photos where tenant_id = (select sec.tenant_id()) and profile_id = :profile))`,
    end: 'removed',
    shown: 'profile_id = :profile',
  },
  'app.complaints': {
    rows: 'reporter_member_id = :member',
    end: 'complaint',
    locks: [
      'token_hash',
      'request_hash',
      'profile_id',
      'filed_by',
      'source',
      'decided_by',
      'hidden_for_all',
      'assignee_id',
      'lease_by',
      'lease_until',
      'lease_number',
      'reminded_at',
    ],
  },
  'app.sanctions': {
    rows: 'profile_id = :profile',
    end: 'removed',
    locks: ['profile_id', 'decision_id', 'imposed_by', 'lifted_by'],
  },
  'app.decisions': {
    rows: 'profile_id = :profile',
    end: 'complaint',
    locks: ['token_hash', 'before', 'decided_by'],
  },
  'app.complaint_messages': {
    rows: `case thread when 'reporter' then complaint_id in (${COMPLAINTS_BY})
      else complaint_id in (select id from app.complaints where tenant_id = (select sec.tenant_id()) and decision_id in (${DECISIONS_ON})) end`,
    end: 'complaint',
    locks: ['author_id'],
  },
  'app.appeals': {
    rows: `case side when 'reporter' then complaint_id in (${COMPLAINTS_BY}) else decision_id in (${DECISIONS_ON}) end`,
    end: 'complaint',
    locks: ['decided_by', 'reminded_at'],
  },
  'app.profile_texts': {
    rows: 'profile_id = :profile',
    end: 'removed',
    locks: ['profile_kind', 'is_latest', 'decided_by', 'decision_id'],
  },
  // The file itself isn’t in an export, which would outlast it.
  'app.verifications': {
    rows: 'profile_id = :profile',
    end: 'removed',
    locks: ['profile_kind', 'filename', 'decided_by'],
  },
  'app.search_alerts': { rows: 'profile_id = :profile', end: 'removed' },
  'app.profile_interests': { rows: 'profile_id = :profile', end: 'removed' },
  'app.photos': {
    rows: 'profile_id = :profile',
    end: 'removed',
    // Nobody is told that a picture looks like a banned one.
    locks: ['lease', 'leased_by', 'leased_until', 'judged_by', 'resembles'],
  },
  'app.signup_drafts': { rows: HIS_ADDRESS, end: 'removed', locks: ['token_hash'] },
  'app.conversations': {
    rows: `id in (${HIS_CONVERSATIONS})`,
    end: 'conversation',
    // Members don't learn of messages to them that are held.
    shown: `id in (${HIS_CONVERSATIONS}) and ${isBegun('conversations', ':profile')}`,
  },
  // Of conversations with fictional profiles: what the team noted is the member's to know, who did isn't.
  'app.desk_notes': {
    rows: `conversation_id in (${HIS_CONVERSATIONS})`,
    end: 'removed',
    locks: ['noted_by'],
  },
  'app.desk_flags': {
    rows: OF_MEMBER,
    end: 'removed',
    locks: ['flagged_by', 'taken_by'],
  },
  'app.desk_chats': {
    rows: 'partner_profile_id = :profile',
    end: 'removed',
    locks: ['lease_by', 'lease_until', 'lease_number', 'profile_kind'],
  },
  'app.conversation_sides': {
    rows: '(profile_id = :profile or partner_profile_id = :profile)',
    end: 'conversation',
    shown: `profile_id = :profile and exists (select from app.conversations where conversations.tenant_id = conversation_sides.tenant_id
      and conversations.id = conversation_id and ${isBegun('conversations', ':profile')})`,
  },
  'app.held_messages': {
    rows: '(sender_profile_id = :profile or receiver_profile_id = :profile)',
    end: 'removed',
    shown: 'sender_profile_id = :profile',
    locks: ['request_hash', 'client_id', 'text_key', 'decided_by', 'decision_id'],
  },
  'app.chat_photos': {
    rows: 'profile_id = :profile',
    end: 'removed',
    shown: `(profile_id = :profile or message_id in (
      select id from app.messages where tenant_id = (select sec.tenant_id()) and conversation_id in (${HIS_CONVERSATIONS})))
      and not exists (select from app.profiles left_people where left_people.tenant_id = (select sec.tenant_id())
        and left_people.id = profile_id and left_people.id <> :profile and left_people.left_at is not null)
      and coalesce(review, '') <> 'refused'`,
    // As of photos.
    locks: [
      'profile_photo_id',
      'resembles',
      'review',
      'refusal',
      'lease',
      'leased_by',
      'leased_until',
      'judged_by',
      'judged_at',
    ],
  },
  'app.messages': {
    rows: `(sender_profile_id = :profile or conversation_id in (${HIS_CONVERSATIONS}))`,
    end: 'conversation',
    veil: `case when exists (select from app.profiles left_people where left_people.tenant_id = messages.tenant_id
      and left_people.id = sender_profile_id and left_people.id <> :profile and left_people.left_at is not null)
      then '{"body": null, "gift_id": null}' else '{}' end`,
    locks: ['request_hash', 'client_id', 'charge_kind', 'text_key'],
  },
  'app.drafts': {
    rows: '(profile_id = :profile or partner_profile_id = :profile)',
    end: 'removed',
    shown: 'profile_id = :profile',
  },
  'app.disclosure_acknowledgements': { rows: OF_MEMBER, end: 'books' },
  'app.orders': {
    rows: OF_MEMBER,
    end: 'books',
    locks: ['request_hash', 'return_token_hash', 'checkout_url', 'idempotency_key'],
  },
  'app.payment_events': {
    rows: `order_id in (select id from app.orders where tenant_id = (select sec.tenant_id()) and ${OF_MEMBER})`,
    end: 'books',
  },
  'app.revenue_entries': {
    rows: `order_id in (select id from app.orders where tenant_id = (select sec.tenant_id()) and ${OF_MEMBER})`,
    end: 'books',
  },
  'app.refunds': { rows: OF_MEMBER, end: 'books', locks: ['asked_by', 'agreed_by', 'idempotency_key'] },
  'app.payment_tasks': {
    rows: `order_id in (select id from app.orders where tenant_id = (select sec.tenant_id()) and ${OF_MEMBER})`,
    end: 'books',
    locks: ['done_by'],
  },
  'app.withdrawals': {
    rows: `(member_id = :member or ${HIS_ADDRESS})`,
    end: 'books',
    locks: ['idempotency_key'],
  },
  'app.privacy_requests': {
    rows: `(member_id = :member or ${HIS_ADDRESS})`,
    end: 'complaint',
    locks: ['assignee_id', 'reminded_at'],
  },
  'app.privacy_links': { rows: HIS_ADDRESS, end: 'removed', locks: ['token_hash'] },
  'app.sms_codes': {
    rows: `mandate_id in (select id from app.mandates where tenant_id = (select sec.tenant_id()) and ${OF_MEMBER})`,
    end: 'removed',
    locks: ['code_hash', 'phone_hash'],
  },
  'app.mandates': {
    rows: OF_MEMBER,
    end: 'books',
    locks: ['sealed_token', 'sealed_iban', 'iban_hash', 'sealed_phone', 'phone_hash'],
  },
  'app.spending_guards': { rows: OF_MEMBER, end: 'removed' },
  'app.discount_codes': { rows: OF_MEMBER, end: 'books' },
  'app.discount_redemptions': { rows: OF_MEMBER, end: 'books' },
  'app.saved_methods': { rows: OF_MEMBER, end: 'removed', locks: ['sealed_token'] },
  'app.ledger_transactions': { rows: OF_MEMBER, end: 'books' },
  'app.ledger_entries': { rows: OF_MEMBER, end: 'books' },
  'app.wallets': { rows: OF_MEMBER, end: 'books' },
  'app.profiles': { rows: 'id = :profile', end: 'emptied' },
  'app.members': { rows: 'id = :member', end: 'emptied', locks: ['password_hash'] },
}

/** Tables without personal data to show or erase, with the reason where it isn't obvious. */
export const NO_PERSONAL_DATA: Readonly<Record<string, string>> = {
  'app.credit_packages': '',
  'app.closings': 'how far the members of a brand that closes were told',
  'app.campaigns': '',
  'app.trust_months': 'how much was moderated in a month, in numbers alone',
  'app.figure_days': 'how many signed up and what was paid on a day, in numbers alone',
  'app.gifts': '',
  'app.desk_answers': 'who of staff wrote a message, and how long its receiver had waited',
  'app.payment_blocks': 'keyed hashes of accounts and numbers, which know no member',
  'app.gateway_accounts': 'a brand’s keys',
  'app.push_keys': 'a brand’s keys',
  'app.postback_receivers': 'addresses of traffic networks',
  'app.announcements': 'what a brand says to many',
  'app.ledger_seals': 'hashes of whole days',
  'app.photo_rights': 'where photos of fictional profiles come from',
  'app.heroes': 'a brand’s own pictures, and who holds their rights',
  'app.look_versions': '',
  'app.look_drafts': '',
  'app.invite_codes': 'a code does not know who used it',
  'app.own_pages': '',
  'app.tenant_texts': '',
  'app.erasure_certificates': 'is about who is erased already, until the mail has gone out',
  'app.erasures': 'when somebody was erased and what is kept, without who',
  'app.search_rows': 'what `app.profiles` says, once more, for as long as somebody may be found',
  'app.complaint_evidence': 'read by staff’s role alone, and gone six months after the decision (product.md §3)',
  'app.complaint_photos': 'the files of that evidence',
  // Telling who is suspected, or who may be in danger, could destroy evidence and endanger people (GDPR 23(1)(d)).
  'app.suspicions': 'read by staff’s role alone, and gone with its complaint (admin/suspicions)',
  'app.answer_templates': '',
  'app.banned_photos': 'hashes of pictures that are not taken again, without whose they were',
  'app.ban_marks': 'keyed hashes of erased members, as long as a ban lasts (product.md §3)',
  'global.banned_pictures': 'as `app.banned_photos`',
  'global.cities': '',
  'global.companies': '',
  'global.countries': '',
  'global.domains': '',
  'global.interests': '',
  'global.niches': '',
  'global.platforms': '',
  'global.regions': '',
  'global.tenants': '',
  'global.vat_rates': '',
  'infra.backups': 'when a backup was made, and how many rows are in it',
  'infra.rate_limits': 'keyed hashes that end within a day',
  'infra.sandbox_mandates': 'plays the payment processor’s own books, outside production',
  'infra.sandbox_payments': 'plays the payment processor’s own books, outside production',
  'sec.key': '',
  'staff.access_tokens': '',
  'staff.audit_entries': 'see `tenancy/audit/log_member_access.ts`: staff’s tables are read by staff’s role alone',
  'staff.grants': '',
  'staff.staff_members': '',
  'staff.staff_sessions': '',
  'staff.work': 'how many wait at a brand',
  'staff.password_links': '',
  'staff.recovery_codes': '',
  'staff.passkeys': '',
  'staff.saved_filters': 'none is kept with an address in it',
  'staff.list_exports': 'may look for an address; they go within a day, with their files',
}
