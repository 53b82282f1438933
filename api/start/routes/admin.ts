import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { YAML } from '#config/bodyparser'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import {
  AnnouncementChanged,
  AnnouncementSent,
  DomainIsMain,
  HeldMessageDecided,
  HeldMessageUndeliverable,
  MemberActivated,
  MemberBanned,
  MemberLeaving,
  MemberNotActivated,
  MemberNotRestorable,
  NotAllowed,
  OfferChanged,
  OwnRefund,
  PageChanged,
  PaymentTaskDone,
  PostbackNotResent,
  RefundDecided,
  TooManyListExports,
  TooManySavedFilters,
} from '#app/admin/access/admin_errors'
import { IdempotencyKeyMissing, IdempotencyKeyReused, NotFound } from '#app/http/http_errors'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { FieldsRefused } from '#app/http/validation/fields_refused'
import { PHOTO_REFUSALS, PhotoLimit, PhotoTooLarge } from '#app/members/photos/processing/photo_errors'
import { middleware } from '#start/kernel'

/** A static page may have 100,000 characters of up to three bytes each. */
const WHOLE_PAGE = '400kb'

router
  .get('/api/manifests/schema.json', [controllers.admin.Manifests, 'schema'])
  .as('manifests.schema')
  .domain(ADMIN_HOST)
router
  .group(() => {
    router
      .post('/api/manifests/plan', [controllers.admin.Manifests, 'plan'])
      .as('plan')
      .provenBy('marker', 'token')
      .takes('application/json', ...YAML)
      .refuses(FieldsRefused)
    router
      .post('/api/manifests/apply', [controllers.admin.Manifests, 'apply'])
      .as('apply')
      .provenBy('marker', 'token')
      .takes('application/json', ...YAML)
      .refuses(FieldsRefused)
    router.get('/api/manifests/:tenant', [controllers.admin.Manifests, 'show']).as('show').refuses(NotFound)
  })
  .domain(ADMIN_HOST)
  .as('manifests')
  .use(middleware.platformAdmin({ scope: 'manifests' }))
router
  .group(() => {
    router.get('/api/access', [controllers.admin.access.Access, 'show']).as('access.show').use(middleware.staff())
    router.get('/api/search', [controllers.admin.search.Searches, 'show']).as('search.show').use(middleware.staff())
    router
      .group(() => {
        router.get('/api/saved_filters', [controllers.admin.savedFilters.SavedFilters, 'index']).as('index')
        router
          .post('/api/saved_filters', [controllers.admin.savedFilters.SavedFilters, 'store'])
          .as('store')
          .refuses(NotFound, NotAllowed, TooManySavedFilters)
        router
          .put('/api/saved_filters/:id', [controllers.admin.savedFilters.SavedFilters, 'update'])
          .as('update')
          .refuses(NotFound)
        router
          .delete('/api/saved_filters/:id', [controllers.admin.savedFilters.SavedFilters, 'destroy'])
          .as('destroy')
          .refuses(NotFound)
      })
      .as('saved_filters')
      .use(middleware.staff())
    router
      .group(() => {
        router.get('/api/dashboard', [controllers.admin.dashboard.Dashboards, 'show']).as('dashboards.show')
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
          .refuses(NotFound, MemberBanned, MemberLeaving, MemberActivated, TooManyAttempts)
        router
          .put('/api/tenants/:tenant_id/members/:id/email', [controllers.admin.members.MemberEmails, 'update'])
          .as('member_emails.update')
          .refuses(NotFound, MemberBanned, MemberLeaving, TooManyAttempts)
        router
          .post('/api/tenants/:tenant_id/members/:id/credits', [controllers.admin.members.MemberCredits, 'store'])
          .as('member_credits.store')
          .refuses(NotFound, MemberNotActivated, IdempotencyKeyMissing, IdempotencyKeyReused)
        router
          .get('/api/tenants/:tenant_id/members/:id/sessions', [controllers.admin.members.MemberSessions, 'index'])
          .as('member_sessions.index')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/members/:id/session_ends', [
            controllers.admin.members.MemberSessionEnds,
            'store',
          ])
          .as('member_session_ends.store')
          .refuses(NotFound)
        router
          .put('/api/tenants/:tenant_id/members/:id/ban', [controllers.admin.members.MemberBans, 'update'])
          .as('member_bans.update')
          .refuses(NotFound, MemberNotActivated)
        router
          .put('/api/tenants/:tenant_id/members/:id/deletion', [controllers.admin.members.MemberDeletions, 'update'])
          .as('member_deletions.update')
          .refuses(NotFound, MemberNotRestorable)
        router
          .get('/api/tenants/:tenant_id/profile_choices', [controllers.admin.fictional.ProfileChoices, 'show'])
          .as('profile_choices.show')
          .refuses(NotFound, FieldsRefused)
        router
          .post('/api/tenants/:tenant_id/fictional_profiles', [controllers.admin.fictional.FictionalProfiles, 'store'])
          .as('fictional_profiles.store')
          .refuses(NotFound)
        router
          .put('/api/tenants/:tenant_id/fictional_profiles/:id', [
            controllers.admin.fictional.FictionalProfiles,
            'update',
          ])
          .as('fictional_profiles.update')
          .refuses(NotFound)
        router
          .put('/api/tenants/:tenant_id/fictional_profiles/:id/retirement', [
            controllers.admin.fictional.FictionalRetirements,
            'update',
          ])
          .as('fictional_retirements.update')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/fictional_profiles/:id/photos', [
            controllers.admin.fictional.FictionalPhotos,
            'store',
          ])
          .as('fictional_photos.store')
          .takes('image/*', 'application/octet-stream')
          .refuses(NotFound, ...PHOTO_REFUSALS, PhotoLimit, PhotoTooLarge, TooManyAttempts, FieldsRefused)
        router
          .put('/api/tenants/:tenant_id/fictional_profiles/:id/photos/:photo_id', [
            controllers.admin.fictional.FictionalPhotos,
            'update',
          ])
          .as('fictional_photos.update')
          .refuses(NotFound)
        router
          .delete('/api/tenants/:tenant_id/fictional_profiles/:id/photos/:photo_id', [
            controllers.admin.fictional.FictionalPhotos,
            'destroy',
          ])
          .as('fictional_photos.destroy')
          .refuses(NotFound)
        router
          .get('/photos/:tenant_id/:file', [controllers.admin.members.MemberPhotos, 'show'])
          .where('file', /^[0-9a-f]{32}-[tl]\.webp$/)
          .as('member_photos.show')
        router
          .get('/api/tenants/:tenant_id/checklist', [controllers.admin.changes.Checklists, 'show'])
          .as('checklists.show')
          .refuses(NotFound)
        router
          .get('/api/tenants/:tenant_id/pages', [controllers.admin.pages.TenantPages, 'index'])
          .as('tenant_pages.index')
          .refuses(NotFound)
        router
          .get('/api/tenants/:tenant_id/pages/:page', [controllers.admin.pages.TenantPages, 'show'])
          .as('tenant_pages.show')
          .refuses(NotFound)
        router
          .put('/api/tenants/:tenant_id/pages/:page', [controllers.admin.pages.TenantPages, 'update'])
          .as('tenant_pages.update')
          .takesUpTo(WHOLE_PAGE)
          .refuses(NotFound, PageChanged)
        router
          .post('/api/tenants/:tenant_id/pages/:page/preview', [controllers.admin.pages.PagePreviews, 'store'])
          .as('page_previews.store')
          .takesUpTo(WHOLE_PAGE)
          .refuses(NotFound)
        router
          .post('/api/members/:id/photos/:photo_id/judgement', [controllers.admin.members.PhotoDecisions, 'store'])
          .as('photo_judgements.store')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/held_messages/:id/release', [controllers.admin.holds.HeldReleases, 'store'])
          .as('held_releases.store')
          .refuses(NotFound, HeldMessageDecided, HeldMessageUndeliverable)
        router
          .post('/api/tenants/:tenant_id/held_messages/:id/refusal', [controllers.admin.holds.HeldRefusals, 'store'])
          .as('held_refusals.store')
          .refuses(NotFound, HeldMessageDecided)
        router
          .get('/api/tenants/:tenant_id/orders/:number/refund', [controllers.admin.refunds.RefundCalculations, 'show'])
          .as('refund_calculations.show')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/orders/:number/refunds', [controllers.admin.refunds.GoodwillRefunds, 'store'])
          .as('goodwill_refunds.store')
          .refuses(NotFound, IdempotencyKeyMissing, IdempotencyKeyReused)
        router
          .post('/api/tenants/:tenant_id/refunds/:id/agreement', [controllers.admin.refunds.RefundAgreements, 'store'])
          .as('refund_agreements.store')
          .refuses(NotFound, OwnRefund, RefundDecided, FieldsRefused)
        router
          .post('/api/tenants/:tenant_id/refunds/:id/decline', [controllers.admin.refunds.RefundDeclines, 'store'])
          .as('refund_declines.store')
          .refuses(NotFound, OwnRefund, RefundDecided)
        router
          .get('/api/tenants/:tenant_id/orders/:number/receipt', [controllers.admin.payments.OrderReceipts, 'show'])
          .as('order_receipts.show')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/payment_tasks/:id/end', [controllers.admin.payments.PaymentTaskEnds, 'store'])
          .as('payment_task_ends.store')
          .refuses(NotFound, PaymentTaskDone)
        router
          .post('/api/tenants/:tenant_id/mandates/:id/revocation', [
            controllers.admin.payments.MandateRevocations,
            'store',
          ])
          .as('mandate_revocations.store')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/payment_blocks', [controllers.admin.payments.PaymentBlocks, 'store'])
          .as('payment_blocks.store')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/payment_blocks/:id/lift', [
            controllers.admin.payments.PaymentBlockLifts,
            'store',
          ])
          .as('payment_block_lifts.store')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/audience', [controllers.admin.announcements.Audiences, 'show'])
          .as('audiences.show')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/announcements', [controllers.admin.announcements.Announcements, 'store'])
          .as('announcements.store')
          .refuses(NotFound)
        router
          .put('/api/tenants/:tenant_id/announcements/:id', [controllers.admin.announcements.Announcements, 'update'])
          .as('announcements.update')
          .refuses(NotFound, AnnouncementChanged, AnnouncementSent)
        router
          .delete('/api/tenants/:tenant_id/announcements/:id', [
            controllers.admin.announcements.Announcements,
            'destroy',
          ])
          .as('announcements.destroy')
          .refuses(NotFound, AnnouncementSent)
        router
          .post('/api/tenants/:tenant_id/announcements/:id/test', [
            controllers.admin.announcements.AnnouncementTests,
            'store',
          ])
          .as('announcement_tests.store')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/announcements/:id/schedule', [
            controllers.admin.announcements.AnnouncementSchedules,
            'store',
          ])
          .as('announcement_schedules.store')
          .refuses(NotFound, AnnouncementSent)
        router
          .delete('/api/tenants/:tenant_id/announcements/:id/schedule', [
            controllers.admin.announcements.AnnouncementSchedules,
            'destroy',
          ])
          .as('announcement_schedules.destroy')
          .refuses(NotFound, AnnouncementSent)
        router
          .post('/api/tenants/:tenant_id/announcements/:id/stop', [
            controllers.admin.announcements.AnnouncementStops,
            'store',
          ])
          .as('announcement_stops.store')
          .refuses(NotFound, AnnouncementSent)
        router
          .post('/api/tenants/:tenant_id/campaigns', [controllers.admin.campaigns.Campaigns, 'store'])
          .as('campaigns.store')
          .refuses(NotFound)
        router
          .put('/api/tenants/:tenant_id/campaigns/:id', [controllers.admin.campaigns.Campaigns, 'update'])
          .as('campaigns.update')
          .refuses(NotFound)
        router
          .delete('/api/tenants/:tenant_id/campaigns/:id', [controllers.admin.campaigns.Campaigns, 'destroy'])
          .as('campaigns.destroy')
          .refuses(NotFound)
        router
          .get('/api/tenants/:tenant_id/packages', [controllers.admin.packages.Packages, 'index'])
          .as('credit_packages.index')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/packages', [controllers.admin.packages.Packages, 'store'])
          .as('credit_packages.store')
          .refuses(NotFound)
        router
          .put('/api/tenants/:tenant_id/packages/:id', [controllers.admin.packages.Packages, 'update'])
          .as('credit_packages.update')
          .refuses(NotFound, OfferChanged)
        router
          .put('/api/tenants/:tenant_id/packages/:id/sale', [controllers.admin.packages.PackageSales, 'update'])
          .as('package_sales.update')
          .refuses(NotFound, OfferChanged)
        router
          .put('/api/tenants/:tenant_id/package_order', [controllers.admin.packages.PackageOrders, 'update'])
          .as('package_orders.update')
          .refuses(NotFound, OfferChanged)
        router
          .post('/api/tenants/:tenant_id/package_copies', [controllers.admin.packages.PackageCopies, 'store'])
          .as('package_copies.store')
          .refuses(NotFound)
        router
          .get('/api/tenants/:tenant_id/gifts', [controllers.admin.gifts.Gifts, 'index'])
          .as('gifts.index')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/gifts', [controllers.admin.gifts.Gifts, 'store'])
          .as('gifts.store')
          .refuses(NotFound)
        router
          .put('/api/tenants/:tenant_id/gifts/:id', [controllers.admin.gifts.Gifts, 'update'])
          .as('gifts.update')
          .refuses(NotFound, OfferChanged)
        router
          .put('/api/tenants/:tenant_id/gifts/:id/sale', [controllers.admin.gifts.GiftSales, 'update'])
          .as('gift_sales.update')
          .refuses(NotFound, OfferChanged)
        router
          .put('/api/tenants/:tenant_id/gift_order', [controllers.admin.gifts.GiftOrders, 'update'])
          .as('gift_orders.update')
          .refuses(NotFound, OfferChanged)
        router
          .post('/api/tenants/:tenant_id/discount_codes', [controllers.admin.discounts.DiscountCodes, 'store'])
          .as('discount_codes.store')
          .refuses(NotFound)
        router
          .put('/api/tenants/:tenant_id/discount_codes/:id/state', [
            controllers.admin.discounts.DiscountCodeStates,
            'update',
          ])
          .as('discount_code_states.update')
          .refuses(NotFound, OfferChanged)
        router
          .post('/api/tenants/:tenant_id/discount_example', [controllers.admin.discounts.DiscountExamples, 'show'])
          .as('discount_examples.show')
          .refuses(NotFound)
        router
          .get('/api/tenants/:tenant_id/discount_batches', [controllers.admin.discounts.DiscountBatches, 'index'])
          .as('discount_batches.index')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/discount_batches', [controllers.admin.discounts.DiscountBatches, 'store'])
          .as('discount_batches.store')
          .refuses(NotFound)
        router
          .get('/api/tenants/:tenant_id/discount_batches/:name/file', [
            controllers.admin.discounts.DiscountBatchFiles,
            'show',
          ])
          .as('discount_batch_files.show')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/postback_receivers', [controllers.admin.postbacks.PostbackReceivers, 'store'])
          .as('postback_receivers.store')
          .refuses(NotFound)
        router
          .put('/api/tenants/:tenant_id/postback_receivers/:id', [
            controllers.admin.postbacks.PostbackReceivers,
            'update',
          ])
          .as('postback_receivers.update')
          .refuses(NotFound)
        router
          .delete('/api/tenants/:tenant_id/postback_receivers/:id', [
            controllers.admin.postbacks.PostbackReceivers,
            'destroy',
          ])
          .as('postback_receivers.destroy')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/postbacks/:id/resend', [controllers.admin.postbacks.PostbackResends, 'store'])
          .as('postback_resends.store')
          .refuses(NotFound, PostbackNotResent)
        router
          .get('/api/tenants/:tenant_id/exports', [controllers.admin.exports.ListExports, 'index'])
          .as('list_exports.index')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/exports', [controllers.admin.exports.ListExports, 'store'])
          .as('list_exports.store')
          .refuses(NotFound, TooManyListExports)
        router
          .get('/api/tenants/:tenant_id/exports/:id/file', [controllers.admin.exports.ListExportFiles, 'show'])
          .as('list_export_files.show')
          .refuses(NotFound)
        router.post('/api/tenants', [controllers.admin.brands.Brands, 'store']).as('tenants.store')
        router
          .post('/api/tenants/:tenant_id/domains', [controllers.admin.domains.BrandDomains, 'store'])
          .as('brand_domains.store')
          .refuses(NotFound)
        router
          .put('/api/tenants/:tenant_id/domains/:id', [controllers.admin.domains.BrandDomains, 'update'])
          .as('brand_domains.update')
          .refuses(NotFound)
        router
          .delete('/api/tenants/:tenant_id/domains/:id', [controllers.admin.domains.BrandDomains, 'destroy'])
          .as('brand_domains.destroy')
          .refuses(NotFound, DomainIsMain)
        router
          .get('/api/tenants/:tenant_id/domains/:id/check', [controllers.admin.domains.DomainChecks, 'show'])
          .as('domain_checks.show')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/preview_links', [controllers.admin.brands.PreviewLinks, 'store'])
          .as('preview_links.store')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/look_previews', [controllers.admin.looks.LookPreviews, 'store'])
          .as('look_previews.store')
          .refuses(NotFound, FieldsRefused)
        router
          .post('/api/companies', [controllers.admin.companies.Companies, 'store'])
          .as('companies.store')
          .refuses(FieldsRefused)
        router
          .put('/api/companies/:id', [controllers.admin.companies.Companies, 'update'])
          .as('companies.update')
          .refuses(NotFound, FieldsRefused)
        router
          .get('/api/:resource', [controllers.admin.Resources, 'index'])
          .as('resources.index')
          .refuses(NotFound, FieldsRefused)
        router
          .get('/api/:resource/:id', [controllers.admin.Resources, 'show'])
          .as('resources.show')
          .refuses(NotFound, FieldsRefused)
        router
          .put('/api/:resource/:id', [controllers.admin.Resources, 'update'])
          .as('resources.update')
          .refuses(NotFound)
      })
      .use([middleware.staff(), middleware.allowed()])
    router.get('*', [controllers.admin.Console, 'show']).as('screen')
  })
  .domain(ADMIN_HOST)
  .as('console')
