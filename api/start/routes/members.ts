import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

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
