import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { ADMIN_HOST } from '#app/http/hosts'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.post('/api/user.php', [controllers.identity.User, 'store']).as('user.store').use(middleware.push())
    router.post('/api/session', [controllers.identity.Sessions, 'store']).as('sessions.store')
    router.get('/api/logout.php', [controllers.identity.Sessions, 'destroy']).as('sessions.destroy')
    router
      .post('/api/signup', [controllers.identity.Signups, 'store'])
      .as('signups.store')
      .use(middleware.partnerSignup())
    router.post('/api/signup-checks', [controllers.identity.SignupChecks, 'store']).as('signup_checks.store')
    router.post('/api/activation', [controllers.identity.Activations, 'store']).as('activations.store')
    router.post('/api/password-resets', [controllers.identity.PasswordResets, 'store']).as('password_resets.store')
    router
      .post('/api/password-resets/:token', [controllers.identity.PasswordResets, 'update'])
      .as('password_resets.update')
    router.post('/api/email-changes/:token', [controllers.identity.EmailChanges, 'update']).as('email_changes.update')
    router
      .delete('/api/email-changes/:token', [controllers.identity.EmailChanges, 'destroy'])
      .as('email_changes.destroy')
    router
      .group(() => {
        router.put('/api/password', [controllers.identity.Passwords, 'update']).as('password.update')
        router.post('/api/email-changes', [controllers.identity.EmailChanges, 'store']).as('email_changes.store')
      })
      .use(middleware.member({ asks: true }))
    router
      .get('/api/signup-drafts/:token', [controllers.identity.KeptSignups, 'show'])
      .where('token', /^[\w-]{43}$/)
      .as('signup_drafts.show')
    router
      .get('/api/tokens/:token', [controllers.identity.Tokens, 'show'])
      .where('token', /^[\w-]{43}$/)
      .as('tokens.show')
    router
      .post('/api/account-deletion', [controllers.identity.AccountDeletions, 'store'])
      .as('account_deletions.store')
      .use(middleware.member({ asks: true }))
    router.post('/api/account-deletion-links', [controllers.identity.DeletionLinks, 'store']).as('deletion_links.store')
    router
      .post('/api/account-deletion-links/:token', [controllers.identity.DeletionLinks, 'update'])
      .as('deletion_links.update')
    router
      .delete('/api/account-deletion/:token', [controllers.identity.AccountDeletions, 'destroy'])
      .as('account_deletions.destroy')
    router
      .group(() => {
        router
          .get('/api/account-deletion', [controllers.identity.AccountDeletions, 'show'])
          .as('account_deletions.show')
        router.get('/api/data-exports', [controllers.identity.DataExports, 'index']).as('data_exports.index')
        router.post('/api/data-exports', [controllers.identity.DataExports, 'store']).as('data_exports.store')
        router
          .get('/api/data-exports/:id/file', [controllers.identity.DataExportFiles, 'show'])
          .as('data_export_files.show')
        router.get('/api/user.php', [controllers.identity.User, 'show']).as('user.show')
        router.put('/api/user.php', [controllers.identity.User, 'update']).as('user.update')
        router.get('/api/support-code', [controllers.identity.SupportCodes, 'show']).as('support_codes.show')
        router.post('/api/support-code', [controllers.identity.SupportCodes, 'store']).as('support_codes.store')
        router
          .post('/api/activation/resend', [controllers.identity.ActivationResends, 'store'])
          .as('activation_resends.store')
        router.get('/api/consents', [controllers.identity.Consents, 'index']).as('consents.index')
        router.post('/api/consents/:kind', [controllers.identity.Consents, 'store']).as('consents.store')
        router.delete('/api/consents/:kind', [controllers.identity.Consents, 'destroy']).as('consents.destroy')
        router
          .put('/api/activation/address', [controllers.identity.ActivationAddresses, 'update'])
          .as('activation_addresses.update')
        router.get('/api/sessions', [controllers.identity.OwnSessions, 'index']).as('own_sessions.index')
        router.delete('/api/sessions/:id', [controllers.identity.OwnSessions, 'destroy']).as('own_sessions.destroy')
        router.delete('/api/sessions', [controllers.identity.OtherSessions, 'destroy']).as('other_sessions.destroy')
      })
      .use(middleware.member())
  })
  .use(middleware.tenant())
router.post('/api/age-checks', [controllers.identity.AgeChecks, 'store']).as('age_checks.store')
router.put('/api/age-checks/:token', [controllers.identity.AgeChecks, 'update']).as('age_checks.update')
router
  .group(() => {
    router.post('/api/session', [controllers.identity.StaffSessions, 'store']).as('sessions.store')
    router.get('/api/session', [controllers.identity.StaffSessions, 'show']).as('sessions.show').use(middleware.staff())
    router.delete('/api/session', [controllers.identity.StaffSessions, 'destroy']).as('sessions.destroy')
  })
  .domain(ADMIN_HOST)
  .as('staff')
router
  .group(() => {
    router.get('/api/access-tokens', [controllers.identity.AccessTokens, 'index']).as('index')
    router.post('/api/access-tokens', [controllers.identity.AccessTokens, 'store']).as('store')
    router.delete('/api/access-tokens/:id', [controllers.identity.AccessTokens, 'destroy']).as('destroy')
  })
  .domain(ADMIN_HOST)
  .as('access_tokens')
  .use(middleware.platformAdmin())
