import { defineConfig } from '@adonisjs/auth'
import type { Authenticators, InferAuthEvents, InferAuthenticators } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { MemberGuard } from '#app/identity/sessions/member_guard'
import { StaffGuard } from '#app/staff/sessions/staff_guard'

const authConfig = defineConfig({
  default: 'member',
  guards: {
    member: (ctx: HttpContext) => new MemberGuard(ctx),
    staff: (ctx: HttpContext) => new StaffGuard(ctx),
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}
