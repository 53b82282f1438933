import { SessionSchema } from '#generated/schema'

/** The cookie contains the token, the table only its hash. */
export default class Session extends SessionSchema {}
