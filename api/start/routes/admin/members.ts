import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import {
  BanLifted,
  ConsentEnded,
  HeldMessageDecided,
  HeldMessageUndeliverable,
  HoldChanged,
  MemberActivated,
  MemberErasing,
  MemberHeld,
  MemberShutOut,
  MemberLeaving,
  MemberNotActivated,
  MemberNotRestorable,
  NoteOfColleague,
  PartnersOff,
  PartnersUnreachable,
  SanctionOver,
  TooManyListExports,
  PhotoLeaseLost,
  PhotoVerdictFinal,
  ProfileTextMovedOn,
  VerificationMovedOn,
  PrivacyRequestAnswered,
  PrivacyRequestNotExtended,
  PrivacyRequestOfNobody,
} from '#app/admin/access/admin_errors'
import { IdempotencyKeyMissing, IdempotencyKeyReused, NotFound } from '#app/http/http_errors'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { FieldsRefused } from '#app/http/validation/fields_refused'

/** Members, their photos, and messages that are held: calls of the console. */
export function membersRoutes(): void {
  router
    .post('/api/members/:id/reveal', [controllers.admin.members.MemberReveals, 'store'])
    .as('member_reveals.store')
    .refuses(NotFound)
  router
    .put('/api/tenants/:tenant_id/members/:id/postbacks', [controllers.admin.members.MemberPostbacks, 'update'])
    .as('member_postbacks.update')
    .refuses(NotFound)
  router
    .get('/api/tenants/:tenant_id/members/:id/timeline', [controllers.admin.members.MemberTimelines, 'show'])
    .as('member_timelines.show')
    .refuses(NotFound, FieldsRefused)
  router
    .post('/api/tenants/:tenant_id/members/:id/mails', [controllers.admin.members.MemberMails, 'store'])
    .as('member_mails.store')
    .refuses(NotFound, MemberShutOut, MemberLeaving, MemberActivated, TooManyAttempts)
  router
    .put('/api/tenants/:tenant_id/members/:id/email', [controllers.admin.members.MemberEmails, 'update'])
    .as('member_emails.update')
    .refuses(NotFound, MemberShutOut, MemberLeaving, TooManyAttempts)
  router
    .put('/api/tenants/:tenant_id/members/:id/birth_date', [controllers.admin.members.MemberBirthDates, 'update'])
    .as('member_birth_dates.update')
    .refuses(NotFound, MemberShutOut, MemberLeaving)
  router
    .post('/api/tenants/:tenant_id/members/:id/credits', [controllers.admin.members.MemberCredits, 'store'])
    .as('member_credits.store')
    .refuses(NotFound, MemberNotActivated, IdempotencyKeyMissing, IdempotencyKeyReused)
  router
    .get('/api/tenants/:tenant_id/members/:id/sessions', [controllers.admin.members.MemberSessions, 'index'])
    .as('member_sessions.index')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/members/:id/session_ends', [controllers.admin.members.MemberSessionEnds, 'store'])
    .as('member_session_ends.store')
    .refuses(NotFound)
  router
    .get('/api/tenants/:tenant_id/members/:id/notes', [controllers.admin.members.MemberNotes, 'index'])
    .as('member_notes.index')
    .refuses(NotFound, FieldsRefused)
  router
    .post('/api/tenants/:tenant_id/members/:id/notes', [controllers.admin.members.MemberNotes, 'store'])
    .as('member_notes.store')
    .refuses(NotFound)
  router
    .delete('/api/tenants/:tenant_id/members/:id/notes/:note_id', [controllers.admin.members.MemberNotes, 'destroy'])
    .as('member_notes.destroy')
    .refuses(NotFound, NoteOfColleague)
  router
    .get('/api/tenants/:tenant_id/members/:id/sanctions', [controllers.admin.sanctions.MemberSanctions, 'index'])
    .as('member_sanctions.index')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/members/:id/sanctions', [controllers.admin.sanctions.MemberSanctions, 'store'])
    .as('member_sanctions.store')
    .refuses(NotFound, MemberNotActivated)
  router
    .post('/api/tenants/:tenant_id/sanctions/:id/lift', [controllers.admin.sanctions.SanctionLifts, 'store'])
    .as('sanction_lifts.store')
    .refuses(NotFound, SanctionOver)
  router
    .put('/api/tenants/:tenant_id/members/:id/deletion', [controllers.admin.members.MemberDeletions, 'update'])
    .as('member_deletions.update')
    .refuses(NotFound, MemberNotRestorable)
  router
    .put('/api/tenants/:tenant_id/members/:id/erasure_hold', [controllers.admin.deletions.ErasureHolds, 'update'])
    .as('erasure_holds.update')
    .refuses(NotFound, HoldChanged, MemberErasing)
  router
    .post('/api/tenants/:tenant_id/members/:id/erasure_hold_lift', [
      controllers.admin.deletions.ErasureHoldLifts,
      'store',
    ])
    .as('erasure_hold_lifts.store')
    .refuses(NotFound, HoldChanged)
  router
    .post('/api/tenants/:tenant_id/members/:id/erasure', [controllers.admin.deletions.Erasures, 'store'])
    .as('erasures.store')
    .refuses(NotFound, MemberHeld, MemberNotRestorable)
  router
    .post('/api/tenants/:tenant_id/privacy_requests', [controllers.admin.privacy.PrivacyRequests, 'store'])
    .as('privacy_requests.store')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/privacy_requests/:id/extension', [
      controllers.admin.privacy.PrivacyExtensions,
      'store',
    ])
    .as('privacy_extensions.store')
    .refuses(NotFound, PrivacyRequestAnswered, PrivacyRequestNotExtended)
  router
    .post('/api/tenants/:tenant_id/privacy_requests/:id/export', [controllers.admin.privacy.PrivacyExports, 'store'])
    .as('privacy_exports.store')
    .refuses(NotFound, PrivacyRequestAnswered, PrivacyRequestOfNobody, MemberLeaving, TooManyAttempts)
  router
    .post('/api/tenants/:tenant_id/privacy_requests/:id/erasure', [controllers.admin.privacy.PrivacyErasures, 'store'])
    .as('privacy_erasures.store')
    .refuses(NotFound, PrivacyRequestAnswered, PrivacyRequestOfNobody, MemberHeld, MemberLeaving)
  router
    .post('/api/tenants/:tenant_id/privacy_requests/:id/answer', [controllers.admin.privacy.PrivacyAnswers, 'store'])
    .as('privacy_answers.store')
    .refuses(NotFound, PrivacyRequestAnswered)
  router
    .post('/api/tenants/:tenant_id/partner_handovers', [controllers.admin.partners.PartnerHandovers, 'store'])
    .as('partner_handovers.store')
    .refuses(NotFound, PartnersOff, PartnersUnreachable, TooManyListExports)
  router
    .post('/api/tenants/:tenant_id/partner_consents/:id/withdrawal', [
      controllers.admin.partners.PartnerWithdrawals,
      'store',
    ])
    .as('partner_withdrawals.store')
    .refuses(NotFound, ConsentEnded)
  router
    .get('/photos/:tenant_id/:file', [controllers.admin.members.MemberPhotos, 'show'])
    .where('file', /^[0-9a-f]{32}-[tl]\.webp$/)
    .as('member_photos.show')
  router
    .get('/photos/:tenant_id/chats/:file', [controllers.admin.photos.ChatPhotos, 'show'])
    .where('file', /^[0-9a-f]{32}-[tl]\.webp$/)
    .as('reviewed_photos.show')
  router
    .post('/api/members/:id/photos/:photo_id/judgement', [controllers.admin.members.PhotoDecisions, 'store'])
    .as('photo_judgements.store')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/photo_leases', [controllers.admin.photos.PhotoLeases, 'store'])
    .as('photo_leases.store')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/photos/:photo_id/verdict', [controllers.admin.photos.PhotoVerdicts, 'store'])
    .as('photo_verdicts.store')
    .refuses(NotFound, PhotoLeaseLost)
  router
    .post('/api/tenants/:tenant_id/photos/:photo_id/verdict_undo', [
      controllers.admin.photos.PhotoVerdictUndos,
      'store',
    ])
    .as('photo_verdict_undos.store')
    .refuses(NotFound, PhotoVerdictFinal)
  router
    .post('/api/tenants/:tenant_id/banned_photos/:id/lift', [controllers.admin.bans.BanLifts, 'store'])
    .as('ban_lifts.store')
    .refuses(NotFound, BanLifted)
  router
    .post('/api/banned_pictures/:id/lift', [controllers.admin.bans.PlatformBanLifts, 'store'])
    .as('platform_ban_lifts.store')
    .refuses(NotFound, BanLifted)
  router
    .post('/api/tenants/:tenant_id/profile_texts/:id/publication', [
      controllers.admin.profileTexts.TextPublications,
      'store',
    ])
    .as('text_publications.store')
    .refuses(NotFound, ProfileTextMovedOn)
  router
    .post('/api/tenants/:tenant_id/profile_texts/:id/refusal', [controllers.admin.profileTexts.TextRefusals, 'store'])
    .as('text_refusals.store')
    .refuses(NotFound, ProfileTextMovedOn)
  router
    .post('/api/tenants/:tenant_id/profile_texts/:id/undo', [controllers.admin.profileTexts.TextUndos, 'store'])
    .as('text_undos.store')
    .refuses(NotFound, ProfileTextMovedOn)
  router
    .get('/photos/:tenant_id/verifications/:file', [controllers.admin.verifications.VerificationPhotos, 'show'])
    .where('file', /^[0-9a-f]{32}-l\.webp$/)
    .as('verification_photos.show')
  router
    .post('/api/tenants/:tenant_id/verifications/:id/confirmation', [
      controllers.admin.verifications.VerificationConfirmations,
      'store',
    ])
    .as('verification_confirmations.store')
    .refuses(NotFound, VerificationMovedOn)
  router
    .post('/api/tenants/:tenant_id/verifications/:id/refusal', [
      controllers.admin.verifications.VerificationRefusals,
      'store',
    ])
    .as('verification_refusals.store')
    .refuses(NotFound, VerificationMovedOn)
  router
    .post('/api/tenants/:tenant_id/verifications/:id/undo', [
      controllers.admin.verifications.VerificationUndos,
      'store',
    ])
    .as('verification_undos.store')
    .refuses(NotFound, VerificationMovedOn)
  router
    .post('/api/tenants/:tenant_id/verifications/:id/withdrawal', [
      controllers.admin.verifications.MarkWithdrawals,
      'store',
    ])
    .as('mark_withdrawals.store')
    .refuses(NotFound, VerificationMovedOn)
  router
    .post('/api/tenants/:tenant_id/held_messages/:id/release', [controllers.admin.holds.HeldReleases, 'store'])
    .as('held_releases.store')
    .refuses(NotFound, HeldMessageDecided, HeldMessageUndeliverable)
  router
    .post('/api/tenants/:tenant_id/held_messages/:id/refusal', [controllers.admin.holds.HeldRefusals, 'store'])
    .as('held_refusals.store')
    .refuses(NotFound, HeldMessageDecided)
}
