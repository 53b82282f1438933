import { PAGES } from '@manyhearts/locales/pages'
import type { Page } from './page.ts'

export type LayoutName = 'default' | 'chat' | 'lander' | 'empty'

/**
 * Every URL of the site (specification §2), under the layout it is shown in. `screen` names the file
 * `src/<screen>_screen.tsx`; `words` are the texts it needs beside `site`.
 */
export const pages: Record<LayoutName, readonly Page[]> = {
  default: [
    // reach
    { path: '/', screen: 'features/reach/index', words: ['reach'], for: 'visitor', isKept: true },
    // discovery
    {
      path: '/members',
      screen: 'features/discovery/search/search',
      words: ['discovery', 'members'],
      for: 'searcher',
      isKept: true,
    },
    { path: '/likes', screen: 'features/discovery/likes/likes', words: ['discovery'], for: 'member' },
    { path: '/likes/:type', screen: 'features/discovery/likes/likes', words: ['discovery'], for: 'member' },
    { path: '/swipe-game', screen: 'features/discovery/swipe_game/swipe_game', words: ['discovery'], for: 'member' },
    {
      path: '/match-finder',
      screen: 'features/discovery/match_finder/match_finder',
      words: ['discovery', 'members'],
      for: 'member',
    },
    // identity
    { path: '/profile/delete', screen: 'features/identity/deletion/deletion', words: ['identity'], for: 'member' },
    { path: '/signup-matches', screen: 'features/identity/signup/signup_matches', words: ['identity'], for: 'member' },
    { path: '/age-check', screen: 'features/identity/age_checks/age_check', words: ['identity'], for: 'member' },
    // members
    {
      path: '/members/:id',
      screen: 'features/members/profile/profile',
      words: ['members', 'discovery', 'safety'],
      for: 'searcher',
    },
    {
      path: '/likes/m/:id',
      screen: 'features/members/profile/profile',
      words: ['members', 'discovery', 'safety'],
      for: 'member',
    },
    {
      path: '/profile',
      screen: 'app/own_profile/own_profile',
      words: ['members', 'identity', 'discovery'],
      for: 'member',
    },
    // notices
    { path: '/notifications', screen: 'features/notices/notifications', words: ['notices'], for: 'member' },
    // safety
    { path: '/complaints', screen: 'features/safety/complaints', words: ['safety'], for: 'anyone' },
    // credits
    { path: '/credits', screen: 'features/credits/packages/credits', words: ['credits'], for: 'member' },
    {
      path: '/credits/:id/:paymentmethod?',
      screen: 'features/credits/orders/order',
      words: ['credits'],
      for: 'member',
    },
    { path: '/transactions', screen: 'features/credits/transactions/transactions', words: ['credits'], for: 'member' },
    { path: '/transactions/:id', screen: 'features/credits/orders/payment', words: ['credits'], for: 'anyone' },
    { path: '/premium', screen: 'features/credits/packages/premium', words: ['credits'], for: 'member' },
    { path: '/pricing', screen: 'features/credits/packages/pricing', words: ['credits'], for: 'anyone', isKept: true },
    // reach
    ...PAGES.map((name): Page => ({
      path: `/${name}`,
      screen: 'features/reach/page',
      words: ['reach'],
      for: 'anyone',
      isKept: true,
    })),
    { path: '/lang-config', screen: 'features/reach/languages', words: ['reach'], for: 'anyone' },
  ],
  chat: [
    // chat
    { path: '/chats', screen: 'features/chat/list/chats', words: ['chat', 'safety'], for: 'member' },
    { path: '/chats/:id', screen: 'features/chat/list/chats', words: ['chat', 'safety'], for: 'member' },
    { path: '/members/:id/chat', screen: 'features/chat/list/chats', words: ['chat', 'safety'], for: 'member' },
  ],
  // `/landers/*` and the landings on a member's page
  lander: [],
  empty: [
    // identity
    { path: '/login', screen: 'features/identity/sessions/login', words: ['identity'], for: 'visitor' },
    {
      path: '/reset-password',
      screen: 'features/identity/passwords/reset_password',
      words: ['identity'],
      for: 'anyone',
    },
    {
      path: '/reset-password/do',
      screen: 'features/identity/passwords/reset_help',
      words: ['identity'],
      for: 'anyone',
    },
    {
      path: '/mail-change/do',
      screen: 'features/identity/email_changes/mail_change_help',
      words: ['identity'],
      for: 'anyone',
    },
    { path: '/signup', screen: 'features/identity/signup/signup', words: ['identity'], for: 'visitor' },
    {
      path: '/complete-signup',
      screen: 'features/identity/signup/complete_signup',
      words: ['identity'],
      for: 'visitor',
    },
    {
      path: '/members/:id/signup',
      screen: 'features/identity/signup/member_signup',
      words: ['identity'],
      for: 'anyone',
    },
    { path: '/activate', screen: 'features/identity/activation/activation', words: ['identity'], for: 'member' },
    {
      path: '/activate/done',
      screen: 'features/identity/activation/activation_done',
      words: ['identity'],
      for: 'member',
    },
    {
      path: '/activate/error',
      screen: 'features/identity/activation/activation_error',
      words: ['identity'],
      for: 'anyone',
    },
    {
      path: '/account-deleted',
      screen: 'features/identity/deletion/account_deleted',
      words: ['identity'],
      for: 'anyone',
    },
    {
      path: '/age-check/return',
      screen: 'features/identity/age_checks/age_check_return',
      words: ['identity'],
      for: 'anyone',
    },
    // reach
    // whatever else stands at the root: the link of a mail
    { path: '/:token', screen: 'features/identity/token_pages/token', words: ['identity', 'notices'], for: 'anyone' },
  ],
}
