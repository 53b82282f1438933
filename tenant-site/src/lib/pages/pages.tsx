import { PAGES } from '@manyhearts/locales/pages'
import { LANDERS, LANDINGS, type Lander, takesCampaign } from '@manyhearts/locales/landers'
import type { Page } from './page.ts'

export type LayoutName = 'default' | 'chat' | 'lander' | 'empty'

/** Every URL of the site by layout (specification §2). */
export const pages: Record<LayoutName, readonly Page[]> = {
  default: [
    {
      path: '/',
      screen: ({ theme }) => `features/reach/index/${theme.index}`,
      namespaces: ['reach'],
      for: 'visitor',
      isKept: true,
    },
    {
      path: '/members',
      screen: 'features/discovery/search/search',
      namespaces: ['discovery', 'members'],
      for: 'searcher',
      isKept: true,
    },
    { path: '/likes', screen: 'features/discovery/likes/likes', namespaces: ['discovery'], for: 'member' },
    { path: '/likes/:type', screen: 'features/discovery/likes/likes', namespaces: ['discovery'], for: 'member' },
    {
      path: '/swipe-game',
      screen: 'features/discovery/swipe_game/swipe_game',
      namespaces: ['discovery'],
      for: 'member',
    },
    {
      path: '/match-finder',
      screen: 'features/discovery/match_finder/match_finder',
      namespaces: ['discovery', 'members'],
      for: 'member',
    },
    { path: '/profile/delete', screen: 'features/identity/deletion/deletion', namespaces: ['identity'], for: 'member' },
    {
      path: '/signup-matches',
      screen: 'features/identity/signup/signup_matches',
      namespaces: ['identity'],
      for: 'member',
    },
    { path: '/age-check', screen: 'features/identity/age_checks/age_check', namespaces: ['identity'], for: 'member' },
    {
      path: '/members/:id',
      screen: 'features/members/profile/profile',
      namespaces: ['members', 'discovery', 'safety'],
      for: 'searcher',
      marksSeen: true,
    },
    {
      path: '/likes/m/:id',
      screen: 'features/members/profile/profile',
      namespaces: ['members', 'discovery', 'safety'],
      for: 'member',
      marksSeen: true,
    },
    {
      path: '/profile',
      screen: 'app/own_profile/own_profile',
      namespaces: ['members', 'identity', 'discovery', 'credits'],
      for: 'member',
    },
    { path: '/notifications', screen: 'features/notices/notifications', namespaces: ['notices'], for: 'member' },
    { path: '/complaints', screen: 'features/safety/complaints', namespaces: ['safety'], for: 'anyone' },
    {
      path: '/privacy-requests',
      screen: 'features/identity/privacy_requests/privacy_requests',
      namespaces: ['identity'],
      for: 'anyone',
    },
    { path: '/credits', screen: 'features/credits/packages/credits', namespaces: ['credits'], for: 'member' },
    {
      path: '/credits/repeat-order',
      screen: 'features/credits/orders/repeat_order',
      namespaces: ['credits'],
      for: 'member',
    },
    {
      path: '/credits/:id/:paymentmethod?',
      screen: 'features/credits/orders/order',
      namespaces: ['credits'],
      for: 'member',
    },
    {
      path: '/transactions',
      screen: 'features/credits/transactions/transactions',
      namespaces: ['credits'],
      for: 'member',
    },
    { path: '/transactions/:id', screen: 'features/credits/orders/payment', namespaces: ['credits'], for: 'anyone' },
    { path: '/withdraw', screen: 'features/credits/withdrawals/withdraw', namespaces: ['credits'], for: 'anyone' },
    {
      path: '/directdebit',
      screen: 'features/credits/direct_debit/direct_debit',
      namespaces: ['credits'],
      for: 'member',
    },
    { path: '/premium', screen: 'features/credits/packages/premium', namespaces: ['credits'], for: 'member' },
    {
      path: '/pricing',
      screen: 'features/credits/packages/pricing',
      namespaces: ['credits'],
      for: 'anyone',
      isKept: true,
    },
    ...PAGES.map((name): Page => ({
      path: `/${name}`,
      screen: 'features/reach/page',
      namespaces: ['reach'],
      for: 'anyone',
      isKept: true,
    })),
    { path: '/lang-config', screen: 'features/reach/languages', namespaces: ['reach'], for: 'anyone' },
  ],
  chat: [
    { path: '/chats', screen: 'features/chat/list/chats', namespaces: ['chat', 'safety'], for: 'member' },
    { path: '/chats/:id', screen: 'features/chat/list/chats', namespaces: ['chat', 'safety'], for: 'member' },
    {
      path: '/members/:id/chat',
      screen: 'features/chat/list/chats',
      namespaces: ['chat', 'safety'],
      for: 'member',
      marksSeen: true,
    },
  ],
  lander: [
    ...LANDERS.map((name) => landerPage(`/landers/${name}`, name)),
    ...LANDINGS.map((name) => landerPage(`/members/:id/${name}`, name)),
  ],
  empty: [
    { path: '/login', screen: 'features/identity/sessions/login', namespaces: ['identity'], for: 'visitor' },
    {
      path: '/reset-password',
      screen: 'features/identity/passwords/reset_password',
      namespaces: ['identity'],
      for: 'anyone',
    },
    {
      path: '/reset-password/do',
      screen: 'features/identity/passwords/reset_help',
      namespaces: ['identity'],
      for: 'anyone',
    },
    {
      path: '/mail-change/do',
      screen: 'features/identity/email_changes/mail_change_help',
      namespaces: ['identity'],
      for: 'anyone',
    },
    { path: '/signup', screen: 'features/identity/signup/signup', namespaces: ['identity'], for: 'visitor' },
    {
      path: '/complete-signup',
      screen: 'features/identity/signup/complete_signup',
      namespaces: ['identity'],
      for: 'visitor',
    },
    {
      path: '/members/:id/signup',
      screen: 'features/identity/signup/member_signup',
      namespaces: ['identity'],
      for: 'anyone',
    },
    { path: '/activate', screen: 'features/identity/activation/activation', namespaces: ['identity'], for: 'member' },
    {
      path: '/activate/done',
      screen: 'features/identity/activation/activation_done',
      namespaces: ['identity'],
      for: 'member',
    },
    {
      path: '/activate/error',
      screen: 'features/identity/activation/activation_error',
      namespaces: ['identity'],
      for: 'anyone',
    },
    {
      path: '/account-deleted',
      screen: 'features/identity/deletion/account_deleted',
      namespaces: ['identity'],
      for: 'anyone',
    },
    {
      path: '/age-check/return',
      screen: 'features/identity/age_checks/age_check_return',
      namespaces: ['identity'],
      for: 'anyone',
    },
    // Any other path at the root is the token of a mail link.
    {
      path: '/:token',
      screen: 'features/identity/token_pages/token',
      namespaces: ['identity', 'notices'],
      for: 'anyone',
      isAnyAddress: true,
    },
  ],
}

function landerPage(path: string, name: Lander): Page {
  return {
    path: takesCampaign(name) ? `${path}/:slug?` : path,
    screen: `features/reach/landers/${name}`,
    namespaces: ['landers', 'reach'],
    for: 'anyone',
    isKept: !path.includes(':id'),
  }
}
