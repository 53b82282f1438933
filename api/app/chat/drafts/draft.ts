import { DraftSchema } from '#generated/schema'

/** The text that a profile has not sent to another one yet; there is one at most. */
export default class Draft extends DraftSchema {}
