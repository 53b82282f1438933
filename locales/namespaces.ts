/** Translation namespaces: one per domain, `site` for the frame of every page, `errors` for refusals. */
export const NAMESPACES = [
  'site',
  'errors',
  'identity',
  'members',
  'discovery',
  'chat',
  'credits',
  'safety',
  'notices',
  'reach',
  // Apart from `reach`, which comes with the front page.
  'landers',
] as const

export type Namespace = (typeof NAMESPACES)[number]

export interface Texts {
  [key: string]: string | Texts
}
