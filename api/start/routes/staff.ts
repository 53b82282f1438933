import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { NotFound } from '#app/http/http_errors'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { LoginFailed, TokenInvalid, TotpRequired } from '#app/identity/account/identity_errors'
import { LastSecondFactor, OwnRights, StaffDisabled } from '#app/staff/staff_errors'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .post('/api/session', [controllers.staff.sessions.StaffSessions, 'store'])
      .as('sessions.store')
      .refuses(LoginFailed, TotpRequired, TooManyAttempts)
    router
      .get('/api/session', [controllers.staff.sessions.StaffSessions, 'show'])
      .as('sessions.show')
      .use(middleware.staff({ toEnrol: true }))
    router.delete('/api/session', [controllers.staff.sessions.StaffSessions, 'destroy']).as('sessions.destroy')
    router
      .post('/api/session/passkey_options', [controllers.staff.sessions.PasskeySessions, 'create'])
      .as('passkey_sessions.create')
    router
      .post('/api/session/passkey', [controllers.staff.sessions.PasskeySessions, 'store'])
      .as('passkey_sessions.store')
      .refuses(LoginFailed)
    router
      .get('/api/password_links/:token', [controllers.staff.accounts.PasswordLinks, 'show'])
      .as('password_links.show')
      .refuses(TokenInvalid)
    router
      .post('/api/password_links/:token', [controllers.staff.accounts.PasswordLinks, 'update'])
      .as('password_links.update')
      .refuses(TokenInvalid, TooManyAttempts)
  })
  .domain(ADMIN_HOST)
  .as('staff')
router
  .group(() => {
    router.get('/api/account', [controllers.staff.ownAccount.OwnAccounts, 'show']).as('show')
    router.put('/api/account', [controllers.staff.ownAccount.OwnAccounts, 'update']).as('update')
    router
      .put('/api/account/password', [controllers.staff.ownAccount.OwnPasswords, 'update'])
      .as('password.update')
      .refuses(TooManyAttempts)
    router
      .post('/api/account/authenticator', [controllers.staff.ownAccount.Authenticators, 'store'])
      .as('authenticator.store')
      .refuses(TooManyAttempts)
    router
      .put('/api/account/authenticator', [controllers.staff.ownAccount.Authenticators, 'update'])
      .as('authenticator.update')
    router
      .post('/api/account/recovery_codes', [controllers.staff.ownAccount.RecoveryCodes, 'store'])
      .as('recovery_codes.store')
      .refuses(TooManyAttempts)
    router
      .post('/api/account/passkey_options', [controllers.staff.ownAccount.Passkeys, 'create'])
      .as('passkeys.create')
      .refuses(TooManyAttempts)
    router.post('/api/account/passkeys', [controllers.staff.ownAccount.Passkeys, 'store']).as('passkeys.store')
    router
      .delete('/api/account/passkeys/:id', [controllers.staff.ownAccount.Passkeys, 'destroy'])
      .as('passkeys.destroy')
      .refuses(NotFound, LastSecondFactor)
    router
      .delete('/api/account/sessions/:id', [controllers.staff.ownAccount.OwnSessions, 'destroy'])
      .as('sessions.destroy')
      .refuses(NotFound)
    router
      .delete('/api/account/sessions', [controllers.staff.ownAccount.OwnSessions, 'destroyOthers'])
      .as('sessions.destroy_others')
  })
  .domain(ADMIN_HOST)
  .as('own_account')
  .use(middleware.staff({ toEnrol: true }))
router
  .group(() => {
    router.post('/api/staff_members', [controllers.staff.accounts.StaffMembers, 'store']).as('store')
    router
      .put('/api/staff_members/:id', [controllers.staff.accounts.StaffMembers, 'update'])
      .as('update')
      .refuses(NotFound, OwnRights)
    router
      .post('/api/staff_members/:id/password_link', [controllers.staff.accounts.StaffPasswordLinks, 'store'])
      .as('password_links.store')
      .refuses(NotFound, StaffDisabled)
    router
      .delete('/api/staff_members/:id/second_factor', [controllers.staff.accounts.StaffSecondFactors, 'destroy'])
      .as('second_factors.destroy')
      .refuses(NotFound, OwnRights)
  })
  .domain(ADMIN_HOST)
  .as('staff_members')
  .use(middleware.platformAdmin())
router
  .group(() => {
    router.get('/api/access-tokens', [controllers.staff.accessTokens.AccessTokens, 'index']).as('index')
    router.post('/api/access-tokens', [controllers.staff.accessTokens.AccessTokens, 'store']).as('store')
    router
      .delete('/api/access-tokens/:id', [controllers.staff.accessTokens.AccessTokens, 'destroy'])
      .as('destroy')
      .refuses(NotFound)
  })
  .domain(ADMIN_HOST)
  .as('access_tokens')
  .use(middleware.platformAdmin())
