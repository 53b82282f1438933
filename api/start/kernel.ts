import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/site/exception_handler'))

/** What every request meets, in this order. */
server.use([
  () => import('#app/http/security_headers_middleware'),
  () => import('#app/http/host_middleware'),
  () => import('#app/http/files_middleware'),
])

/** What every request to a known path meets. */
router.use([
  () => import('#app/http/marker_middleware'),
  () => import('#app/http/body_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
])

/** What a route asks for by name in `routes.ts`. */
export const middleware = router.named({
  /** The tenant's transaction and, when there is one, the member. */
  tenant: () => import('#app/http/tenant_middleware'),
  /** Refuses visitors. */
  member: () => import('#app/identity/sessions/member_middleware'),
  /** Refuses members who have to prove their age before they see people. */
  ofAge: () => import('#app/identity/age_checks/age_verified_middleware'),
  /** Takes a partner's draft sent to the sign-up's path. */
  partnerSignup: () => import('#app/staff/access_tokens/partner_signup_middleware'),
  /** Takes a push subscription sent to the log-in's path. */
  push: () => import('#app/notices/push/push_middleware'),
  /** The console's transaction-less door: staff only. */
  staff: () => import('#app/staff/sessions/staff_middleware'),
  /** Platform admins only; with a scope also scripts by their token. */
  platformAdmin: () => import('#app/admin/access/platform_admin_middleware'),
})
