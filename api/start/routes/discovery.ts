import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { SwipeLimit, TooManySearchAlerts } from '#app/discovery/search/discovery_errors'
import { AuthenticationRequired, NotFound } from '#app/http/http_errors'
import { AgeCheckRequired, CONTACT_REFUSALS } from '#app/members/people/members_errors'
import { middleware } from '#start/kernel'

router
  .get('/api/members', [controllers.discovery.search.Search, 'index'])
  .as('members.index')
  .refuses(AuthenticationRequired, AgeCheckRequired)
  .use(middleware.tenant())
router
  .get('/api/members/:id/similar', [controllers.discovery.suggestions.SimilarMembers, 'index'])
  .as('members.similar')
  .refuses(AuthenticationRequired, AgeCheckRequired, NotFound)
  .use(middleware.tenant())
router
  .get('/api/near-misses', [controllers.discovery.nearMisses.NearMisses, 'index'])
  .as('near_misses.index')
  .refuses(AuthenticationRequired, AgeCheckRequired)
  .use(middleware.tenant())
router
  .group(() => {
    router.get('/api/likes.php', [controllers.discovery.likes.Likes, 'index']).as('likes.index')
    router
      .get('/api/like-lists/:type', [controllers.discovery.likes.LikeLists, 'show'])
      .as('like_lists.show')
      .refuses(NotFound)
    router
      .post('/api/likes/:profile_id', [controllers.discovery.likes.Likes, 'store'])
      .as('likes.store')
      .refuses(...CONTACT_REFUSALS, NotFound)
    router
      .delete('/api/likes/:profile_id', [controllers.discovery.likes.Likes, 'destroy'])
      .as('likes.destroy')
      .refuses(NotFound)
    router
      .put('/api/likes/:profile_id/seen', [controllers.discovery.likes.SeenLikes, 'update'])
      .as('likes.seen')
      .refuses(NotFound)
    router.get('/api/swipe-game', [controllers.discovery.games.Swipes, 'index']).as('swipes.index')
    router
      .post('/api/swipe-game', [controllers.discovery.games.Swipes, 'store'])
      .as('swipes.store')
      .refuses(...CONTACT_REFUSALS, SwipeLimit, NotFound)
    router.get('/api/search-alerts', [controllers.discovery.alerts.SearchAlerts, 'index']).as('search_alerts.index')
    router
      .post('/api/search-alerts', [controllers.discovery.alerts.SearchAlerts, 'store'])
      .as('search_alerts.store')
      .refuses(TooManySearchAlerts)
    router
      .delete('/api/search-alerts/:id', [controllers.discovery.alerts.SearchAlerts, 'destroy'])
      .as('search_alerts.destroy')
      .refuses(NotFound)
    router.get('/api/match-finder', [controllers.discovery.games.MatchFinder, 'index']).as('match_finder.index')
  })
  .use([middleware.tenant(), middleware.member(), middleware.ageVerified()])
router
  .get('/api/auto-like.php', [controllers.discovery.likes.AutoLikes, 'show'])
  .as('auto_likes.show')
  .provenBy('marker')
  .use([middleware.tenant({ writes: true }), middleware.member(), middleware.ageVerified()])
