/** A page as it is photographed. */
export type ShownPage = {
  name: string
  as: 'visitor' | 'member' | 'gallery'
  path: string
  /** The page is one that `path` leads to: the address of the first such link there. */
  link?: string
  /** With the warning at the entry, where the brand has one; elsewhere it was answered before. */
  warns?: true
}

/** Every component by itself, then every page so far, as whoever may see it. */
export const SHOWN_PAGES: readonly ShownPage[] = [
  { name: 'gallery', as: 'gallery', path: '/' },
  { name: 'entry-warning', as: 'visitor', path: '/', warns: true },
  { name: 'index', as: 'visitor', path: '/' },
  { name: 'visitor-members', as: 'visitor', path: '/members' },
  { name: 'login', as: 'visitor', path: '/login' },
  { name: 'signup', as: 'visitor', path: '/signup?network=demo' },
  { name: 'complete-signup', as: 'visitor', path: '/complete-signup' },
  { name: 'pricing', as: 'visitor', path: '/pricing' },
  { name: 'terms', as: 'visitor', path: '/terms' },
  { name: 'faq', as: 'visitor', path: '/faq' },
  { name: 'activation-error', as: 'visitor', path: '/activate/error' },
  { name: 'not-found', as: 'visitor', path: '/there/is/nothing' },
  { name: 'members', as: 'member', path: '/members' },
  { name: 'profile', as: 'member', path: '/members', link: 'main a[href^="/members/"]' },
  { name: 'likes', as: 'member', path: '/likes' },
  { name: 'likes-given', as: 'member', path: '/likes/given' },
  { name: 'likes-matches', as: 'member', path: '/likes/matches' },
  { name: 'swipe-game', as: 'member', path: '/swipe-game' },
  { name: 'match-finder', as: 'member', path: '/match-finder' },
  { name: 'match-finder-results', as: 'member', path: '/match-finder?near=anywhere' },
  { name: 'chats', as: 'member', path: '/chats' },
  { name: 'conversation', as: 'member', path: '/chats', link: 'a[href^="/chats/"]' },
  { name: 'credits', as: 'member', path: '/credits' },
  { name: 'order', as: 'member', path: '/credits', link: 'main a[href^="/credits/"]' },
  { name: 'premium', as: 'member', path: '/premium' },
  { name: 'transactions', as: 'member', path: '/transactions' },
  { name: 'activate', as: 'member', path: '/activate' },
  { name: 'signup-matches', as: 'member', path: '/signup-matches' },
  { name: 'activate-done', as: 'member', path: '/activate/done' },
]
