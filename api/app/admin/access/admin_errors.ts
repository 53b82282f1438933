import { Refusal } from '#app/http/http_errors'

/** None of the person's roles allows it, at any brand. */
export class NotAllowed extends Refusal {
  static status = 403
  static code = 'not_allowed'
}

/** Someone else changed the text since it was read; nothing is stored. */
export class PageChanged extends Refusal {
  static status = 409
  static code = 'page_changed'
}

/** Who asked for a refund can't be the second person who decides about it. */
export class OwnRefund extends Refusal {
  static status = 403
  static code = 'own_refund'
}

/** The privacy statement of a brand that doesn't ask for the consent says that nobody gets members' data. */
export class PartnersOff extends Refusal {
  static status = 409
  static code = 'partners_off'
}

/** Nobody could tell partners when a consent ends (setting `data_partners_email`), so none gets data. */
export class PartnersUnreachable extends Refusal {
  static status = 409
  static code = 'partners_unreachable'
}

/** The member withdrew it, or their account was deleted. */
export class ConsentEnded extends Refusal {
  static status = 409
  static code = 'consent_ended'
}

/** Another person of staff wrote it, so only they or a platform admin removes it. */
export class NoteOfColleague extends Refusal {
  static status = 403
  static code = 'note_of_colleague'
}

/** Somebody else decided about the held message in the meantime. */
export class HeldMessageDecided extends Refusal {
  static status = 409
  static code = 'held_message_decided'
}

/** Somebody else decided about the text, its member wrote another one, or the decision can't be taken back any more. */
export class ProfileTextMovedOn extends Refusal {
  static status = 409
  static code = 'profile_text_moved_on'
}

/** Somebody else decided about the photo, its member withdrew it or changed their photos, or it is too late for this. */
export class VerificationMovedOn extends Refusal {
  static status = 409
  static code = 'verification_moved_on'
}

/** Somebody lifted the ban before. */
export class BanLifted extends Refusal {
  static status = 409
  static code = 'ban_lifted'
}

/** The photo changed or is gone, its time ran out, or somebody else has it before them: the verdict isn't about what is there now. */
export class PhotoLeaseLost extends Refusal {
  static status = 409
  static code = 'photo_lease_lost'
}

/** The verdict is too old to be taken back, or is somebody else's. */
export class PhotoVerdictFinal extends Refusal {
  static status = 409
  static code = 'photo_verdict_final'
}

/** One of the two left, is hidden or blocks the other: the held message can only be refused. */
export class HeldMessageUndeliverable extends Refusal {
  static status = 409
  static code = 'held_message_undeliverable'
}

/** Someone else changed the announcement since it was read; nothing is stored. */
export class AnnouncementChanged extends Refusal {
  static status = 409
  static code = 'announcement_changed'
}

/** What is asked for is done to an announcement in another state: it was scheduled, sent or stopped in the meantime. */
export class AnnouncementSent extends Refusal {
  static status = 409
  static code = 'announcement_sent'
}

/** The postback still waits, was delivered or stopped, its receiver is gone, or its member objects. */
export class PostbackNotResent extends Refusal {
  static status = 409
  static code = 'postback_not_resent'
}

/** Somebody else decided about the refund in the meantime. */
export class RefundDecided extends Refusal {
  static status = 409
  static code = 'refund_decided'
}

/** Somebody else ended the task in the meantime. */
export class PaymentTaskDone extends Refusal {
  static status = 409
  static code = 'payment_task_done'
}

/** They have as many for this list as they may. */
export class TooManySavedFilters extends Refusal {
  static status = 409
  static code = 'too_many_saved_filters'
}

/** As many of their exports as may be are being made. */
export class TooManyListExports extends Refusal {
  static status = 409
  static code = 'too_many_list_exports'
}

/** A brand has a main domain as long as there is the brand: another one has to become it first. */
export class DomainIsMain extends Refusal {
  static status = 409
  static code = 'domain_is_main'
}

/** Someone else changed the package, gift, code, campaign, fictional profile or planned brand since it was read; nothing is stored. */
export class OfferChanged extends Refusal {
  static status = 409
  static code = 'offer_changed'
}

/** The member is suspended or banned, so nothing is mailed to them and nobody logs in. */
export class MemberShutOut extends Refusal {
  static status = 409
  static code = 'member_shut_out'
}

/** The sanction ended by its time, or somebody lifted it. */
export class SanctionOver extends Refusal {
  static status = 409
  static code = 'sanction_over'
}

/** The member asked to be deleted and can still come back: they are restored first. */
export class MemberLeaving extends Refusal {
  static status = 409
  static code = 'member_leaving'
}

/** The address is confirmed already. */
export class MemberActivated extends Refusal {
  static status = 409
  static code = 'member_activated'
}

/** The address isn't confirmed, so it may be anybody's. */
export class MemberNotActivated extends Refusal {
  static status = 409
  static code = 'member_not_activated'
}

/** They didn't leave, or it is too late. */
export class MemberNotRestorable extends Refusal {
  static status = 409
  static code = 'member_not_restorable'
}

/** Somebody else works on the complaint at the moment. */
export class ComplaintTaken extends Refusal {
  static status = 409
  static code = 'complaint_taken'
}

/** It was let go, or it was taken over after its time: nothing is stored. */
export class ComplaintLost extends Refusal {
  static status = 409
  static code = 'complaint_lost'
}

/** Somebody else decided about the complaint in the meantime. */
export class ComplaintDecided extends Refusal {
  static status = 409
  static code = 'complaint_decided'
}

/** Somebody else decided about the appeal in the meantime. */
export class AppealDecided extends Refusal {
  static status = 409
  static code = 'appeal_decided'
}

/** Whoever decided can't decide about the appeal against it. */
export class OwnDecision extends Refusal {
  static status = 403
  static code = 'own_decision'
}

/** Somebody else set, renewed or lifted the hold since it was read, or it ended. */
export class HoldChanged extends Refusal {
  static status = 409
  static code = 'hold_changed'
}

/** The member's data is held, so it can't be erased. */
export class MemberHeld extends Refusal {
  static status = 409
  static code = 'member_held'
}

/** The time to come back is over: they are being erased, and a hold would keep half of it. */
export class MemberErasing extends Refusal {
  static status = 409
  static code = 'member_erasing'
}

/** The privacy request was answered in the meantime. */
export class PrivacyRequestAnswered extends Refusal {
  static status = 409
  static code = 'privacy_request_answered'
}

/** The privacy request got its two more months already, or its first is over. */
export class PrivacyRequestNotExtended extends Refusal {
  static status = 409
  static code = 'privacy_request_not_extended'
}

/** Who asked is no member, so there is no account to copy or delete. */
export class PrivacyRequestOfNobody extends Refusal {
  static status = 409
  static code = 'privacy_request_of_nobody'
}

/** Whoever had the conversation let it go, or their time was over and somebody else has it: nothing was sent. */
export class DeskChatLost extends Refusal {
  static status = 409
  static code = 'desk_chat_lost'
}

/** The member wrote again since it was read: nothing was sent. `meta.last_seq` is the newest message. */
export class DeskChatMovedOn extends Refusal {
  static status = 409
  static code = 'desk_chat_moved_on'
}

/** The complaint has a record of a suspected crime that is still open. */
export class SuspicionOpen extends Refusal {
  static status = 409
  static code = 'suspicion_open'
}

/** Somebody else told an authority of the suspicion or ended it in the meantime, or no authority knows of it yet. */
export class SuspicionMovedOn extends Refusal {
  static status = 409
  static code = 'suspicion_moved_on'
}

/** Who recorded a suspicion can't find that it is none. */
export class OwnSuspicion extends Refusal {
  static status = 403
  static code = 'own_suspicion'
}

/** Someone else changed the template since it was read; nothing is stored. */
export class TemplateChanged extends Refusal {
  static status = 409
  static code = 'template_changed'
}

/** Somebody else took what the desk handed over, or is done with it, in the meantime. */
export class DeskFlagMovedOn extends Refusal {
  static status = 409
  static code = 'desk_flag_moved_on'
}
