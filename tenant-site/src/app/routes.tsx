import { PAGES } from '@manyhearts/locales/pages'
import type { Page } from './page.ts'

export type LayoutName = 'default' | 'chat' | 'lander' | 'empty'

/**
 * Every URL of the site (specification §2), under the layout it is shown in. `screen` names the file
 * `src/features/<word>/<noun>_screen.tsx`; `words` are the texts it needs beside `site`.
 */
export const pages: Record<LayoutName, readonly Page[]> = {
  default: [
    // reach
    { path: '/', screen: 'reach/index', words: ['reach'], for: 'visitor', isKept: true },
    // discovery
    { path: '/members', screen: 'discovery/search', words: ['discovery', 'members'], for: 'searcher', isKept: true },
    { path: '/likes', screen: 'discovery/likes', words: ['discovery'], for: 'member' },
    { path: '/likes/:type', screen: 'discovery/likes', words: ['discovery'], for: 'member' },
    { path: '/swipe-game', screen: 'discovery/swipe_game', words: ['discovery'], for: 'member' },
    { path: '/match-finder', screen: 'discovery/match_finder', words: ['discovery', 'members'], for: 'member' },
    // identity
    { path: '/profile/delete', screen: 'identity/deletion', words: ['identity'], for: 'member' },
    { path: '/signup-matches', screen: 'identity/signup_matches', words: ['identity'], for: 'member' },
    { path: '/age-check', screen: 'identity/age_check', words: ['identity'], for: 'member' },
    // members
    { path: '/members/:id', screen: 'members/profile', words: ['members', 'discovery', 'safety'], for: 'searcher' },
    { path: '/likes/m/:id', screen: 'members/profile', words: ['members', 'discovery', 'safety'], for: 'member' },
    { path: '/profile', screen: 'members/own_profile', words: ['members', 'identity', 'discovery'], for: 'member' },
    // notices
    { path: '/notifications', screen: 'notices/notifications', words: ['notices'], for: 'member' },
    // safety
    { path: '/complaints', screen: 'safety/complaints', words: ['safety'], for: 'anyone' },
    // credits
    { path: '/credits', screen: 'credits/credits', words: ['credits'], for: 'member' },
    { path: '/credits/:id/:paymentmethod?', screen: 'credits/order', words: ['credits'], for: 'member' },
    { path: '/transactions', screen: 'credits/transactions', words: ['credits'], for: 'member' },
    { path: '/transactions/:id', screen: 'credits/payment', words: ['credits'], for: 'anyone' },
    { path: '/premium', screen: 'credits/premium', words: ['credits'], for: 'member' },
    { path: '/pricing', screen: 'credits/pricing', words: ['credits'], for: 'anyone', isKept: true },
    // reach
    ...PAGES.map((name): Page => ({
      path: `/${name}`,
      screen: 'reach/page',
      words: ['reach'],
      for: 'anyone',
      isKept: true,
    })),
    { path: '/lang-config', screen: 'reach/languages', words: ['reach'], for: 'anyone' },
  ],
  chat: [
    // chat
    { path: '/chats', screen: 'chat/chats', words: ['chat', 'safety'], for: 'member' },
    { path: '/chats/:id', screen: 'chat/chats', words: ['chat', 'safety'], for: 'member' },
    { path: '/members/:id/chat', screen: 'chat/chats', words: ['chat', 'safety'], for: 'member' },
  ],
  // `/landers/*` and the landings on a member's page
  lander: [],
  empty: [
    // identity
    { path: '/login', screen: 'identity/login', words: ['identity'], for: 'visitor' },
    { path: '/reset-password', screen: 'identity/reset_password', words: ['identity'], for: 'anyone' },
    { path: '/reset-password/do', screen: 'identity/reset_help', words: ['identity'], for: 'anyone' },
    { path: '/mail-change/do', screen: 'identity/mail_change_help', words: ['identity'], for: 'anyone' },
    { path: '/signup', screen: 'identity/signup', words: ['identity'], for: 'visitor' },
    { path: '/complete-signup', screen: 'identity/complete_signup', words: ['identity'], for: 'visitor' },
    { path: '/members/:id/signup', screen: 'identity/member_signup', words: ['identity'], for: 'anyone' },
    { path: '/activate', screen: 'identity/activation', words: ['identity'], for: 'member' },
    { path: '/activate/done', screen: 'identity/activation_done', words: ['identity'], for: 'member' },
    { path: '/activate/error', screen: 'identity/activation_error', words: ['identity'], for: 'anyone' },
    { path: '/account-deleted', screen: 'identity/account_deleted', words: ['identity'], for: 'anyone' },
    { path: '/age-check/return', screen: 'identity/age_check_return', words: ['identity'], for: 'anyone' },
    // reach
    // whatever else stands at the root: the link of a mail
    { path: '/:token', screen: 'identity/token', words: ['identity', 'notices'], for: 'anyone' },
  ],
}
