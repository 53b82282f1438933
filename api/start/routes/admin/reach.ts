import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { AnnouncementChanged, AnnouncementSent, OfferChanged, PostbackNotResent } from '#app/admin/access/admin_errors'
import { NotFound } from '#app/http/http_errors'

/** Announcements, campaigns, postbacks, invitation codes: calls of the console. */
export function reachRoutes(): void {
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
    .delete('/api/tenants/:tenant_id/announcements/:id', [controllers.admin.announcements.Announcements, 'destroy'])
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
    .refuses(NotFound, OfferChanged)
  router
    .delete('/api/tenants/:tenant_id/campaigns/:id', [controllers.admin.campaigns.Campaigns, 'destroy'])
    .as('campaigns.destroy')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/postback_receivers', [controllers.admin.postbacks.PostbackReceivers, 'store'])
    .as('postback_receivers.store')
    .refuses(NotFound)
  router
    .put('/api/tenants/:tenant_id/postback_receivers/:id', [controllers.admin.postbacks.PostbackReceivers, 'update'])
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
    .post('/api/tenants/:tenant_id/invite_codes', [controllers.admin.invitations.InviteCodes, 'store'])
    .as('invite_codes.store')
    .refuses(NotFound)
  router
    .put('/api/tenants/:tenant_id/invite_codes/:id', [controllers.admin.invitations.InviteCodes, 'update'])
    .as('invite_codes.update')
    .refuses(NotFound, OfferChanged)
  router
    .get('/api/tenants/:tenant_id/invite_batches', [controllers.admin.invitations.InviteBatches, 'index'])
    .as('invite_batches.index')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/invite_batches', [controllers.admin.invitations.InviteBatches, 'store'])
    .as('invite_batches.store')
    .refuses(NotFound)
  router
    .put('/api/tenants/:tenant_id/invite_batches/:name/state', [
      controllers.admin.invitations.InviteBatchStates,
      'update',
    ])
    .as('invite_batch_states.update')
    .refuses(NotFound, OfferChanged)
  router
    .get('/api/tenants/:tenant_id/invite_batches/:name/file', [controllers.admin.invitations.InviteBatchFiles, 'show'])
    .as('invite_batch_files.show')
    .refuses(NotFound)
}
