import type { News } from '#app/jobs/news'

/** A push that a member asked for, to see whether it arrives. */
export interface PushTest {
  about: 'test'
  member: string
}

/** What a push to one browser is about; `subscription` is its id. */
export type PushOrder = (News | PushTest) & { subscription: string }
