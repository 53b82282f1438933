import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { MAIL_HOST } from '#app/http/hosts'
import { showsCapturedMail } from '#app/notices/captures_mail'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/api/notifications', [controllers.notices.Notifications, 'show']).as('notifications.show')
    router.put('/api/notifications', [controllers.notices.Notifications, 'update']).as('notifications.update')
    router
      .post('/api/push-subscriptions', [controllers.notices.PushSubscriptions, 'store'])
      .as('push_subscriptions.store')
    router
      .delete('/api/push-subscriptions', [controllers.notices.PushSubscriptions, 'destroy'])
      .as('push_subscriptions.destroy')
  })
  .use([middleware.tenant(), middleware.member()])
router
  .post('/api/unsubscriptions/:token', [controllers.notices.Unsubscriptions, 'store'])
  .as('unsubscriptions.store')
  .use(middleware.tenant())
// What mail programs press: the link of the mail itself.
router
  .post('/:token', [controllers.notices.Unsubscriptions, 'store'])
  .where('token', /^[\w-]{43}$/)
  .as('unsubscriptions.one_click')
  .use(middleware.tenant())
if (showsCapturedMail()) {
  router
    .group(() => {
      router.get('/', [controllers.notices.CapturedMails, 'index']).as('index')
      router.get('/mails/:name', [controllers.notices.CapturedMails, 'show']).as('show')
      router.get('/mails/:name/body', [controllers.notices.CapturedMails, 'body']).as('body')
    })
    .domain(MAIL_HOST)
    .as('captured_mails')
}
