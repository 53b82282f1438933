import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { MAIL_HOST } from '#app/tenancy/hosts/hosts'
import { showsCapturedMail } from '#app/captured_mails/captures_mail'
import { AuthenticationRequired, NotFound } from '#app/http/http_errors'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { AgeCheckRequired } from '#app/members/people/members_errors'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/api/notifications', [controllers.notices.preferences.Notifications, 'show']).as('notifications.show')
    router
      .put('/api/notifications', [controllers.notices.preferences.Notifications, 'update'])
      .as('notifications.update')
    router
      .post('/api/push-subscriptions', [controllers.notices.push.subscriptions.PushSubscriptions, 'store'])
      .as('push_subscriptions.store')
    router
      .delete('/api/push-subscriptions', [controllers.notices.push.subscriptions.PushSubscriptions, 'destroy'])
      .as('push_subscriptions.destroy')
    router
      .post('/api/push-subscriptions/test', [controllers.notices.push.subscriptions.PushTests, 'store'])
      .as('push_subscriptions.test')
      .refuses(NotFound, TooManyAttempts)
  })
  .use([middleware.tenant(), middleware.member()])
router
  .post('/api/unsubscriptions/:token', [controllers.notices.preferences.Unsubscriptions, 'store'])
  .as('unsubscriptions.store')
  .refuses(TokenInvalid)
  .use(middleware.tenant())
// One-click unsubscribe in mail programs (RFC 8058).
router
  .post('/:token', [controllers.notices.preferences.Unsubscriptions, 'store'])
  .where('token', /^[\w-]{43}$/)
  .as('unsubscriptions.one_click')
  .provenBy('secret')
  .takes('*/*')
  .use(middleware.tenant())
router
  .get('/api/events', [controllers.notices.streams.Events, 'index'])
  .as('events.index')
  .refuses(AuthenticationRequired, AgeCheckRequired)
router
  .get('/api/waiting', [controllers.notices.streams.Waiting, 'show'])
  .as('waiting.show')
  .refuses(AuthenticationRequired, AgeCheckRequired)
if (showsCapturedMail()) {
  router
    .group(() => {
      router.get('/', [controllers.capturedMails.CapturedMails, 'index']).as('index')
      router.get('/mails/:name', [controllers.capturedMails.CapturedMails, 'show']).as('show')
      router.get('/mails/:name/body', [controllers.capturedMails.CapturedMails, 'body']).as('body')
    })
    .domain(MAIL_HOST)
    .as('captured_mails')
}
