import { LANDERS, LANDINGS } from '@manyhearts/locales/landers'
import type { Page } from 'playwright'
import { installOffer, installSteps, offlinePage } from './app_states.ts'
import { heldMessages, messageWaiting, partnerTyping } from './chat_states.ts'
import {
  orderThatIs,
  orderWithCode,
  orderWithReversal,
  partlyRefundedOrder,
  repeatOrder,
  timeBonusLine,
  timeBonusPopup,
  timeBonusPrices,
  unpaidOrder,
} from './credits_states.ts'
import { giftSheet, givenGift } from './gift_states.ts'
import { chosenPhoto, premiumAlert, refusedPhoto, sentPhotos } from './photo_states.ts'

import { codeOfDebit, orderByDebit, orderedByDebit, signedDebit } from './debit_states.ts'
import { pushTest } from './push_states.ts'
import { withdrawalCheck, withdrawalReceipt } from './withdrawal_states.ts'

export type ShownPage = {
  name: string
  as: 'visitor' | 'member' | 'gallery'
  path: string
  /** The page is the first of these links found at `path`. */
  link?: string
  /** Leads there instead of `path`, where something has to happen first. */
  leads?: (page: Page) => Promise<void>
  /** With the entry warning, where the brand has one; elsewhere it is already answered. */
  warns?: true
}

/** A landing page of the first member that visitors are shown. */
async function landingOf(page: Page, name: string): Promise<void> {
  await page.goto('/members')
  const href = await page.locator('article a[href^="/members/"]').first().getAttribute('href')
  await page.goto(`${href}/${name}`)
}

export const SHOWN_PAGES: readonly ShownPage[] = [
  { name: 'gallery', as: 'gallery', path: '/' },
  { name: 'entry-warning', as: 'visitor', path: '/', warns: true },
  { name: 'index', as: 'visitor', path: '/' },
  ...LANDERS.map((name) => ({ name: `lander-${name}`, as: 'visitor', path: `/landers/${name}?network=demo` }) as const),
  ...LANDINGS.map(
    (name) => ({ name, as: 'visitor', path: '/members', leads: (page: Page) => landingOf(page, name) }) as const
  ),
  { name: 'visitor-members', as: 'visitor', path: '/members' },
  { name: 'login', as: 'visitor', path: '/login' },
  { name: 'reset-password', as: 'visitor', path: '/reset-password' },
  { name: 'reset-password-do', as: 'visitor', path: '/reset-password/do' },
  { name: 'mail-change-do', as: 'visitor', path: '/mail-change/do' },
  { name: 'signup', as: 'visitor', path: '/signup?network=demo' },
  { name: 'complete-signup', as: 'visitor', path: '/complete-signup' },
  { name: 'pricing', as: 'visitor', path: '/pricing' },
  { name: 'languages', as: 'visitor', path: '/lang-config' },
  { name: 'privacy-requests', as: 'visitor', path: '/privacy-requests' },
  { name: 'withdraw', as: 'visitor', path: '/withdraw' },
  { name: 'withdraw-check', as: 'visitor', path: '/withdraw', leads: withdrawalCheck },
  { name: 'withdraw-receipt', as: 'visitor', path: '/withdraw', leads: withdrawalReceipt },
  { name: 'terms', as: 'visitor', path: '/terms' },
  { name: 'faq', as: 'visitor', path: '/faq' },
  { name: 'activation-error', as: 'visitor', path: '/activate/error' },
  { name: 'not-found', as: 'visitor', path: '/there/is/nothing' },
  { name: 'offline-page', as: 'visitor', path: '/members', leads: offlinePage },
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
  { name: 'gift-sheet', as: 'member', path: '/chats', leads: giftSheet },
  { name: 'given-gift', as: 'member', path: '/chats', leads: givenGift },
  { name: 'chosen-photo', as: 'member', path: '/chats', leads: chosenPhoto },
  { name: 'refused-photo', as: 'member', path: '/chats', leads: refusedPhoto },
  { name: 'sent-photos', as: 'member', path: '/chats', leads: sentPhotos },
  { name: 'held-messages', as: 'member', path: '/chats', leads: heldMessages },
  { name: 'partner-typing', as: 'member', path: '/chats', leads: partnerTyping },
  { name: 'message-waiting', as: 'member', path: '/chats', leads: messageWaiting },
  { name: 'own-profile', as: 'member', path: '/profile' },
  { name: 'own-photos', as: 'member', path: '/profile?tab=photos' },
  { name: 'settings', as: 'member', path: '/profile?tab=settings' },
  { name: 'notifications', as: 'member', path: '/notifications' },
  { name: 'push-test', as: 'member', path: '/notifications', leads: pushTest },
  { name: 'install-offer', as: 'member', path: '/likes', leads: installOffer },
  { name: 'install-steps', as: 'member', path: '/likes', leads: installSteps },
  { name: 'credits', as: 'member', path: '/credits' },
  { name: 'order', as: 'member', path: '/credits', link: 'main a[href^="/credits/"]' },
  { name: 'repeat-order', as: 'member', path: '/credits/repeat-order' },
  { name: 'time-bonus', as: 'member', path: '/members', leads: timeBonusLine },
  { name: 'time-bonus-popup', as: 'member', path: '/members', leads: timeBonusPopup },
  { name: 'time-bonus-prices', as: 'member', path: '/credits', leads: timeBonusPrices },
  { name: 'order-with-code', as: 'member', path: '/credits', leads: orderWithCode },
  { name: 'repeat-order-in-one-step', as: 'member', path: '/credits/repeat-order', leads: repeatOrder },
  { name: 'payment-completed', as: 'member', path: '/transactions', leads: orderThatIs('paid') },
  { name: 'payment-pending', as: 'member', path: '/transactions', leads: orderThatIs('pending') },
  { name: 'payment-open', as: 'member', path: '/transactions', leads: unpaidOrder },
  { name: 'payment-failed', as: 'member', path: '/transactions', leads: orderThatIs('failed') },
  { name: 'payment-cancelled', as: 'member', path: '/transactions', leads: orderThatIs('cancelled') },
  { name: 'payment-refunded', as: 'member', path: '/transactions', leads: orderThatIs('refunded') },
  { name: 'payment-partly-refunded', as: 'member', path: '/transactions', leads: partlyRefundedOrder },
  { name: 'payment-reversal-notified', as: 'member', path: '/transactions', leads: orderWithReversal },
  { name: 'payment-charged-back', as: 'member', path: '/transactions', leads: orderThatIs('charged_back') },
  { name: 'directdebit', as: 'member', path: '/directdebit' },
  { name: 'directdebit-code', as: 'member', path: '/directdebit', leads: codeOfDebit },
  { name: 'directdebit-signed', as: 'member', path: '/directdebit', leads: signedDebit },
  { name: 'order-by-debit', as: 'member', path: '/credits', leads: orderByDebit },
  { name: 'payment-by-debit', as: 'member', path: '/transactions', leads: orderedByDebit },
  { name: 'premium', as: 'member', path: '/premium' },
  { name: 'premium-alert', as: 'member', path: '/members', leads: premiumAlert },
  { name: 'transactions', as: 'member', path: '/transactions' },
  { name: 'own-withdrawal', as: 'member', path: '/withdraw' },
  { name: 'activate', as: 'member', path: '/activate' },
  { name: 'signup-matches', as: 'member', path: '/signup-matches' },
  { name: 'activate-done', as: 'member', path: '/activate/done' },
  { name: 'deletion', as: 'member', path: '/profile/delete' },
  { name: 'deletion-confirmation', as: 'member', path: '/profile/delete?confirm=&reason=break' },
  { name: 'account-deleted', as: 'visitor', path: '/account-deleted' },
  { name: 'age-check-return', as: 'member', path: '/age-check/return' },
]
