import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { DeskChatLost, DeskChatMovedOn, DeskFlagMovedOn } from '#app/admin/access/admin_errors'
import { DeniesFictional, PartnerUnavailable, PhotoNotThere } from '#app/chat/conversations/chat_errors'
import { ActivationRequired } from '#app/members/people/members_errors'
import { PhotosBusy } from '#app/members/photos/processing/photo_errors'
import { IdempotencyKeyReused, NotFound } from '#app/http/http_errors'

/** The desk, where staff answer for fictional profiles: calls of the console. */
export function deskRoutes(): void {
  router.post('/api/desk/next', [controllers.admin.desk.NextDeskChats, 'store']).as('next_desk_chats.store')
  router
    .get('/api/tenants/:tenant_id/desk_figures', [controllers.admin.desk.DeskFigures, 'show'])
    .as('desk_figures.show')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/desk_chats/:id', [controllers.admin.desk.DeskChats, 'show'])
    .as('desk_chats.show')
    .refuses(NotFound, DeskChatLost)
  router
    .put('/api/tenants/:tenant_id/desk_chats/:id/lease', [controllers.admin.desk.DeskLeases, 'update'])
    .as('desk_leases.update')
    .refuses(NotFound, DeskChatLost)
  router
    .delete('/api/tenants/:tenant_id/desk_chats/:id/lease', [controllers.admin.desk.DeskLeases, 'destroy'])
    .as('desk_leases.destroy')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/desk_chats/:id/answers', [controllers.admin.desk.DeskAnswers, 'store'])
    .as('desk_answers.store')
    .refuses(
      NotFound,
      DeskChatLost,
      DeskChatMovedOn,
      DeniesFictional,
      PartnerUnavailable,
      ActivationRequired,
      IdempotencyKeyReused,
      PhotoNotThere,
      PhotosBusy
    )
  router
    .post('/api/tenants/:tenant_id/desk_chats/:id/closing', [controllers.admin.desk.DeskClosings, 'store'])
    .as('desk_closings.store')
    .refuses(NotFound, DeskChatLost, DeskChatMovedOn)
  router
    .put('/api/tenants/:tenant_id/desk_chats/:id/notes', [controllers.admin.desk.DeskNotes, 'update'])
    .as('desk_notes.update')
    .refuses(NotFound, DeskChatLost)
  router
    .get('/api/tenants/:tenant_id/desk_chats/:id/photos/:seq', [controllers.admin.desk.DeskPhotos, 'show'])
    .as('desk_photos.show')
    .refuses(NotFound)
  router
    .get('/api/tenants/:tenant_id/desk_profiles/:id/photos/:photo_id', [
      controllers.admin.desk.DeskProfilePhotos,
      'show',
    ])
    .as('desk_profile_photos.show')
    .refuses(NotFound)
}

/** What the desk hands to support: calls of the console. */
export function deskFlagsRoutes(): void {
  router
    .post('/api/tenants/:tenant_id/desk_chats/:id/flags', [controllers.admin.deskFlags.DeskFlags, 'store'])
    .as('desk_flags.store')
    .refuses(NotFound, DeskChatLost)
  router
    .post('/api/tenants/:tenant_id/desk_flags/:id/taking', [controllers.admin.deskFlags.DeskFlagTakings, 'store'])
    .as('desk_flag_takings.store')
    .refuses(NotFound, DeskFlagMovedOn)
  router
    .post('/api/tenants/:tenant_id/desk_flags/:id/end', [controllers.admin.deskFlags.DeskFlagEnds, 'store'])
    .as('desk_flag_ends.store')
    .refuses(NotFound, DeskFlagMovedOn)
}
