import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router.get('/api/members', [controllers.discovery.Search, 'index']).as('members.index').use(middleware.tenant())
router
  .get('/api/members/:id/similar', [controllers.discovery.SimilarMembers, 'index'])
  .as('members.similar')
  .use(middleware.tenant())
router
  .get('/api/near-misses', [controllers.discovery.NearMisses, 'index'])
  .as('near_misses.index')
  .use(middleware.tenant())
router
  .group(() => {
    router.get('/api/likes.php', [controllers.discovery.Likes, 'index']).as('likes.index')
    router.post('/api/likes/:profile_id', [controllers.discovery.Likes, 'store']).as('likes.store')
    router.delete('/api/likes/:profile_id', [controllers.discovery.Likes, 'destroy']).as('likes.destroy')
    router.put('/api/likes/:profile_id/seen', [controllers.discovery.SeenLikes, 'update']).as('likes.seen')
    router.get('/api/swipe-game', [controllers.discovery.Swipes, 'index']).as('swipes.index')
    router.post('/api/swipe-game', [controllers.discovery.Swipes, 'store']).as('swipes.store')
    router.get('/api/search-alerts', [controllers.discovery.SearchAlerts, 'index']).as('search_alerts.index')
    router.post('/api/search-alerts', [controllers.discovery.SearchAlerts, 'store']).as('search_alerts.store')
    router.delete('/api/search-alerts/:id', [controllers.discovery.SearchAlerts, 'destroy']).as('search_alerts.destroy')
    router.get('/api/match-finder', [controllers.discovery.MatchFinder, 'index']).as('match_finder.index')
  })
  .use([middleware.tenant(), middleware.member(), middleware.ofAge()])
router
  .get('/api/auto-like.php', [controllers.discovery.AutoLikes, 'show'])
  .as('auto_likes.show')
  .use([middleware.tenant({ writes: true }), middleware.member(), middleware.ofAge()])
