/** What happens to a sign-up in the modal (specification §2). */
export type SignupEvent = 'started' | 'flow_complete' | 'closed' | 'redirected_to_login'

/**
 * Tells the scripts of a brand what happens in the sign-up modal: an event on `window` named `manyhearts:signup-started`,
 * `manyhearts:signup-flow-complete`, `manyhearts:signup-closed` or `manyhearts:signup-redirected-to-login`. It says nothing about
 * the person.
 */
export function announceSignup(event: SignupEvent): void {
  window.dispatchEvent(new CustomEvent(`manyhearts:signup-${event.replaceAll('_', '-')}`))
}
