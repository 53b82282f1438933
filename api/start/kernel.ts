import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import { NotAllowed } from '#app/admin/access/admin_errors'
import { AuthenticationRequired, BadHost, Malformed } from '#app/http/http_errors'
import type { RefusalClass } from '#app/http/route_facts'
import { AgeCheckRequired } from '#app/members/people/members_errors'
import { SecondFactorRequired } from '#app/staff/staff_errors'
import { UnknownHost } from '#app/tenancy/context/tenancy_errors'

server.errorHandler(() => import('#app/site/exception_handler'))

/** For every request, in this order. */
server.use([
  () => import('#app/http/request_middleware'),
  () => import('#app/http/security_headers_middleware'),
  () => import('#app/http/host_middleware'),
  () => import('#app/http/files_middleware'),
])

/** For every request to a known route. */
router.use([
  () => import('#app/http/marker_middleware'),
  () => import('#app/http/body_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
])

export const middleware = router.named({
  /** Opens the tenant's transaction and identifies the member, if any. */
  tenant: () => import('#app/http/tenant_middleware'),
  /** Refuses visitors. */
  member: () => import('#app/identity/sessions/member_middleware'),
  /** Refuses members who must prove their age first. */
  ageVerified: () => import('#app/identity/age_checks/age_verified_middleware'),
  /** Handles partners' drafts sent to the sign-up path. */
  partnerSignup: () => import('#app/staff/access_tokens/partner_signup_middleware'),
  /** Handles push subscriptions sent to the log-in path. */
  push: () => import('#app/notices/push/push_middleware'),
  /** Staff only; opens no transaction. */
  staff: () => import('#app/staff/sessions/staff_middleware'),
  /** Refuses whom no role allows the call; comes after `staff`. */
  allowed: () => import('#app/admin/access/allowed_middleware'),
  /** Platform admins only; with a scope also scripts by token. */
  platformAdmin: () => import('#app/admin/access/platform_admin_middleware'),
})

/** What each of them may refuse; the marker's refusals follow from the route. */
export const REFUSALS: Readonly<Record<'everywhere' | keyof typeof middleware, readonly RefusalClass[]>> = {
  everywhere: [BadHost, Malformed, UnknownHost],
  tenant: [],
  member: [AuthenticationRequired],
  ageVerified: [AgeCheckRequired],
  partnerSignup: [AuthenticationRequired],
  push: [AuthenticationRequired],
  staff: [AuthenticationRequired, SecondFactorRequired],
  allowed: [NotAllowed],
  platformAdmin: [AuthenticationRequired, SecondFactorRequired, NotAllowed],
}
