import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router.get('/api/members', [controllers.discovery.search.Search, 'index']).as('members.index').use(middleware.tenant())
router
  .get('/api/members/:id/similar', [controllers.discovery.suggestions.SimilarMembers, 'index'])
  .as('members.similar')
  .use(middleware.tenant())
router
  .get('/api/near-misses', [controllers.discovery.nearMisses.NearMisses, 'index'])
  .as('near_misses.index')
  .use(middleware.tenant())
router
  .group(() => {
    router.get('/api/likes.php', [controllers.discovery.likes.Likes, 'index']).as('likes.index')
    router.post('/api/likes/:profile_id', [controllers.discovery.likes.Likes, 'store']).as('likes.store')
    router.delete('/api/likes/:profile_id', [controllers.discovery.likes.Likes, 'destroy']).as('likes.destroy')
    router.put('/api/likes/:profile_id/seen', [controllers.discovery.likes.SeenLikes, 'update']).as('likes.seen')
    router.get('/api/swipe-game', [controllers.discovery.games.Swipes, 'index']).as('swipes.index')
    router.post('/api/swipe-game', [controllers.discovery.games.Swipes, 'store']).as('swipes.store')
    router.get('/api/search-alerts', [controllers.discovery.alerts.SearchAlerts, 'index']).as('search_alerts.index')
    router.post('/api/search-alerts', [controllers.discovery.alerts.SearchAlerts, 'store']).as('search_alerts.store')
    router
      .delete('/api/search-alerts/:id', [controllers.discovery.alerts.SearchAlerts, 'destroy'])
      .as('search_alerts.destroy')
    router.get('/api/match-finder', [controllers.discovery.games.MatchFinder, 'index']).as('match_finder.index')
  })
  .use([middleware.tenant(), middleware.member(), middleware.ageVerified()])
router
  .get('/api/auto-like.php', [controllers.discovery.likes.AutoLikes, 'show'])
  .as('auto_likes.show')
  .use([middleware.tenant({ writes: true }), middleware.member(), middleware.ageVerified()])
