import { ConsentSchema } from '#generated/schema'

/** Something a member agreed to, with the version of its text. */
export default class Consent extends ConsentSchema {}
