import type Member from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'

export interface Viewer {
  site: Site
  language: string
  member: Member | null
}
