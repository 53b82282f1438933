import { SearchRowSchema } from '#generated/schema'

/**
 * Somebody a search may find, by what and in which order: what a search reads of a profile, and nothing more. The database keeps these
 * rows by itself, of active profiles only (migration 0032). The id is the profile's.
 */
export default class SearchRow extends SearchRowSchema {}
