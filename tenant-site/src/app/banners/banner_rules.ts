import { mustActivate } from '#site/lib/activation/must_activate.ts'
import { canBeSwitchedOn, type PushState } from '#site/lib/visit/push_state.ts'
import type { User } from '#site/lib/api/shapes.ts'

type Place = { pathname: string; search: string }

const SIGN_UP = ['/signup', '/complete-signup', '/signup-matches']

/** Pages that don't show each banner; `settings` is a tab of `/profile`. */
const NOT_ON = {
  withheld: ['settings'],
  activation: [...SIGN_UP, 'settings', '/notifications'],
  photo: [...SIGN_UP, '/profile', 'settings', '/activate/done', '/premium', '/notifications', '/directdebit'],
  disabled_notifications: ['settings', '/notifications'],
  push: [...SIGN_UP, '/notifications', '/activate/done', '/directdebit', '/premium'],
  install: [...SIGN_UP, '/notifications', '/activate', '/activate/done', '/directdebit', '/premium', '/withdraw'],
}

/** Where somebody pays, reads what became of a payment, or leaves, nothing else is asked of them. */
const QUIET = /^\/(credits|transactions)\/.|^\/profile\/delete$/

export function isQuiet({ pathname }: Place): boolean {
  return QUIET.test(pathname)
}

/** Reminder to confirm the address (specification §4). */
export function needsActivationReminder(user: User, place: Place): boolean {
  return mustActivate(user) && user.notifications_disabled.length === 0 && !isOn(NOT_ON.activation, place)
}

/** Members who withdrew a consent are hidden from others. */
export function needsWithheldNotice(user: User, place: Place): boolean {
  return user.withheld && !isOn(NOT_ON.withheld, place)
}

export function needsPhotoAlert(user: User, place: Place): boolean {
  return !user.profile.main_image && !isOn(NOT_ON.photo, place)
}

export function needsDisabledNotificationsAlert(user: User, place: Place): boolean {
  return user.notifications_disabled.length > 0 && !isOn(NOT_ON.disabled_notifications, place)
}

export function needsPushAlert(push: PushState, place: Place): boolean {
  return canBeSwitchedOn(push) && !isOn(NOT_ON.push, place)
}

export function needsInstallOffer(place: Place): boolean {
  return !isOn(NOT_ON.install, place)
}

function isOn(names: readonly string[], { pathname, search }: Place): boolean {
  const isSettings = pathname === '/profile' && new URLSearchParams(search).get('tab') === 'settings'
  return names.includes(pathname) || (isSettings && names.includes('settings'))
}
