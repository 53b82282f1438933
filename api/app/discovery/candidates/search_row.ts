import { SearchRowSchema } from '#generated/schema'

/** What a search reads of an active profile, under its id; the database maintains these rows itself (migration 0007). */
export default class SearchRow extends SearchRowSchema {}
