import { LikeSchema } from '#generated/schema'

/** That one profile likes another. Two that meet are a match, which is read, never stored. */
export default class Like extends LikeSchema {}
