import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { SENDING_REFUSALS } from '#app/chat/conversations/chat_errors'
import { AuthenticationRequired, NotFound } from '#app/http/http_errors'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import {
  AccountBanned,
  AccountDeleted,
  AccountSuspended,
  AgeCheckNotNeeded,
  ConsentGoesWithAccount,
  ConsentTextChanged,
  LoginFailed,
  SignupsClosed,
  TokenInvalid,
} from '#app/identity/account/identity_errors'
import { ActivationRequired } from '#app/members/people/members_errors'
import { FictionalTextChanged } from '#app/safety/safety_errors'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .post('/api/user.php', [controllers.identity.logIn.Sessions, 'store'])
      .as('user.store')
      .refuses(LoginFailed, AccountDeleted, AccountSuspended, AccountBanned, TooManyAttempts)
      .use(middleware.push())
    router
      .post('/api/session', [controllers.identity.logIn.Sessions, 'store'])
      .as('sessions.store')
      .refuses(LoginFailed, AccountDeleted, AccountSuspended, AccountBanned, TooManyAttempts)
    router
      .get('/api/logout.php', [controllers.identity.logIn.Sessions, 'destroy'])
      .as('sessions.destroy')
      .provenBy('marker')
    router
      .post('/api/signup', [controllers.identity.signup.Signups, 'store'])
      .as('signups.store')
      .provenBy('marker', 'token')
      .refuses(SignupsClosed, NotFound, FictionalTextChanged, TooManyAttempts)
      .use(middleware.partnerSignup({ scope: 'signup' }))
    router
      .post('/api/signup-checks', [controllers.identity.signup.SignupChecks, 'store'])
      .as('signup_checks.store')
      .refuses(TooManyAttempts)
    router
      .post('/api/activation', [controllers.identity.activation.Activations, 'store'])
      .as('activations.store')
      .refuses(AuthenticationRequired, TokenInvalid, TooManyAttempts, ...SENDING_REFUSALS)
    router
      .post('/api/password-resets', [controllers.identity.passwords.PasswordResets, 'store'])
      .as('password_resets.store')
      .refuses(TooManyAttempts)
    router
      .post('/api/password-resets/:token', [controllers.identity.passwords.PasswordResets, 'update'])
      .as('password_resets.update')
      .refuses(TokenInvalid, TooManyAttempts)
    router
      .post('/api/email-changes/:token', [controllers.identity.emailChanges.EmailChanges, 'update'])
      .as('email_changes.update')
      .refuses(TokenInvalid)
    router
      .delete('/api/email-changes/:token', [controllers.identity.emailChanges.EmailChanges, 'destroy'])
      .as('email_changes.destroy')
      .refuses(TokenInvalid, TooManyAttempts)
    router
      .group(() => {
        router
          .put('/api/password', [controllers.identity.passwords.Passwords, 'update'])
          .as('password.update')
          .refuses(TooManyAttempts)
        router
          .post('/api/email-changes', [controllers.identity.emailChanges.EmailChanges, 'store'])
          .as('email_changes.store')
          .refuses(ActivationRequired, TooManyAttempts)
      })
      .use(middleware.member({ asks: true }))
    router
      .get('/api/signup-drafts/:token', [controllers.identity.signup.SignupDrafts, 'show'])
      .where('token', /^[\w-]{43}$/)
      .as('signup_drafts.show')
      .refuses(NotFound)
    router
      .get('/api/tokens/:token', [controllers.notices.links.Tokens, 'show'])
      .where('token', /^[\w-]{43}$/)
      .as('tokens.show')
      .refuses(NotFound)
    router
      .get('/api/shut-out/:token', [controllers.identity.shutOut.ShutOuts, 'show'])
      .as('shut_outs.show')
      .refuses(TokenInvalid)
    router
      .post('/api/shut-out/:token/data-exports', [controllers.identity.shutOut.ShutOutExports, 'store'])
      .as('shut_out_exports.store')
      .refuses(TokenInvalid, TooManyAttempts)
    router
      .get('/api/shut-out/:token/data-exports/:id/file', [controllers.identity.shutOut.ShutOutExports, 'show'])
      .as('shut_out_exports.show')
      .refuses(TokenInvalid, NotFound)
    router
      .post('/api/shut-out/:token/refund', [controllers.identity.shutOut.ShutOutRefunds, 'store'])
      .as('shut_out_refunds.store')
      .refuses(TokenInvalid)
    router
      .post('/api/shut-out/:token/deletion', [controllers.identity.shutOut.ShutOutDeletions, 'store'])
      .as('shut_out_deletions.store')
      .refuses(TokenInvalid)
    router
      .post('/api/privacy-request-links', [controllers.identity.privacy.PrivacyLinks, 'store'])
      .as('privacy_links.store')
      .refuses(TooManyAttempts)
    router
      .get('/api/privacy-request-links/:token', [controllers.identity.privacy.PrivacyLinks, 'show'])
      .as('privacy_links.show')
      .refuses(TokenInvalid)
    router
      .post('/api/privacy-request-links/:token', [controllers.identity.privacy.PrivacyLinks, 'update'])
      .as('privacy_links.update')
      .refuses(TokenInvalid)
    router
      .post('/api/account-deletion', [controllers.identity.deletion.AccountDeletions, 'store'])
      .as('account_deletions.store')
      .refuses(TooManyAttempts)
      .use(middleware.member({ asks: true }))
    router
      .post('/api/account-deletion-links', [controllers.identity.deletion.DeletionLinks, 'store'])
      .as('deletion_links.store')
      .refuses(AuthenticationRequired, TooManyAttempts)
    router
      .post('/api/account-deletion-links/:token', [controllers.identity.deletion.DeletionLinks, 'update'])
      .as('deletion_links.update')
      .refuses(TokenInvalid)
    router
      .delete('/api/account-deletion/:token', [controllers.identity.deletion.AccountDeletions, 'destroy'])
      .as('account_deletions.destroy')
      .refuses(TokenInvalid)
    router
      .group(() => {
        router
          .get('/api/account-deletion', [controllers.identity.deletion.AccountDeletions, 'show'])
          .as('account_deletions.show')
        router.get('/api/data-exports', [controllers.identity.exports.DataExports, 'index']).as('data_exports.index')
        router
          .post('/api/data-exports', [controllers.identity.exports.DataExports, 'store'])
          .as('data_exports.store')
          .refuses(TooManyAttempts)
        router
          .get('/api/data-exports/:id/file', [controllers.identity.exports.DataExportFiles, 'show'])
          .as('data_export_files.show')
          .refuses(NotFound)
        router
          .get('/api/privacy-requests', [controllers.identity.privacy.PrivacyRequests, 'index'])
          .as('privacy_requests.index')
        router
          .post('/api/privacy-requests', [controllers.identity.privacy.PrivacyRequests, 'store'])
          .as('privacy_requests.store')
          .refuses(TooManyAttempts)
        router.get('/api/user.php', [controllers.identity.logIn.User, 'show']).as('user.show')
        router
          .put('/api/user.php', [controllers.identity.logIn.User, 'update'])
          .as('user.update')
          .refuses(ActivationRequired)
        router
          .get('/api/support-code', [controllers.identity.currentUser.SupportCodes, 'show'])
          .as('support_codes.show')
        router
          .post('/api/support-code', [controllers.identity.currentUser.SupportCodes, 'store'])
          .as('support_codes.store')
        router
          .post('/api/activation/resend', [controllers.identity.activation.ActivationResends, 'store'])
          .as('activation_resends.store')
          .refuses(TooManyAttempts)
        router.get('/api/consents', [controllers.identity.consents.Consents, 'index']).as('consents.index')
        router
          .post('/api/consents/:kind', [controllers.identity.consents.Consents, 'store'])
          .as('consents.store')
          .refuses(NotFound, ConsentTextChanged)
        router
          .delete('/api/consents/:kind', [controllers.identity.consents.Consents, 'destroy'])
          .as('consents.destroy')
          .refuses(NotFound, ConsentGoesWithAccount)
        router
          .put('/api/activation/address', [controllers.identity.activation.ActivationAddresses, 'update'])
          .as('activation_addresses.update')
          .refuses(TooManyAttempts)
        router.get('/api/sessions', [controllers.identity.sessions.OwnSessions, 'index']).as('own_sessions.index')
        router
          .delete('/api/sessions/:id', [controllers.identity.sessions.OwnSessions, 'destroy'])
          .as('own_sessions.destroy')
          .refuses(NotFound)
        router
          .delete('/api/sessions', [controllers.identity.sessions.OtherSessions, 'destroy'])
          .as('other_sessions.destroy')
      })
      .use(middleware.member())
  })
  .use(middleware.tenant())
router
  .post('/api/age-checks', [controllers.identity.ageChecks.AgeChecks, 'store'])
  .as('age_checks.store')
  .refuses(AuthenticationRequired, ActivationRequired, AgeCheckNotNeeded, TooManyAttempts)
router
  .put('/api/age-checks/:token', [controllers.identity.ageChecks.AgeChecks, 'update'])
  .as('age_checks.update')
  .refuses(AuthenticationRequired, TokenInvalid)
