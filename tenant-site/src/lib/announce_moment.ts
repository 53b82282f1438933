/** The full-screen moments, and what is pressed in them (specification §4): photos and buttons raise events of their own. */
export type Moment = 'match' | 'new_like' | 'introduction'
export type MomentEvent = 'opened' | 'photo' | 'button' | 'closed'

/**
 * Tells the scripts of a brand what happens in a full-screen moment: an event on `window` named `manyhearts:match-photo`,
 * `manyhearts:new-like-button` and so on. It says nothing about the person.
 */
export function announceMoment(moment: Moment, event: MomentEvent): void {
  window.dispatchEvent(new CustomEvent(`manyhearts:${moment.replaceAll('_', '-')}-${event}`))
}
