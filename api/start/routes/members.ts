import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { AuthenticationRequired, NotFound } from '#app/http/http_errors'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { AgeCheckRequired } from '#app/members/people/members_errors'
import {
  PHOTO_REFUSALS,
  PhotoBanned,
  PhotoLimit,
  PhotoExplicit,
  PhotoPending,
  PhotoTooLarge,
  PhotosChanged,
} from '#app/members/photos/processing/photo_errors'
import {
  VerificationNeedsPhoto,
  VerificationPoseOver,
  VerificationTriesUsed,
  VerificationUnderWay,
} from '#app/members/verification/verification_errors'
import { middleware } from '#start/kernel'

router
  .get('/api/members/:id', [controllers.discovery.profiles.Profiles, 'show'])
  .as('members.show')
  .refuses(AuthenticationRequired, AgeCheckRequired, NotFound)
  .use(middleware.tenant({ writes: true }))
router
  .group(() => {
    router.get('/api/profile', [controllers.members.profiles.OwnProfile, 'show']).as('profile.show')
    router.put('/api/profile', [controllers.members.profiles.OwnProfile, 'update']).as('profile.update')
    router.get('/api/photos', [controllers.members.photos.uploads.Photos, 'index']).as('photos.index')
    router
      .put('/api/photos/order', [controllers.members.photos.arranging.PhotoOrders, 'update'])
      .as('photos.order.update')
      .refuses(PhotosChanged)
    router
      .delete('/api/photos/:id', [controllers.members.photos.uploads.Photos, 'destroy'])
      .as('photos.destroy')
      .refuses(NotFound)
    router.get('/api/verification', [controllers.members.verification.Verifications, 'show']).as('verification.show')
    router
      .post('/api/verification', [controllers.members.verification.Verifications, 'store'])
      .as('verification.store')
      .refuses(NotFound, VerificationUnderWay, VerificationNeedsPhoto, VerificationTriesUsed)
    router
      .delete('/api/verification', [controllers.members.verification.Verifications, 'destroy'])
      .as('verification.destroy')
      .refuses(NotFound)
    router.get('/api/blocks', [controllers.members.blocks.Blocks, 'index']).as('blocks.index')
    router
      .post('/api/blocks/:profile_id', [controllers.members.blocks.Blocks, 'store'])
      .as('blocks.store')
      .refuses(NotFound)
    router
      .delete('/api/blocks/:profile_id', [controllers.members.blocks.Blocks, 'destroy'])
      .as('blocks.destroy')
      .refuses(NotFound)
  })
  .use([middleware.tenant(), middleware.member()])
router
  .post('/api/photos', [controllers.members.photos.uploads.Photos, 'store'])
  .as('photos.store')
  .takes('image/*', 'application/octet-stream')
  .refuses(AuthenticationRequired, ...PHOTO_REFUSALS, PhotoBanned, PhotoLimit, PhotoTooLarge, TooManyAttempts)
router
  .post('/api/verification/photo', [controllers.members.verification.VerificationPhotos, 'store'])
  .as('verification.photo.store')
  .takes('image/*', 'application/octet-stream')
  .refuses(AuthenticationRequired, ...PHOTO_REFUSALS, NotFound, PhotoTooLarge, VerificationPoseOver, TooManyAttempts)
router
  .put('/api/photos/:id/main', [controllers.members.photos.arranging.MainPhotos, 'update'])
  .as('photos.main.update')
  .refuses(AuthenticationRequired, ...PHOTO_REFUSALS, NotFound, PhotosChanged, PhotoPending, PhotoExplicit)
router
  .get('/photos/:tenant_id/:file', [controllers.members.photos.viewing.PhotoFiles, 'show'])
  .where('file', /^[\w-]{1,100}\.webp$/)
  .as('photo_files.show')
router.get('/api/regions.php', [controllers.members.places.Regions, 'index']).as('regions.index')
router.get('/api/cities', [controllers.members.places.Cities, 'index']).as('cities.index')
router.get('/api/interests.php', [controllers.members.places.Interests, 'index']).as('interests.index')
router.get('/api/geocode.php', [controllers.members.places.Geocode, 'show']).as('geocode.show').refuses(NotFound)
