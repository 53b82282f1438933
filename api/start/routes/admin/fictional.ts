import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { NotFound } from '#app/http/http_errors'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { FieldsRefused } from '#app/http/validation/fields_refused'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { PHOTO_REFUSALS, PhotoBanned, PhotoLimit, PhotoTooLarge } from '#app/members/photos/processing/photo_errors'

/** Profiles that a brand’s team writes for: calls of the console. */
export function fictionalRoutes(): void {
  router
    .get('/api/tenants/:tenant_id/profile_choices', [controllers.admin.fictional.ProfileChoices, 'show'])
    .as('profile_choices.show')
    .refuses(NotFound, FieldsRefused)
  router
    .post('/api/tenants/:tenant_id/fictional_profiles', [controllers.admin.fictional.FictionalProfiles, 'store'])
    .as('fictional_profiles.store')
    .refuses(NotFound)
  router
    .put('/api/tenants/:tenant_id/fictional_profiles/:id', [controllers.admin.fictional.FictionalProfiles, 'update'])
    .as('fictional_profiles.update')
    .refuses(NotFound, OfferChanged)
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
    .refuses(NotFound, ...PHOTO_REFUSALS, PhotoBanned, PhotoLimit, PhotoTooLarge, TooManyAttempts, FieldsRefused)
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
}
