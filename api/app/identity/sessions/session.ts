import { SessionSchema } from '#generated/schema'

/** A browser in which a member is logged in. The cookie holds the token, the table only its hash. */
export default class Session extends SessionSchema {}
