import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { sandboxIsOpen } from '#app/credits/gateways/sandbox/sandbox_is_open'
import { ADMIN_HOST, MAIL_HOST, PAY_HOST } from '#app/http/hosts'
import { showsCapturedMail } from '#app/notices/captures_mail'
import { middleware } from './kernel.js'

/** The table of contents of the product. Names are what the generated client calls. */

// tenancy
router.get('/api/settings.php', [controllers.tenancy.Settings, 'show']).as('settings.show')
router.get('/api/companyinfo.php', [controllers.tenancy.Company, 'show']).as('company.show')

// identity
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

// members
router
  .get('/api/members/:id', [controllers.members.Profiles, 'show'])
  .as('members.show')
  .use(middleware.tenant({ writes: true }))
router
  .group(() => {
    router.get('/api/profile', [controllers.members.OwnProfile, 'show']).as('profile.show')
    router.put('/api/profile', [controllers.members.OwnProfile, 'update']).as('profile.update')
    router.get('/api/photos', [controllers.members.Photos, 'index']).as('photos.index')
    router.put('/api/photos/order', [controllers.members.PhotoOrders, 'update']).as('photos.order.update')
    router.delete('/api/photos/:id', [controllers.members.Photos, 'destroy']).as('photos.destroy')
    router.get('/api/blocks', [controllers.members.Blocks, 'index']).as('blocks.index')
    router.post('/api/blocks/:profile_id', [controllers.members.Blocks, 'store']).as('blocks.store')
    router.delete('/api/blocks/:profile_id', [controllers.members.Blocks, 'destroy']).as('blocks.destroy')
  })
  .use([middleware.tenant(), middleware.member()])
router.post('/api/photos', [controllers.members.Photos, 'store']).as('photos.store')
router.put('/api/photos/:id/main', [controllers.members.MainPhotos, 'update']).as('photos.main.update')
router
  .get('/photos/:tenant_id/:file', [controllers.members.PhotoFiles, 'show'])
  .where('file', /^[\w-]{1,100}\.webp$/)
  .as('photo_files.show')
router.get('/api/regions.php', [controllers.members.Regions, 'index']).as('regions.index')
router.get('/api/cities', [controllers.members.Cities, 'index']).as('cities.index')
router.get('/api/interests.php', [controllers.members.Interests, 'index']).as('interests.index')
router.get('/api/geocode.php', [controllers.members.Geocode, 'show']).as('geocode.show')

// discovery
router.get('/api/members', [controllers.discovery.Search, 'index']).as('members.index').use(middleware.tenant())
router
  .get('/api/members/:id/similar', [controllers.discovery.SimilarMembers, 'index'])
  .as('members.similar')
  .use(middleware.tenant())
router
  .get('/api/likes.php', [controllers.discovery.Likes, 'index'])
  .as('likes.index')
  .use([middleware.tenant(), middleware.member(), middleware.ofAge()])
router
  .post('/api/likes/:profile_id', [controllers.discovery.Likes, 'store'])
  .as('likes.store')
  .use([middleware.tenant(), middleware.member(), middleware.ofAge()])
router
  .delete('/api/likes/:profile_id', [controllers.discovery.Likes, 'destroy'])
  .as('likes.destroy')
  .use([middleware.tenant(), middleware.member(), middleware.ofAge()])
router
  .put('/api/likes/:profile_id/seen', [controllers.discovery.SeenLikes, 'update'])
  .as('likes.seen')
  .use([middleware.tenant(), middleware.member(), middleware.ofAge()])
router
  .get('/api/auto-like.php', [controllers.discovery.AutoLikes, 'show'])
  .as('auto_likes.show')
  .use([middleware.tenant({ writes: true }), middleware.member(), middleware.ofAge()])

router
  .group(() => {
    router.get('/api/swipe-game', [controllers.discovery.Swipes, 'index']).as('swipes.index')
    router.post('/api/swipe-game', [controllers.discovery.Swipes, 'store']).as('swipes.store')
    router.get('/api/match-finder', [controllers.discovery.MatchFinder, 'index']).as('match_finder.index')
  })
  .use([middleware.tenant(), middleware.member(), middleware.ofAge()])

// chat
router
  .group(() => {
    router.get('/api/chats.php', [controllers.chat.Chats, 'index']).as('chats.index')
    router.delete('/api/chat.php', [controllers.chat.Chats, 'destroy']).as('chats.destroy')
    router.get('/api/chats/:id/messages', [controllers.chat.ChatMessages, 'index']).as('chats.messages.index')
    router.put('/api/chats/:id/read', [controllers.chat.ReadMarks, 'update']).as('chats.read.update')
    router.get('/api/members/:id/composer', [controllers.chat.Composer, 'show']).as('members.composer.show')
  })
  .use([middleware.tenant(), middleware.member(), middleware.ofAge()])
router
  .group(() => {
    router.post('/api/chats/:id/messages', [controllers.chat.ChatMessages, 'store']).as('chats.messages.store')
    router.post('/api/members/:id/messages', [controllers.chat.MemberMessages, 'store']).as('members.messages.store')
  })
  .use([middleware.tenant(), middleware.member({ asks: true })])

// credits
router.get('/api/packages', [controllers.credits.Packages, 'index']).as('packages.index').use(middleware.tenant())
router
  .get('/api/orders', [controllers.credits.Orders, 'index'])
  .as('orders.index')
  .use([middleware.tenant(), middleware.member()])
router.post('/api/orders', [controllers.credits.Orders, 'store']).as('orders.store')
router.get('/api/orders/:id', [controllers.credits.Orders, 'show']).as('orders.show')
router
  .get('/api/transactions', [controllers.credits.Transactions, 'index'])
  .as('transactions.index')
  .use([middleware.tenant(), middleware.member()])
router
  .get('/api/gifts', [controllers.credits.Gifts, 'index'])
  .as('gifts.index')
  .use([middleware.tenant(), middleware.member()])
router
  .get('/api/discountcode.php', [controllers.credits.DiscountCodes, 'show'])
  .as('discount_codes.show')
  .use([middleware.tenant(), middleware.member()])
router
  .post('/api/webhooks/:gateway', [controllers.credits.Webhooks, 'store'])
  .as('webhooks.store')
  .use(middleware.tenant())
if (sandboxIsOpen()) {
  router
    .group(() => {
      router.post('/payments', [controllers.credits.gateways.sandbox.server.Payments, 'store']).as('payments.store')
      router.get('/payments/:id', [controllers.credits.gateways.sandbox.server.Payments, 'show']).as('payments.show')
      router.get('/checkout/:id', [controllers.credits.gateways.sandbox.server.Checkouts, 'show']).as('checkouts.show')
      router
        .post('/checkout/:id/:outcome', [controllers.credits.gateways.sandbox.server.Checkouts, 'update'])
        .where('outcome', /^(paid|failed|cancelled|pending)$/)
        .as('checkouts.update')
    })
    .domain(PAY_HOST)
    .as('sandbox')
}

// safety
router
  .post('/api/fictional-consents', [controllers.safety.FictionalConsents, 'store'])
  .as('fictional_consents.store')
  .use([middleware.tenant(), middleware.member()])

// notices
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

// health: also on the hosts above that have routes of their own, which see no others
const health = () => {
  router.get('/health/live', [controllers.http.Health, 'live']).as('live')
  router.get('/health/ready', [controllers.http.Health, 'ready']).as('ready')
}
router.group(health).as('health')
router.group(health).domain(ADMIN_HOST).as('admin_health')
router.group(health).domain(MAIL_HOST).as('mail_health')
router.group(health).domain(PAY_HOST).as('pay_health')

// the calls of both hosts, for machines
router.get('/api/openapi.json', [controllers.http.Openapi, 'show']).as('openapi.show')
router.get('/api/openapi.json', [controllers.http.Openapi, 'show']).domain(ADMIN_HOST).as('console.openapi.show')

// reach
router.get('/api/pages/:name', [controllers.reach.Pages, 'show']).as('pages.show').use(middleware.tenant())
router.post('/api/page-hidden.php', [controllers.reach.HiddenPages, 'store']).as('hidden_pages.store')
router.get('/robots.txt', [controllers.reach.Robots, 'show']).as('robots.show')
router.get('/sitemap.xml', [controllers.reach.Sitemaps, 'show']).as('sitemap.show')
router.get('/manifest.webmanifest', [controllers.reach.WebManifest, 'show']).as('web_manifest.show')
router.get('/icons/share.png', [controllers.reach.ShareImages, 'show']).as('share_image.show')
router.get('/icons/:file', [controllers.reach.WebManifest, 'icon']).as('web_manifest.icon')

// admin: the console, on a host of its own; a brand's host knows none of this
router
  .get('/api/manifests/schema.json', [controllers.admin.Manifests, 'schema'])
  .as('manifests.schema')
  .domain(ADMIN_HOST)
router
  .group(() => {
    router.post('/api/manifests/plan', [controllers.admin.Manifests, 'plan']).as('plan')
    router.post('/api/manifests/apply', [controllers.admin.Manifests, 'apply']).as('apply')
    router.get('/api/manifests/:tenant', [controllers.admin.Manifests, 'show']).as('show')
  })
  .domain(ADMIN_HOST)
  .as('manifests')
  .use(middleware.platformAdmin({ scope: 'manifests' }))
router
  .group(() => {
    router
      .group(() => {
        router.get('/api/access', [controllers.admin.Access, 'show']).as('access.show')
        router.post('/api/members/:id/reveal', [controllers.admin.MemberReveals, 'store']).as('member_reveals.store')
        router
          .get('/photos/:tenant_id/:file', [controllers.admin.MemberPhotos, 'show'])
          .where('file', /^[0-9a-f]{32}-[tl]\.webp$/)
          .as('member_photos.show')
        router.get('/api/tenants/:tenant_id/checklist', [controllers.admin.Checklists, 'show']).as('checklists.show')
        router.get('/api/tenants/:tenant_id/pages', [controllers.admin.TenantPages, 'index']).as('tenant_pages.index')
        router
          .get('/api/tenants/:tenant_id/pages/:page', [controllers.admin.TenantPages, 'show'])
          .as('tenant_pages.show')
        router
          .put('/api/tenants/:tenant_id/pages/:page', [controllers.admin.TenantPages, 'update'])
          .as('tenant_pages.update')
        router
          .post('/api/tenants/:tenant_id/pages/:page/preview', [controllers.admin.PagePreviews, 'store'])
          .as('page_previews.store')
        router
          .post('/api/members/:id/photos/:photo_id/judgement', [controllers.admin.PhotoJudgements, 'store'])
          .as('photo_judgements.store')
        router.get('/api/:resource', [controllers.admin.Resources, 'index']).as('resources.index')
        router.get('/api/:resource/:id', [controllers.admin.Resources, 'show']).as('resources.show')
        router.put('/api/:resource/:id', [controllers.admin.Resources, 'update']).as('resources.update')
      })
      .use(middleware.staff())
    router.get('*', [controllers.admin.Console, 'show']).as('screen')
  })
  .domain(ADMIN_HOST)
  .as('console')

// site: its service worker
router.get('/sw-push.js', [controllers.site.ServiceWorker, 'show']).as('site.service_worker')

// site: whatever is no call is a page; stands last
router.get('*', [controllers.site.Documents, 'show']).as('site.document')
