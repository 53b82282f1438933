export type SignupEvent = 'started' | 'flow_complete' | 'closed' | 'redirected_to_login'

/** Dispatches `manyhearts:signup-started` etc. on `window` for the brand's scripts, without personal data (specification §2). */
export function announceSignup(event: SignupEvent): void {
  window.dispatchEvent(new CustomEvent(`manyhearts:signup-${event.replaceAll('_', '-')}`))
}
