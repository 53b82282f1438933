import type Member from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'

/** Who looks at a person, where and in which language; `member` is null for a visitor. Everything shown depends on it. */
export interface Viewer {
  site: Site
  language: string
  member: Member | null
}
