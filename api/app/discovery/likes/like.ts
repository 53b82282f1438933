import { LikeSchema } from '#generated/schema'

/** One profile likes another. A match, two mutual likes, is computed and never stored. */
export default class Like extends LikeSchema {}
