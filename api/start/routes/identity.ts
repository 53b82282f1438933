import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.post('/api/user.php', [controllers.identity.logIn.Sessions, 'store']).as('user.store').use(middleware.push())
    router.post('/api/session', [controllers.identity.logIn.Sessions, 'store']).as('sessions.store')
    router.get('/api/logout.php', [controllers.identity.logIn.Sessions, 'destroy']).as('sessions.destroy')
    router
      .post('/api/signup', [controllers.identity.signup.Signups, 'store'])
      .as('signups.store')
      .use(middleware.partnerSignup())
    router.post('/api/signup-checks', [controllers.identity.signup.SignupChecks, 'store']).as('signup_checks.store')
    router.post('/api/activation', [controllers.identity.activation.Activations, 'store']).as('activations.store')
    router
      .post('/api/password-resets', [controllers.identity.passwords.PasswordResets, 'store'])
      .as('password_resets.store')
    router
      .post('/api/password-resets/:token', [controllers.identity.passwords.PasswordResets, 'update'])
      .as('password_resets.update')
    router
      .post('/api/email-changes/:token', [controllers.identity.emailChanges.EmailChanges, 'update'])
      .as('email_changes.update')
    router
      .delete('/api/email-changes/:token', [controllers.identity.emailChanges.EmailChanges, 'destroy'])
      .as('email_changes.destroy')
    router
      .group(() => {
        router.put('/api/password', [controllers.identity.passwords.Passwords, 'update']).as('password.update')
        router
          .post('/api/email-changes', [controllers.identity.emailChanges.EmailChanges, 'store'])
          .as('email_changes.store')
      })
      .use(middleware.member({ asks: true }))
    router
      .get('/api/signup-drafts/:token', [controllers.identity.signup.SignupDrafts, 'show'])
      .where('token', /^[\w-]{43}$/)
      .as('signup_drafts.show')
    router
      .get('/api/tokens/:token', [controllers.notices.links.Tokens, 'show'])
      .where('token', /^[\w-]{43}$/)
      .as('tokens.show')
    router
      .post('/api/account-deletion', [controllers.identity.deletion.AccountDeletions, 'store'])
      .as('account_deletions.store')
      .use(middleware.member({ asks: true }))
    router
      .post('/api/account-deletion-links', [controllers.identity.deletion.DeletionLinks, 'store'])
      .as('deletion_links.store')
    router
      .post('/api/account-deletion-links/:token', [controllers.identity.deletion.DeletionLinks, 'update'])
      .as('deletion_links.update')
    router
      .delete('/api/account-deletion/:token', [controllers.identity.deletion.AccountDeletions, 'destroy'])
      .as('account_deletions.destroy')
    router
      .group(() => {
        router
          .get('/api/account-deletion', [controllers.identity.deletion.AccountDeletions, 'show'])
          .as('account_deletions.show')
        router.get('/api/data-exports', [controllers.identity.exports.DataExports, 'index']).as('data_exports.index')
        router.post('/api/data-exports', [controllers.identity.exports.DataExports, 'store']).as('data_exports.store')
        router
          .get('/api/data-exports/:id/file', [controllers.identity.exports.DataExportFiles, 'show'])
          .as('data_export_files.show')
        router.get('/api/user.php', [controllers.identity.logIn.User, 'show']).as('user.show')
        router.put('/api/user.php', [controllers.identity.logIn.User, 'update']).as('user.update')
        router
          .get('/api/support-code', [controllers.identity.currentUser.SupportCodes, 'show'])
          .as('support_codes.show')
        router
          .post('/api/support-code', [controllers.identity.currentUser.SupportCodes, 'store'])
          .as('support_codes.store')
        router
          .post('/api/activation/resend', [controllers.identity.activation.ActivationResends, 'store'])
          .as('activation_resends.store')
        router.get('/api/consents', [controllers.identity.consents.Consents, 'index']).as('consents.index')
        router.post('/api/consents/:kind', [controllers.identity.consents.Consents, 'store']).as('consents.store')
        router.delete('/api/consents/:kind', [controllers.identity.consents.Consents, 'destroy']).as('consents.destroy')
        router
          .put('/api/activation/address', [controllers.identity.activation.ActivationAddresses, 'update'])
          .as('activation_addresses.update')
        router.get('/api/sessions', [controllers.identity.sessions.OwnSessions, 'index']).as('own_sessions.index')
        router
          .delete('/api/sessions/:id', [controllers.identity.sessions.OwnSessions, 'destroy'])
          .as('own_sessions.destroy')
        router
          .delete('/api/sessions', [controllers.identity.sessions.OtherSessions, 'destroy'])
          .as('other_sessions.destroy')
      })
      .use(middleware.member())
  })
  .use(middleware.tenant())
router.post('/api/age-checks', [controllers.identity.ageChecks.AgeChecks, 'store']).as('age_checks.store')
router.put('/api/age-checks/:token', [controllers.identity.ageChecks.AgeChecks, 'update']).as('age_checks.update')
router
  .group(() => {
    router.post('/api/session', [controllers.staff.sessions.StaffSessions, 'store']).as('sessions.store')
    router
      .get('/api/session', [controllers.staff.sessions.StaffSessions, 'show'])
      .as('sessions.show')
      .use(middleware.staff())
    router.delete('/api/session', [controllers.staff.sessions.StaffSessions, 'destroy']).as('sessions.destroy')
  })
  .domain(ADMIN_HOST)
  .as('staff')
router
  .group(() => {
    router.get('/api/access-tokens', [controllers.staff.accessTokens.AccessTokens, 'index']).as('index')
    router.post('/api/access-tokens', [controllers.staff.accessTokens.AccessTokens, 'store']).as('store')
    router.delete('/api/access-tokens/:id', [controllers.staff.accessTokens.AccessTokens, 'destroy']).as('destroy')
  })
  .domain(ADMIN_HOST)
  .as('access_tokens')
  .use(middleware.platformAdmin())
